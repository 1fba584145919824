import { Button } from '@mantine/core';
import { Dialog, DialogActions } from '../../components/dialog.tsx';
import { copyAndNotify } from '../../lib/copy-text.ts';
import { useText } from '../../lib/i18n.tsx';
import { saveFile } from '../../lib/save-file.ts';
import classes from './factors.module.css';

/** Shows the ten recovery codes, once. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { t } = useText();
  const text = codes.join('\n');
  const copy = () =>
    copyAndNotify(text, { copied: t('recovery_copied'), notCopied: t('recovery_copy_failed') });
  return (
    <Dialog title={t('recovery_title')} onClose={onClose}>
      <p>{t('recovery_text')}</p>
      <ul className={classes.codes} aria-label={t('recovery_title')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <DialogActions onCancel={onClose} cancelText={t('close')}>
        <Button variant="default" onClick={() => saveFile('massima-recupero.txt', 'text/plain', `${text}\n`)}>
          {t('recovery_save')}
        </Button>
        <Button onClick={() => void copy()}>{t('recovery_copy')}</Button>
      </DialogActions>
    </Dialog>
  );
}
