import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { pushUndo } from '../lib/undo-stack.ts';
import { focusNext } from '../lib/focus-next.ts';
import { useText } from '../lib/i18n.tsx';
import classes from './undo-row.module.css';

interface Props {
  /** What was removed from here. */
  text: string;
  /** The removal, or its undoing, is under way. */
  isBusy: boolean;
  onUndo: () => void;
}

/** In the place of what was removed, for as long as the place is shown: says so, and brings it back with one press. */
export function UndoRow({ text, isBusy, onUndo }: Props) {
  const { t } = useText();
  const undo = useRef<HTMLButtonElement>(null);
  const place = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone: the keyboard continues with the next row, and the way back is one stop before it.
  useEffect(() => {
    if (place.current && !focusNext(place.current)) undo.current?.focus({ preventScroll: true });
  }, []);
  // A press that comes before the removal is through waits for it; a second one does nothing more.
  const isAsked = useRef(false);
  const [isWaiting, setWaiting] = useState(false);
  const press = () => {
    if (isAsked.current) return;
    isAsked.current = true;
    if (isBusy) setWaiting(true);
    else onUndo();
  };
  // So does the key, as long as this is mounted.
  const latest = useRef(press);
  latest.current = press;
  const [what] = useState(text);
  useEffect(() => pushUndo(what, () => latest.current()), [what]);
  useEffect(() => {
    if (isBusy) return;
    if (isWaiting) {
      setWaiting(false);
      onUndo();
    } else isAsked.current = false;
    // eslint-disable-next-line react-hooks/exhaustive-deps -- another function is no new reason to call it
  }, [isBusy, isWaiting]);
  return (
    <div ref={place} className={classes.removed}>
      <span role="status">{text}</span>
      {/* Never disabled, which would take the focus from it. */}
      <Button ref={undo} variant="default" size="compact-sm" onClick={press}>
        {t('undo')}
      </Button>
    </div>
  );
}
