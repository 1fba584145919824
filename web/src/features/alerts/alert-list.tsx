import { Button, TextInput } from '@mantine/core';
import { citationsNameMax } from '@massima/contract/constants';
import { shortDay } from '@massima/contract/format/day-with';
import { useState } from 'react';
import { generatePath, Link } from 'react-router-dom';
import { createAlert, removeAlert, renameAlert, saveAlertMails } from '../../api/alerts.ts';
import { Dialog, DialogActions } from '../../components/dialog.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { LoadFailed } from '../../components/load-failed.tsx';
import { Notice } from '../../components/notice.tsx';
import { ScreenSkeleton } from '../../components/screen-skeleton.tsx';
import { SelectField } from '../../components/select-field.tsx';
import { UndoRow } from '../../components/undo-row.tsx';
import { useFields } from '../../forms/use-fields.ts';
import { useForm } from '../../forms/use-form.ts';
import { useText } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { toast, undoMs } from '../../lib/toast.ts';
import { type Inputs, trpc } from '../../lib/trpc.ts';
import { useMutation } from '../../lib/use-mutation.ts';
import classes from './alerts.module.css';
import { keysOf } from './keys-of.ts';
import { nameOf, narrowed } from './name-of.ts';
import type { Alert } from './use-follow.ts';

interface Props {
  alert: Pick<Alert, 'id' | 'label'>;
  onClose: () => void;
}

/** Dialog to name an alert on the citations of a text. */
export function RenameDialog({ alert: { id, label }, onClose }: Props) {
  const { t } = useText();
  const fields = useFields({
    draft: null,
    saved: { name: label },
    check: ({ name }) => (name.trim() === '' ? { name: 'missing_parameters' } : {}),
  });
  // Defined here, because undo runs from the notice after this dialog was closed.
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

type Mails = Inputs['alerts']['settings']['mails'];
const choices: readonly Mails[] = ['daily', 'weekly', 'off'];

/** Frequency of alert mails; saved on selection. */
export function AlertMails({ mails }: { mails: Mails }) {
  const { t } = useText();
  const save = useMutation({
    ...saveAlertMails,
    onSuccess: () => toast(t('alerts_mails_saved'), { isFinal: true }),
  });
  return (
    <SelectField
      label={t('alerts_mails')}
      value={save.isPending ? save.variables.mails : mails}
      options={choices.map((value) => ({ value, text: t(`alerts_mails_${value}`) }))}
      onChange={(value) => save.mutate({ mails: value })}
    />
  );
}

/** All alerts with their number of matches. A removed alert stays as a row with undo. */
export function AlertList() {
  const { t, number } = useText();
  const list = trpc.alerts.list.useQuery(undefined, { staleTime: 0 });
  const [removed, setRemoved] = useState<readonly Alert[]>([]);
  if (list.isPending) return <ScreenSkeleton />;
  if (list.error) return <LoadFailed error={list.error} onRetry={() => void list.refetch()} />;
  const { alerts, mails, most } = list.data;
  // Compared by the original id, because a restored alert gets a new id.
  const restorable = removed.filter(({ id }) => !alerts.some((alert) => alert.id === id));
  const rows = [...alerts, ...restorable].sort((a, b) => b.id - a.id);
  if (rows.length === 0) {
    return (
      <EmptyState art="empty-folder">
        <h2>{t('alerts_none')}</h2>
        <p>
          {t('alerts_none_text')} <Link to={paths.search}>{t('go_to_search')}</Link>
        </p>
      </EmptyState>
    );
  }
  return (
    <>
      <p>{t('alerts_intro')}</p>
      <div className={classes.bar}>
        <AlertMails mails={mails} />
        <p>{t('alerts_count', { count: number(alerts.length), most: number(most) })}</p>
      </div>
      {mails === 'off' && <Notice aboveList>{t('alerts_mails_off_notice')}</Notice>}
      <ul className={classes.list}>
        {rows.map((alert) => (
          <AlertRow
            key={alert.id}
            alert={alert}
            isRemoved={restorable.includes(alert)}
            onRemoved={(isGone) =>
              setRemoved((before) =>
                isGone ? [...before, alert] : before.filter((entry) => entry !== alert),
              )
            }
          />
        ))}
      </ul>
    </>
  );
}

interface RowProps {
  alert: Alert;
  isRemoved: boolean;
  onRemoved: (isRemoved: boolean) => void;
}

function AlertRow({ alert, isRemoved, onRemoved }: RowProps) {
  const text = useText();
  const { t, locale } = text;
  const name = nameOf(text, alert);
  const [isNaming, setNaming] = useState(false);
  const remove = useMutation({
    ...removeAlert,
    onMutate: () => onRemoved(true),
    onError: () => onRemoved(false),
  });
  const restore = useMutation({ ...createAlert, onSuccess: () => onRemoved(false) });
  const putBack = () => {
    if (alert.question) restore.mutate({ question: alert.question });
    else if (alert.ruling_id) restore.mutate({ id_new: alert.ruling_id });
    else if (alert.citations) restore.mutate({ citations: keysOf(alert.citations), name: alert.label });
  };
  if (isRemoved)
    return (
      <li>
        <UndoRow
          text={t('alerts_removed', { label: name })}
          isBusy={remove.isPending || restore.isPending}
          onUndo={putBack}
        />
      </li>
    );
  const facts = [
    ...narrowed(text, alert),
    t('alerts_since', { day: shortDay('dal', alert.createdAt, locale) }),
    t('alerts_news', { count: alert.news }),
    alert.last_found_at && t('alerts_last', { day: shortDay('il', alert.last_found_at, locale) }),
  ];
  return (
    <li>
      <div>
        <h2>
          <Link to={generatePath(paths.alertNews, { id: String(alert.id) })}>{name}</Link>
        </h2>
        <p className={classes.facts}>{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <div className={classes.buttons}>
        {alert.citations && (
          <IconButton
            icon="edit"
            label={t('alerts_rename', { label: name })}
            onClick={() => setNaming(true)}
          />
        )}
        <IconButton
          icon="trash"
          label={t('alerts_remove', { label: name })}
          onClick={() => remove.mutate({ id: alert.id })}
        />
      </div>
      {isNaming && <RenameDialog alert={alert} onClose={() => setNaming(false)} />}
    </li>
  );
}
