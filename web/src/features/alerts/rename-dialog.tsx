import { Button, TextInput } from '@mantine/core';
import { citationsNameMax } from '@massima/contract/constants';
import { renameAlert } from '../../api/alerts.ts';
import { Dialog, DialogActions } from '../../components/dialog.tsx';
import { useFields } from '../../forms/use-fields.ts';
import { useForm } from '../../forms/use-form.ts';
import { useText } from '../../lib/i18n.tsx';
import { toast, undoMs } from '../../lib/toast.ts';
import { useMutation } from '../../lib/use-mutation.ts';
import type { Alert } from './use-follow.ts';

interface Props {
  alert: Pick<Alert, 'id' | 'label'>;
  onClose: () => void;
}

/** The name of an alert on what a text cites. */
export function RenameDialog({ alert: { id, label }, onClose }: Props) {
  const { t } = useText();
  const fields = useFields({
    draft: null,
    saved: { name: label },
    check: ({ name }) => (name.trim() === '' ? { name: 'missing_parameters' } : {}),
  });
  // Pressed in the notice, when this dialog is gone.
  const revert = useMutation(renameAlert);
  const form = useForm([fields], {
    ...renameAlert,
    input: () => ({ id, name: fields.values.name.trim() }),
    onDone: () => {
      const run = () => revert.mutateAsync({ id, name: label });
      toast(t('alerts_renamed'), { ms: undoMs, actions: [{ label: t('undo'), run, isUndo: true }] });
      onClose();
    },
  });
  return (
    <Dialog title={t('alerts_rename_title')} onClose={onClose}>
      <form {...form.props}>
        <TextInput
          label={t('alerts_name')}
          autoComplete="off"
          maxLength={citationsNameMax}
          {...fields.field('name')}
        />
        <DialogActions onCancel={onClose}>
          <Button type="submit" disabled={!form.isComplete} loading={form.isPending}>
            {t('save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
