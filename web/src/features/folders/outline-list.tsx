import { getQueryKey } from '@trpc/react-query';
import { type KeyboardEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { restoreRuling } from '../../api/folders.ts';
import { refetchStale } from '../../api/mutation.ts';
import { UndoRow } from '../../components/undo-row.tsx';
import { useText } from '../../lib/i18n.tsx';
import { trpc } from '../../lib/trpc.ts';
import { useIsMounted } from '../../lib/use-is-mounted.ts';
import { useMutation } from '../../lib/use-mutation.ts';
import type { OutlineEntry } from './outline-entry.ts';
import { before } from './outline-order.ts';
import classes from './outline-row.module.css';
import { OutlineRow, type RowActions } from './outline-row.tsx';
import { type Drag, useOutlineDrag } from './use-outline-drag.ts';

interface RemovedRowProps {
  entry: OutlineEntry;
  folderId: number;
  /** True while the removal is pending. */
  isBusy: boolean;
  onRestored: (id: string) => void;
}

/** Replaces a removed result, with an undo button that restores its note too. */
function RemovedRow({ entry: { id, name }, folderId, isBusy, onRestored }: RemovedRowProps) {
  const { t } = useText();
  const isHere = useIsMounted();
  const restore = useMutation({
    ...restoreRuling,
    onSuccess: () => {
      onRestored(id);
      // The folder may have been left and reopened without the element.
      if (!isHere()) void refetchStale([getQueryKey(trpc.projects.elements, { id: folderId })]);
    },
  });
  return (
    <li data-row data-element={id} className={classes.removed}>
      <UndoRow
        text={t('folder_removed', { citation: name })}
        isBusy={isBusy || restore.isPending}
        onUndo={() => restore.mutateAsync({ projectId: folderId, idResult: id })}
        survivesUnmount
      />
    </li>
  );
}

interface Props {
  folderId: number;
  /** Sorted and filtered entries, including removed ones. */
  entries: readonly OutlineEntry[];
  /** Positions in the folder's order; removed entries have none. */
  positions: ReadonlyMap<string, number>;
  openId: string | undefined;
  canMove: boolean;
  isRemoving: (id: string) => boolean;
  address: (id: string) => string;
  onOpen: (id: string) => void;
  onRestored: (id: string) => void;
  /** Returns the folder's current order, because two keys may be pressed before a redraw. */
  order: () => readonly string[];
  onMove: (id: string, name: string, after: string | null, options?: { byKey?: boolean }) => void;
}

const stepsOf = { ArrowUp: 'up', ArrowDown: 'down' } as const;

/**
 * Index of a folder. Arrow keys move between rows, with Alt they move the row, and the handle
 * drags it.
 */
export function OutlineList({ folderId, entries, positions, openId, canMove, ...rest }: Props) {
  const { t } = useText();
  const list = useRef<HTMLOListElement>(null);
  const [movesOf, setMovesOf] = useState<string | null>(null);
  const ids = entries.map(({ id }) => id);
  const visible = ids.filter((id) => positions.has(id));
  const stop = openId !== undefined && visible.includes(openId) ? openId : visible[0];

  const latest = useRef({ ...rest, entries });
  latest.current = { ...rest, entries };
  const move = (id: string, after: string | null, byKey: boolean) => {
    const { entries: all, onMove } = latest.current;
    keepFocus.current = document.activeElement;
    onMove(id, all.find((entry) => entry.id === id)?.name ?? id, after, { byKey });
  };
  /** Skips removed entries, so that a step is visible. */
  const step = (id: string, to: 'up' | 'down' | 'first' | 'last') => {
    const order = latest.current.order();
    const all = order.filter((candidate) => positions.has(candidate));
    const at = all.indexOf(id);
    const last = order.at(-1) ?? null;
    if (to === 'first') move(id, null, false);
    else if (to === 'last') move(id, last === id ? (all[at - 1] ?? null) : last, false);
    else if (to === 'down' && at < all.length - 1) move(id, all[at + 1]!, true);
    else if (to === 'up' && at > 0) move(id, before(order, all[at - 1]!), true);
  };
  const drop = ({ id, over, isBelow }: Drag) =>
    move(id, isBelow ? over : before(latest.current.order(), over), false);
  const { drag, handleProps, wasDragged } = useOutlineDrag({ list, onDrop: drop });

  // A moved row loses the focus in some browsers.
  const keepFocus = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const focused = keepFocus.current;
    keepFocus.current = null;
    if (!(focused instanceof HTMLElement) || !list.current?.contains(focused)) return;
    focused.focus({ preventScroll: true });
    focused.closest('li')?.scrollIntoView({ block: 'nearest' });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once the order has changed, not whenever it is drawn
  }, [ids.join(' ')]);

  const calls = useRef({ step, wasDragged });
  calls.current = { step, wasDragged };
  const actions = useMemo<RowActions>(
    () => ({
      address: (id) => latest.current.address(id),
      open: (id) => latest.current.onOpen(id),
      toggleMoves: (id) => {
        if (!calls.current.wasDragged()) setMovesOf((now) => (now === id ? null : id));
      },
      step: (id, to) => calls.current.step(id, to),
      ...handleProps,
    }),
    [handleProps],
  );

  const onKeyDown = (event: KeyboardEvent) => {
    const to = event.key === 'ArrowUp' || event.key === 'ArrowDown' ? stepsOf[event.key] : undefined;
    const row = (event.target as HTMLElement).closest<HTMLElement>('[data-element]');
    if (!to || !row || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const id = row.dataset['element'] ?? '';
    event.preventDefault();
    if (event.altKey) {
      if (canMove && positions.has(id)) step(id, to);
      return;
    }
    const next = to === 'up' ? row.previousElementSibling : row.nextElementSibling;
    next?.querySelector<HTMLElement>('a, button')?.focus();
  };

  const dragOf = (id: string) => {
    if (drag === null) return undefined;
    if (drag.id === id) return 'moving' as const;
    if (drag.over !== id) return undefined;
    return drag.isBelow ? ('below' as const) : ('above' as const);
  };
  return (
    <ol ref={list} aria-label={t('folder_index')} className={classes.list} onKeyDown={onKeyDown}>
      {entries.map((entry) => {
        const position = positions.get(entry.id);
        if (position === undefined)
          return (
            <RemovedRow
              key={entry.id}
              entry={entry}
              folderId={folderId}
              isBusy={rest.isRemoving(entry.id)}
              onRestored={rest.onRestored}
            />
          );
        return (
          <OutlineRow
            key={entry.id}
            entry={entry}
            position={position}
            isOpen={entry.id === openId}
            isStop={entry.id === stop}
            canMove={canMove}
            showsMoves={canMove && movesOf === entry.id}
            drag={dragOf(entry.id)}
            actions={actions}
          />
        );
      })}
    </ol>
  );
}
