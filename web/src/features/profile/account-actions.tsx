import { Button } from '@mantine/core';
import { delays } from '@massima/contract/constants';
import { useState } from 'react';
import { exportOwnAccount } from '../../api/accounts.ts';
import { useText } from '../../lib/i18n.tsx';
import { saveFile } from '../../lib/save-file.ts';
import { session } from '../../lib/session.ts';
import { toast } from '../../lib/toast.ts';
import { useMutation } from '../../lib/use-mutation.ts';
import { DeletionDialog } from './deletion-dialog.tsx';
import classes from './profile.module.css';

/**
 * Exports all stored data of the account as one file, and deletes the account, which ends the
 * session.
 */
export function AccountActions({ id }: { id: number }) {
  const { t } = useText();
  const [isConfirming, setConfirming] = useState(false);
  const [isGone, setGone] = useState(false);
  const leave = () => {
    setConfirming(false);
    setGone(true);
    toast(t('user_profile_deleted'), { ms: delays.deletedLogout });
    setTimeout(() => session.end(null), delays.deletedLogout);
  };
  const exportAll = useMutation({
    ...exportOwnAccount,
    onSuccess: (data) => saveFile('massima.json', 'application/json', JSON.stringify(data, null, 2)),
  });
  const download = (
    <Button variant="default" loading={exportAll.isPending} onClick={() => exportAll.mutate({ id })}>
      {t('profile_export')}
    </Button>
  );
  return (
    <section className={classes.account}>
      <h2>{t('profile_data')}</h2>
      <p className={classes.note}>{t('profile_export_text')}</p>
      <div className={classes.actions}>
        {download}
        <Button variant="outline" color="red" disabled={isGone} onClick={() => setConfirming(true)}>
          {t('profile_delete')}
        </Button>
      </div>
      {isConfirming && (
        <DeletionDialog id={id} download={download} onDone={leave} onClose={() => setConfirming(false)} />
      )}
    </section>
  );
}
