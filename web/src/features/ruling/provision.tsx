import type { Citations } from '@massima/contract/citations';
import { useState } from 'react';
import { AccessOver, isAccessOver } from '../../components/access-over.tsx';
import { trpc } from '../../lib/trpc.ts';
import { ProvisionOnDay } from './lazy-provision.tsx';
import { ProvisionUse } from './provision-use.tsx';

type Props = Omit<Citations['provisions'][number], 'key'> & {
  /** `cc:2051` */
  provision: string;
  /** Of the ruling that applies it, YYYY-MM-DD; undefined: today's text. */
  day: string | undefined;
  onSearch: (query: string) => void;
};

/** An article of law that a ruling applies; opened, it says how it is used elsewhere. */
export function Provision({ provision, label, official, day, onSearch }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { data, error } = trpc.rulings.applying.useQuery(
    { query: label },
    { enabled: isOpen, staleTime: Infinity },
  );
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary lang="it">{label}</summary>
      {isAccessOver(error) && <AccessOver error={error} of="access_over.provision" />}
      {isOpen && <ProvisionOnDay provision={provision} day={day} />}
      <ProvisionUse label={label} official={official} use={data?.provision} onSearch={onSearch} />
    </details>
  );
}
