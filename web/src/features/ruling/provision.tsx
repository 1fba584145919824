import type { Citations } from '@massima/contract/citations';
import { useState } from 'react';
import { AccessOver, isAccessOver } from '../../components/access-over.tsx';
import { trpc } from '../../lib/trpc.ts';
import { ProvisionUse } from './provision-use.tsx';

type Props = Omit<Citations['provisions'][number], 'key'> & { onSearch: (query: string) => void };

/** An article of law that a ruling applies; opened, it says how it is used elsewhere. */
export function Provision({ label, official, onSearch }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { data, error } = trpc.rulings.applying.useQuery(
    { query: label },
    { enabled: isOpen, staleTime: Infinity },
  );
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary lang="it">{label}</summary>
      {isAccessOver(error) && <AccessOver error={error} of="access_over.provision" />}
      <ProvisionUse label={label} official={official} use={data?.provision} onSearch={onSearch} />
    </details>
  );
}
