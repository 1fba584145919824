import { useState } from 'react';
import { removeRuling } from '../../api/folders.ts';
import { useMutation } from '../../lib/use-mutation.ts';

const without = (set: ReadonlySet<string>, value: string) =>
  new Set([...set].filter((element) => element !== value));

/** Elements removed from an open folder, which stay in place for undo. */
export function useRemovals(folderId: number) {
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  const [underWay, setUnderWay] = useState<ReadonlySet<string>>(new Set());
  const bringBack = (id: string) => setRemoved((now) => without(now, id));
  const { mutate } = useMutation({
    ...removeRuling,
    onMutate: ({ idResult: id }) => {
      setRemoved((now) => new Set(now).add(id));
      setUnderWay((now) => new Set(now).add(id));
    },
    onError: (_error, { idResult: id }) => bringBack(id),
    onSettled: (_answer, _error, { idResult: id }) => setUnderWay((now) => without(now, id)),
  });
  return {
    removed,
    isUnderWay: (id: string) => underWay.has(id),
    remove: (id: string) => mutate({ projectId: folderId, idResult: id }),
    bringBack,
  };
}
