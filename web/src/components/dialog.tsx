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
  /** Announced immediately together with its text, for urgent decisions. */
  alert?: boolean;
  wide?: boolean;
  /**
   * Hides the dialog to give access to the page, for example to the bank's prompt. The dialog's
   * content keeps its state.
   */
  isAside?: boolean;
}

/**
 * The browser's modal dialog with top layer, inert page, Escape and focus handling. Mount it to
 * open, unmount it to close.
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
      // Focuses the first field, or else the title, which is then announced with the text below it.
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
        // React bubbles this event from nested dialogs, and a file input fires it if nothing was
        // chosen.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      // The backdrop belongs to the dialog element, like its border and its scroll bar.
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
  /** Replaces "cancel" if the dialog is about cancelling, where the word would be ambiguous. */
  cancelText?: string | undefined;
  children: ReactNode;
}

/** Buttons at the end of a dialog: cancel first, main action last. */
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
