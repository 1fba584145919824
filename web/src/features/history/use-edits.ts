import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { useEffect, useRef, useState } from 'react';
import { trpc } from '../../lib/trpc.ts';
import type { Question } from './history-row.tsx';

/** By the id that an entry was listed with: deleted, changed, or put back under a new id. */
export type Edits = ReadonlyMap<number, Question | 'deleted'>;

export const hasDeleted = (edits: Edits): boolean => [...edits.values()].includes('deleted');

/** Entries that were deleted stay in the list that is shown; whoever comes back to the history reads it anew. */
export function useEdits() {
  const [edits, setEdits] = useState<Edits>(new Map());
  const client = useQueryClient();
  const hasEdits = useRef(false);
  hasEdits.current = edits.size > 0;
  useEffect(
    () => () => {
      if (!hasEdits.current) return;
      client.removeQueries({ queryKey: getQueryKey(trpc.questions.list) });
      client.removeQueries({ queryKey: getQueryKey(trpc.questions.count) });
      client.removeQueries({ queryKey: getQueryKey(trpc.questions.pinned) });
    },
    [client],
  );
  return [edits, setEdits] as const;
}
