import { Button } from '@mantine/core';
import { useText } from '../../lib/i18n.tsx';
import classes from './outline-row.module.css';

const moves = ['up', 'down', 'first', 'last'] as const;
type Move = (typeof moves)[number];

/** What dragging does, by single presses: for who can't drag, and for long ways. */
export function RowMoves({ onMove }: { onMove: (to: Move) => void }) {
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
