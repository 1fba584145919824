import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { useEffect, useRef, useState } from 'react';
import { trpc } from '../../lib/trpc.ts';
import type { HistoryItem } from './history-item.ts';

/**
 * Current state of an edited entry: changed, restored under a new id, or deleted with its last
 * values.
 */
export type Edit = HistoryItem | { deleted: HistoryItem };
/** Keyed by the original id of the entry. */
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
