import { Button, TextInput } from '@mantine/core';
import { questionNameMax } from '@massima/contract/constants';
import { clockTime, shortDate } from '@massima/contract/format/dates';
import { useState } from 'react';
import { changeQuestion, removeQuestion, restoreQuestion } from '../../api/history.ts';
import { Dialog, DialogActions } from '../../components/dialog.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { IconLink } from '../../components/icon-link.tsx';
import { UndoRow } from '../../components/undo-row.tsx';
import { useFields } from '../../forms/use-fields.ts';
import { useForm } from '../../forms/use-form.ts';
import { useText } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { pushUndo } from '../../lib/undo-stack.ts';
import { useMutation } from '../../lib/use-mutation.ts';
import { repeatQueryState, type HistoryItem } from './history-item.ts';
import classes from './history-table.module.css';
import { type Edit, isDeleted } from './use-edits.ts';
import { usePin } from './use-pin.ts';

interface NameDialogProps {
  question: HistoryItem;
  onNamed: (question: HistoryItem) => void;
  onClose: () => void;
}

/** Dialog to name a recurring query. */
export function NameDialog({ question: { id, query, name }, onNamed, onClose }: NameDialogProps) {
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

interface Props {
  question: HistoryItem;
  edit: Edit | undefined;
  onEdit: (edit: Edit) => void;
}

/** History entry that repeats its query on click. A deleted entry stays in place with undo. */
export function HistoryRow({ question: listed, edit, onEdit }: Props) {
  const { t, locale, number } = useText();
  const [isNaming, setNaming] = useState(false);
  const isGone = isDeleted(edit);
  const question = edit === undefined ? listed : 'deleted' in edit ? edit.deleted : edit;
  const { id, query, createdAt, name, pinned, found } = question;
  // The response to a change may arrive after the deletion that followed it.
  const onChanged = (changed: HistoryItem) => onEdit(isGone ? { deleted: changed } : changed);
  const pin = usePin(onChanged);
  const change = useMutation({ ...changeQuestion, onSuccess: onChanged });
  const remove = useMutation({
    ...removeQuestion,
    onMutate: () => onEdit({ deleted: question }),
    onError: () => onEdit(question),
  });
  const restore = useMutation({ ...restoreQuestion, onSuccess: (response) => onEdit(response.question) });
  const onNamed = (named: HistoryItem) => {
    pushUndo(t('history_name', { query }), () => change.mutateAsync({ id, name }));
    onChanged(named);
  };
  if (isGone)
    return (
      <tr className={classes.gone}>
        <td colSpan={6}>
          <UndoRow
            text={t('history_deleted', { query })}
            isBusy={remove.isPending || restore.isPending}
            onUndo={() => restore.mutate(question)}
          />
        </td>
      </tr>
    );
  return (
    <tr className={classes.row}>
      <td className={classes.repeat}>
        <IconLink
          icon="history"
          label={t('history_repeat', { query })}
          to={paths.search}
          state={repeatQueryState(question)}
        />
      </td>
      <td className={classes.date}>
        <time dateTime={createdAt}>
          {shortDate(createdAt, locale)} <span className={classes.time}>{clockTime(createdAt, locale)}</span>
        </time>
      </td>
      <td className={classes.type}>
        {t(question.query_type === 'type_verdict' ? 'kind.verdict' : 'kind.principle')}
      </td>
      <td className={classes.query}>
        {name !== '' && <strong className={classes.given}>{name}</strong>}
        {query}
        {question.asked_by !== '' && (
          <span className={classes.by}>{t('history_asked_by', { name: question.asked_by })}</span>
        )}
      </td>
      <td className={classes.found}>
        {found !== null && (
          <>
            <span aria-hidden="true">{number(found)}</span>
            <span className={`visually-hidden ${classes.foundInWords}`}>
              {t('history_found', { count: found })}
            </span>
          </>
        )}
      </td>
      <td className={classes.actions}>
        <IconButton
          icon="pin"
          label={t(pinned ? 'history_unpin' : 'history_pin', { query: name || query })}
          aria-pressed={pinned}
          active={pinned}
          onClick={() => pin(question)}
        />
        <IconButton icon="edit" label={t('history_name', { query })} onClick={() => setNaming(true)} />
        <IconButton
          icon="trash"
          label={t('history_delete_one', { query })}
          onClick={() => remove.mutate({ id })}
        />
        {isNaming && <NameDialog question={question} onNamed={onNamed} onClose={() => setNaming(false)} />}
      </td>
    </tr>
  );
}
