import { Button } from '@mantine/core';
import type { Folder } from '@massima/contract/folders';
import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { removeFolder, restoreFolder } from '../../api/folders.ts';
import { Dialog, DialogActions } from '../../components/dialog.tsx';
import { useText } from '../../lib/i18n.tsx';
import { toast, undoMs } from '../../lib/toast.ts';
import { trpc } from '../../lib/trpc.ts';
import { useMutation } from '../../lib/use-mutation.ts';

export function DeleteFolderDialog({
  folder,
  onClose,
  onDeleted,
}: {
  folder: Folder;
  onClose: () => void;
  onDeleted?: () => void;
}) {
  const { t } = useText();
  const client = useQueryClient();
  const { project_id: id } = folder;
  const forget = () => {
    client.removeQueries({ queryKey: getQueryKey(trpc.projects.byId, { id }) });
    client.removeQueries({ queryKey: getQueryKey(trpc.projects.elements, { id }) });
  };

  // Defined here, because undo runs from the notice after this dialog is unmounted.
  const undo = useMutation({
    ...restoreFolder,
    onSuccess: ({ success }) =>
      toast(t(success ? 'folder_restored' : 'folder_name_exists'), { tone: success ? 'success' : 'error' }),
  });
  const remove = useMutation({
    ...removeFolder,
    onSuccess: () => {
      onClose();
      onDeleted?.();
      forget();
      toast(t('folder_deleted'), {
        ms: undoMs,
        actions: [{ label: t('undo'), run: () => undo.mutate({ id }), isUndo: true }],
      });
    },
  });

  return (
    <Dialog title={t('folder_delete_title')} alert onClose={onClose}>
      <p>{t('folder_delete_text', { name: folder.name })}</p>
      <DialogActions onCancel={onClose}>
        <Button color="red" loading={remove.isPending} onClick={() => remove.mutate({ id })}>
          {t('folder_delete_confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
