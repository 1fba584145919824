import { Button } from '@mantine/core';
import { Dialog, DialogActions } from '../../components/dialog.tsx';
import { errorMessage } from '../../lib/error-message.ts';
import { useText } from '../../lib/i18n.tsx';
import { toast } from '../../lib/toast.ts';
import { trpc } from '../../lib/trpc.ts';
import { type AccountRow, fullName } from './account-status.ts';

export function DeleteDialog({ account, onClose }: { account: AccountRow; onClose: () => void }) {
  const text = useText();
  const { t } = text;
  const utils = trpc.useUtils();
  const remove = trpc.accounts.remove.useMutation({
    onSuccess: async () => {
      await utils.accounts.list.invalidate();
      toast(t('admin_deleted'));
      onClose();
    },
    onError: (error) =>
      toast(t('admin_delete_error', { reason: errorMessage(text, error) }), { tone: 'error' }),
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
