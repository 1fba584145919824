import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { pushUndo, type RunUndo } from '../lib/undo-stack.ts';
import { useIsMounted } from '../lib/use-is-mounted.ts';
import { focusNext } from '../lib/focus-next.ts';
import { useText } from '../lib/i18n.tsx';
import classes from './undo-row.module.css';

interface Props {
  /** Message about the removed row. */
  text: string;
  /** True while the removal or its undo is pending. */
  isBusy: boolean;
  onUndo: RunUndo;
  /**
   * Allows undo by key after this row is unmounted, if the removed data is stored outside this
   * list.
   */
  survivesUnmount?: boolean;
}

/** The mutation reports its error, and the row stays. */
const quietly = (undoing: ReturnType<RunUndo>) => void Promise.resolve(undoing).catch(() => {});

/** Replaces a removed row with a message and an undo button until the list is reloaded. */
export function UndoRow({ text, isBusy, onUndo, survivesUnmount = false }: Props) {
  const { t } = useText();
  const undo = useRef<HTMLButtonElement>(null);
  const container = useRef<HTMLDivElement>(null);
  // The pressed button has disappeared, so the focus moves to the next row, one stop after undo.
  useEffect(() => {
    if (container.current && !focusNext(container.current)) undo.current?.focus({ preventScroll: true });
  }, []);
  // Undo waits until the removal has finished; further clicks are ignored.
  const isUndoing = useRef(false);
  const isHere = useIsMounted();
  const [isWaiting, setWaiting] = useState(false);
  const press: RunUndo = () => {
    if (isUndoing.current) return;
    isUndoing.current = true;
    forget.current();
    // If the row was unmounted while the removal was pending, it is not drawn again, so undo runs
    // on its own.
    if (!isBusy || !isHere()) return onUndo();
    setWaiting(true);
  };
  // Called by the undo key while this row is mounted, or longer with `survivesUnmount`.
  const latest = useRef(press);
  latest.current = press;
  const forget = useRef(() => {});
  const [what] = useState(text);
  useEffect(() => {
    forget.current = pushUndo(what, () => latest.current());
    return survivesUnmount ? undefined : forget.current;
  }, [what, survivesUnmount]);
  useEffect(() => {
    if (isBusy) return;
    if (isWaiting) {
      setWaiting(false);
      quietly(onUndo());
    } else isUndoing.current = false;
    // eslint-disable-next-line react-hooks/exhaustive-deps -- another function is no new reason to call it
  }, [isBusy, isWaiting]);
  return (
    <div ref={container} className={classes.removed}>
      <span role="status">{text}</span>
      {/* Never disabled, because it would lose the focus. */}
      <Button ref={undo} variant="default" size="compact-sm" onClick={() => quietly(press())}>
        {t('undo')}
      </Button>
    </div>
  );
}
