import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useText } from '../lib/i18n.tsx';
import { IconButton } from './icon-button.tsx';
import { DialogToasts } from './toasts.tsx';
import classes from './dialog.module.css';

interface Props {
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** `drawer` and `sheet` slide in from the left and the right edge. */
  kind?: 'dialog' | 'drawer' | 'sheet';
  /** Announced immediately and read with its text: for what must be decided before anything else. */
  alert?: boolean;
  wide?: boolean;
  /** Out of the way of what has to be reached in the page, as the bank's question has; what is in it stays unchanged. */
  isAside?: boolean;
}

/**
 * The browser's own modal dialog: top layer, inert page below, Escape, focus back to where it was, and no script for
 * any of it. Mount it to open, unmount it to close.
 */
export function Dialog({
  title,
  onClose,
  children,
  kind = 'dialog',
  alert = false,
  wide = false,
  isAside = false,
}: Props) {
  const { t } = useText();
  const ref = useRef<HTMLDialogElement>(null);
  const heading = useId();

  useEffect(() => {
    if (isAside) return;
    const dialog = ref.current;
    const before = document.activeElement;
    if (dialog && !dialog.open) {
      dialog.showModal();
      // Where one would type or choose; without a field the title, which is then read out with the text below it.
      const find = (selector: string) => dialog.querySelector<HTMLElement>(selector);
      (find('[data-autofocus]') ?? find('input, textarea, select') ?? find('h2'))?.focus({
        preventScroll: true,
      });
    }
    return () => {
      dialog?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [isAside]);

  return (
    <dialog
      ref={ref}
      role={alert ? 'alertdialog' : undefined}
      aria-labelledby={heading}
      className={`${classes.base} ${classes[kind]} ${wide ? classes.wide : ''}`}
      onCancel={(event) => {
        // React lets it rise from a dialog on top of this one, and a file field sends one when nothing was chosen.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      // The backdrop belongs to the dialog element, as its edge and its scroll bar do.
      onMouseDown={({ target, currentTarget, clientX, clientY }) => {
        const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
        const isInside = clientX >= left && clientX < right && clientY >= top && clientY < bottom;
        if (target === currentTarget && !isInside) onClose();
      }}
    >
      <div className={classes.body}>
        <div className={classes.head}>
          <h2 id={heading} tabIndex={-1}>
            {title}
          </h2>
          <IconButton icon="close" label={t('close')} onClick={onClose} />
        </div>
        {children}
      </div>
      {!isAside && <DialogToasts />}
    </dialog>
  );
}

interface DialogActionsProps {
  onCancel?: () => void;
  /** Where the dialog itself is about cancelling, the word would say both. */
  cancelText?: string | undefined;
  children: ReactNode;
}

/** The row of buttons at the end of a dialog: the way out, where it is a plain one, and the main one last. */
export function DialogActions({ onCancel, cancelText, children }: DialogActionsProps) {
  const { t } = useText();
  return (
    <div className={classes.actions}>
      {onCancel && (
        <Button variant="default" onClick={onCancel}>
          {cancelText ?? t('cancel')}
        </Button>
      )}
      {children}
    </div>
  );
}
