import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { trpc } from '../../lib/trpc.ts';
import { readWithin } from './applied-within.ts';
import { noteVisit } from './last-visit.ts';

/** Who applies an article, within what the address says, and what is new since the last visit. */
export function useApplied(key: string) {
  const [params] = useSearchParams();
  const within = readWithin(params);
  // Read once: the visit that begins now must not end what is new in it.
  const [since] = useState(() => noteVisit(key, new Date()));
  const query = trpc.rulings.applied.useQuery(
    { key, ...within, ...(since && { since: since.toISOString() }) },
    // While others come, those that are shown stay.
    { staleTime: 5 * 60_000, placeholderData: (previous) => (previous?.key === key ? previous : undefined) },
  );
  return { within, since, ...query };
}
