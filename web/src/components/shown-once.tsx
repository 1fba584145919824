import { Button } from '@mantine/core';
import { copyAndNotify } from '../lib/copy-text.ts';
import { useText } from '../lib/i18n.tsx';
import { Dialog, DialogActions } from './dialog.tsx';
import classes from './shown-once.module.css';

interface Props {
  title: string;
  /** Purpose of the secret, and the notice that it is shown once. */
  text: string;
  secret: string;
  copyLabel: string;
  /** Messages after copying succeeded or failed. */
  copied: string;
  notCopied: string;
  onClose: () => void;
}

/** Shows a new secret once, in full and selectable. */
export function ShownOnce({ title, text, secret, copyLabel, copied, notCopied, onClose }: Props) {
  const { t } = useText();
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{text}</p>
      <pre className={classes.secret} tabIndex={0} aria-label={title}>
        <code>{secret}</code>
      </pre>
      <DialogActions onCancel={onClose} cancelText={t('close')}>
        <Button onClick={() => void copyAndNotify(secret, { copied, notCopied })}>{copyLabel}</Button>
      </DialogActions>
    </Dialog>
  );
}
