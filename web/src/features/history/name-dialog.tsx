import { Button, TextInput } from '@mantine/core';
import { questionNameMax } from '@massima/contract/constants';
import { changeQuestion } from '../../api/history.ts';
import { Dialog, DialogActions } from '../../components/dialog.tsx';
import { useFields } from '../../forms/use-fields.ts';
import { useForm } from '../../forms/use-form.ts';
import { useText } from '../../lib/i18n.tsx';
import type { HistoryItem } from './history-item.ts';

interface Props {
  question: HistoryItem;
  onNamed: (question: HistoryItem) => void;
  onClose: () => void;
}

/** A user's own name for a question that is asked repeatedly. */
export function NameDialog({ question: { id, query, name }, onNamed, onClose }: Props) {
  const { t } = useText();
  const fields = useFields({ draft: null, saved: { name } });
  const form = useForm([fields], {
    ...changeQuestion,
    input: () => ({ id, name: fields.values.name.trim() }),
    onDone: (named) => {
      onNamed(named);
      onClose();
    },
  });
  return (
    <Dialog title={t('history_name_title')} onClose={onClose}>
      <p>{query}</p>
      <form {...form.props}>
        <TextInput
          label={t('history_name_label')}
          description={t('history_name_hint')}
          autoComplete="off"
          maxLength={questionNameMax}
          {...fields.field('name')}
        />
        <DialogActions onCancel={onClose}>
          <Button type="submit" loading={form.isPending}>
            {t('save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
