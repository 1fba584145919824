import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { useEffect, useRef, useState } from 'react';
import { refetchStale } from '../../api/mutation.ts';
import { moveRuling } from '../../api/folders.ts';
import { callError } from '../../lib/call-error.ts';
import { errorMessage } from '../../lib/error-message.ts';
import { useText } from '../../lib/i18n.tsx';
import { toast, undoMs } from '../../lib/toast.ts';
import { trpc } from '../../lib/trpc.ts';
import { useMutation } from '../../lib/use-mutation.ts';
import { before, moved } from './outline-order.ts';
import { idsInOrder, keepOrder } from './use-saved-pages.ts';

/**
 * Milliseconds after the last key press, so that several steps of a result count as one move for
 * the server and for undo.
 */
const settleMs = 600;

interface Move {
  id: string;
  name: string;
  /** New predecessor, and the predecessor before the first step. */
  after: string | null;
  from: string | null;
  /** Order to restore if the server rejects the move. */
  order: readonly string[];
}

interface Options {
  folderId: number;
  /** Returns true if an element counts in "4 of 60"; false for removed elements. */
  isShown: (id: string) => boolean;
}

/**
 * Moves the elements of a folder: immediately on the screen, then on the server, whose order is
 * then shown.
 */
export function useElementMoves({ folderId, isShown }: Options) {
  const text = useText();
  const { t, number } = text;
  const client = useQueryClient();
  const { mutateAsync } = useMutation(moveRuling);
  const [announcement, setAnnouncement] = useState('');
  const waiting = useRef<{ move: Move; timer: ReturnType<typeof setTimeout> } | null>(null);
  const ids = () => idsInOrder(client, folderId);
  const positionOf = (id: string) => {
    const visible = ids().filter(isShown);
    return { place: number(visible.indexOf(id) + 1), total: number(visible.length) };
  };

  const show = (order: readonly string[]) => keepOrder(client, folderId, order);
  const send = async ({ id, after, order }: Move) => {
    try {
      const response = await mutateAsync({ projectId: folderId, idResult: id, after });
      // A further move is already visible and will get its own response.
      if (!waiting.current) show(response.order);
    } catch (error) {
      show(order);
      // The element was removed elsewhere, so the list is outdated.
      if ([404, 409].includes(callError(error).status))
        void refetchStale([getQueryKey(trpc.projects.elements, { id: folderId })]);
      throw error;
    }
  };

  const undo = async ({ id, name, after, from }: Move) => {
    flush();
    const order = ids();
    show(moved(order, id, from));
    await send({ id, name, after: from, from: after, order });
  };
  const save = async (move: Move) => {
    try {
      await send(move);
    } catch (error) {
      const isStale = [404, 409].includes(callError(error).status);
      const message = isStale ? t('folder_order_changed') : errorMessage(text, error, 'folder_not_moved');
      return toast(message, { tone: 'error', kind: 'moved' });
    }
    toast(t('folder_moved', { citation: move.name, place: positionOf(move.id).place }), {
      ms: undoMs,
      kind: 'moved',
      actions: [{ label: t('undo'), run: () => undo(move), isUndo: true }],
    });
  };
  function flush() {
    if (!waiting.current) return;
    const { move, timer } = waiting.current;
    clearTimeout(timer);
    waiting.current = null;
    if (move.after !== move.from) void save(move);
  }
  const flushNow = useRef(flush);
  flushNow.current = flush;
  useEffect(() => () => flushNow.current(), []);

  /** Moves an element behind another or to the start. Moves by key are sent after a pause. */
  function move(id: string, name: string, after: string | null, { byKey = false } = {}) {
    const order = ids();
    if (after === id || after === before(order, id)) return;
    if (waiting.current && waiting.current.move.id !== id) flush();
    clearTimeout(waiting.current?.timer);
    const first = waiting.current?.move ?? { from: before(order, id), order };
    waiting.current = {
      move: { id, name, after, from: first.from, order: first.order },
      timer: setTimeout(() => flushNow.current(), byKey ? settleMs : 0),
    };
    show(moved(order, id, after));
    setAnnouncement(t('folder_place', { citation: name, ...positionOf(id) }));
  }

  return { move, order: ids, announcement };
}
