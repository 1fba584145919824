import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { useEffect, useRef, useState } from 'react';
import { trpc } from '../../lib/trpc.ts';
import type { HistoryItem } from './history-item.ts';

/** What became of an entry: changed, put back under a new id, or deleted, as it last was. */
export type Edit = HistoryItem | { deleted: HistoryItem };
/** By the id that an entry was listed with. */
export type Edits = ReadonlyMap<number, Edit>;

export const isDeleted = (edit: Edit | undefined) => edit !== undefined && 'deleted' in edit;
export const hasDeleted = (edits: Edits): boolean => [...edits.values()].some(isDeleted);

/** Deleted entries stay in the list while it is shown; the next visit reloads the history. */
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
