import type { Citations } from '@massima/contract/citations';
import { useState } from 'react';
import { trpc } from '../../lib/trpc.ts';
import { ProvisionUse } from './provision-use.tsx';

type Props = Citations['provisions'][number] & { onSearch: (query: string) => void };

/** An article of law that a ruling applies; opened, it says how it is used elsewhere. */
export function Provision({ label, official, onSearch }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { data } = trpc.rulings.applying.useQuery({ query: label }, { enabled: isOpen, staleTime: Infinity });
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary lang="it">{label}</summary>
      <ProvisionUse label={label} official={official} use={data?.provision} onSearch={onSearch} />
    </details>
  );
}
