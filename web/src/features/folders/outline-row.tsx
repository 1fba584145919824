import { Button } from '@mantine/core';
import { beginningOf } from '@massima/contract/format/beginning';
import { memo, type MouseEvent, type PointerEvent, useId } from 'react';
import { Link } from 'react-router-dom';
import { IconButton } from '../../components/icon-button.tsx';
import { Icon } from '../../components/icon.tsx';
import { useText } from '../../lib/i18n.tsx';
import { isPlainClick } from '../../lib/is-plain-click.ts';
import type { OutlineEntry } from './outline-entry.ts';
import classes from './outline-row.module.css';

const moves = ['up', 'down', 'first', 'last'] as const;
type Move = (typeof moves)[number];

/** Moves a row by single clicks, as an alternative to dragging and for long distances. */
function RowMoves({ onMove }: { onMove: (to: Move) => void }) {
  const { t } = useText();
  return (
    <div className={classes.moves}>
      {moves.map((to) => (
        <Button key={to} variant="default" size="compact-sm" onClick={() => onMove(to)}>
          {t(`folder_move_${to}`)}
        </Button>
      ))}
    </div>
  );
}

/** Callbacks of a row, shared by all rows. */
export interface RowActions {
  address: (id: string) => string;
  open: (id: string) => void;
  /** Toggles the four buttons that move the row. */
  toggleMoves: (id: string) => void;
  step: (id: string, to: 'up' | 'down' | 'first' | 'last') => void;
  onPointerDown: (event: PointerEvent<HTMLElement>, id: string) => void;
  onPointerMove: (event: PointerEvent) => void;
  onPointerUp: () => void;
  onPointerCancel: () => void;
}

/** Maximum number of characters, one line of the index or two on narrow screens. */
const lineMax = 42;

interface Props {
  entry: OutlineEntry;
  /** Position in the folder's order, from 1. */
  position: number;
  isOpen: boolean;
  /** True if its link is the list's tab stop. */
  isStop: boolean;
  canMove: boolean;
  showsMoves: boolean;
  drag: 'moving' | 'above' | 'below' | undefined;
  actions: RowActions;
}

/**
 * Result in the index of its folder: citation, subject and note. Memoised, so that it only redraws
 * when its data change.
 */
export const OutlineRow = memo(function OutlineRow({
  entry,
  position,
  isOpen,
  isStop,
  actions,
  ...rest
}: Props) {
  const { t, number } = useText();
  const hint = useId();
  const { id, name, about, notice, result } = entry;
  const shortNote = beginningOf(entry.element.note.replaceAll('\n', ' '), lineMax);
  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    actions.open(id);
  };
  return (
    <li data-row data-element={id} data-drag={rest.drag} data-open={isOpen} className={classes.row}>
      {rest.canMove && (
        <>
          <IconButton
            icon="grip"
            label={t('folder_move', { citation: name })}
            className={classes.handle}
            data-handle
            tabIndex={isStop ? 0 : -1}
            aria-expanded={rest.showsMoves}
            aria-describedby={hint}
            onClick={() => actions.toggleMoves(id)}
            onPointerDown={(event) => actions.onPointerDown(event, id)}
            onPointerMove={actions.onPointerMove}
            onPointerUp={actions.onPointerUp}
            onPointerCancel={actions.onPointerCancel}
          />
          <span id={hint} hidden>
            {t('folder_move_hint')}
          </span>
        </>
      )}
      <span className={classes.place}>{number(position)}</span>
      <div className={classes.text}>
        <Link
          to={actions.address(id)}
          tabIndex={isStop ? 0 : -1}
          aria-current={isOpen || undefined}
          className={classes.name}
          onClick={onClick}
        >
          {result ? name : t('folder_element_missing')}
        </Link>
        {about !== '' && (
          <p lang="it" className={classes.about}>
            {about}
          </p>
        )}
        {notice && <p className={classes.remark}>{t(notice)}</p>}
        {shortNote !== '' && (
          <p className={classes.note}>
            <Icon name="edit" size={14} />
            <span className="visually-hidden">{t('folder_note')}: </span>
            <span>{shortNote}</span>
          </p>
        )}
      </div>
      {rest.showsMoves && <RowMoves onMove={(to) => actions.step(id, to)} />}
    </li>
  );
});
