import { useRef } from 'react';
import { changeQuestion } from '../../api/history.ts';
import { useText } from '../../lib/i18n.tsx';
import { pushUndo } from '../../lib/undo-stack.ts';
import { useMutation } from '../../lib/use-mutation.ts';
import type { HistoryItem } from './history-item.ts';

/**
 * Returns a function that pins or unpins a query, with undo by key. A second click is ignored
 * while the first is pending.
 */
export function usePin(onChanged: (question: HistoryItem) => void): (question: HistoryItem) => void {
  const { t } = useText();
  const { mutateAsync } = useMutation({ ...changeQuestion, onSuccess: onChanged });
  const underWay = useRef(new Set<number>());
  return ({ id, query, name, pinned }) => {
    if (underWay.current.has(id)) return;
    underWay.current.add(id);
    const what = t(pinned ? 'history_unpin' : 'history_pin', { query: name || query });
    mutateAsync({ id, pinned: !pinned })
      .then(() => pushUndo(what, () => mutateAsync({ id, pinned })))
      // The mutation has reported its error.
      .catch(() => {})
      .finally(() => underWay.current.delete(id));
  };
}
