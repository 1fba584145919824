import { Button } from '@mantine/core';
import { removeAccount } from '../../api/accounts.ts';
import { Dialog, DialogActions } from '../../components/dialog.tsx';
import { useText } from '../../lib/i18n.tsx';
import { toast } from '../../lib/toast.ts';
import { useMutation } from '../../lib/use-mutation.ts';
import { type AccountRow, fullName } from './account-status.ts';

export function DeleteDialog({ account, onClose }: { account: AccountRow; onClose: () => void }) {
  const { t } = useText();
  const remove = useMutation({
    ...removeAccount,
    onSuccess: () => {
      toast(t('admin_deleted'), { isFinal: true });
      onClose();
    },
  });
  return (
    <Dialog title={t('admin_delete_title')} alert onClose={onClose}>
      <p>{t('admin_delete_text', { name: fullName(account), email: account.email })}</p>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {t('admin_delete_no')}
        </Button>
        <Button color="red" loading={remove.isPending} onClick={() => remove.mutate({ id: account.id })}>
          {t('admin_delete_yes')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
