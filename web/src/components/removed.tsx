import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useText } from '../lib/i18n.tsx';
import classes from './removed.module.css';

interface Props {
  /** What was taken away from here. */
  text: string;
  isBusy: boolean;
  onUndo: () => void;
}

/** In the place of what was removed, for as long as the place is shown: says so, and brings it back with one press. */
export function Removed({ text, isBusy, onUndo }: Props) {
  const { t } = useText();
  const undo = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone: the keyboard goes on from here.
  useEffect(() => undo.current?.focus({ preventScroll: true }), []);
  return (
    <div className={classes.removed}>
      <span role="status">{text}</span>
      <Button ref={undo} variant="default" size="compact-sm" loading={isBusy} onClick={onUndo}>
        {t('undo')}
      </Button>
    </div>
  );
}
