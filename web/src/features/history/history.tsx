import { Button, Skeleton, Switch } from '@mantine/core';
import { debounces, pageSizes } from '@massima/contract/constants';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { pauseHistory, removeAllQuestions } from '../../api/history.ts';
import { Dialog, DialogActions } from '../../components/dialog.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ListBar } from '../../components/list-bar.tsx';
import { LoadFailed } from '../../components/load-failed.tsx';
import { Notice } from '../../components/notice.tsx';
import { Pager } from '../../components/pager.tsx';
import { PartBoundary } from '../../components/part-boundary.tsx';
import { ProgressLine } from '../../components/progress-line.tsx';
import { SearchField } from '../../components/search-field.tsx';
import { SelectField } from '../../components/select-field.tsx';
import { useLastPage } from '../../components/use-last-page.ts';
import { useText } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { toast } from '../../lib/toast.ts';
import { trpc } from '../../lib/trpc.ts';
import { useMutation } from '../../lib/use-mutation.ts';
import { useNow } from '../../lib/use-now.ts';
import { firstDay, type Period, periods, useHistoryAddress } from './history-address.ts';
import { HistoryTable } from './history-table.tsx';
import classes from './history.module.css';
import { PinnedQuestions } from './pinned-questions.tsx';
import { type Edit, useEdits } from './use-edits.ts';
import { useQuestionPage } from './use-question-page.ts';

/** Switch for recording new searches. */
export function PauseSwitch() {
  const { t } = useText();
  const utils = trpc.useUtils();
  const settings = trpc.questions.settings.useQuery();
  const pause = useMutation({
    ...pauseHistory,
    onMutate: ({ paused }) => {
      // Cancels a pending read, which would return the old value.
      void utils.questions.settings.cancel();
      utils.questions.settings.setData(undefined, { paused });
    },
  });
  return (
    <Switch
      py="xs"
      classNames={{ track: classes.track }}
      label={t('history_paused')}
      checked={settings.data?.paused ?? false}
      disabled={!settings.data}
      onChange={(event) => pause.mutate({ paused: event.currentTarget.checked })}
    />
  );
}

interface Props {
  filter: string;
  period: Period;
  onFilter: (filter: string) => void;
  onPeriod: (period: Period) => void;
}

/** Search box (settles after a second) and period. */
function HistoryToolbar({ filter, period, onFilter, onPeriod }: Props) {
  const { t } = useText();
  return (
    <ListBar>
      <SearchField
        label={t('history_search')}
        value={filter}
        settleMs={debounces.historySearch}
        onSettled={onFilter}
      />
      <SelectField
        label={t('history_period')}
        value={period}
        options={periods.map((value) => ({ value, text: t(`history_period_${value}`) }))}
        onChange={onPeriod}
      />
    </ListBar>
  );
}

export function History() {
  const { t } = useText();
  const { filter, period, order, size, page, change } = useHistoryAddress();
  const [isConfirming, setConfirming] = useState(false);
  const [edits, setEdits] = useEdits();

  const edit = (id: number, to: Edit) => setEdits((before) => new Map(before).set(id, to));
  const from = firstDay(period, useNow());
  const list = { filter, ...(from !== undefined && { from }) };
  const settings = trpc.questions.settings.useQuery();
  const current = useQuestionPage({ list, sort: order, limit: size, page }, edits);
  const { rows, total } = current;
  const isBehind = useLastPage(
    { page, size, total, isEmpty: rows.length === 0 && !current.isPending && current.isSettled },
    (last) => change({ page: String(last) }, { replace: true }),
  );
  const removeAll = useMutation({
    ...removeAllQuestions,
    onSuccess: ({ removed }) => {
      setConfirming(false);
      change({ page: '1' });
      setEdits(new Map());
      toast(t('history_deleted_all', { count: removed }), { isFinal: true });
    },
  });

  if (current.error) {
    return <LoadFailed error={current.error} onRetry={current.retry} />;
  }
  const isFiltered = filter !== '' || period !== 'all';

  return (
    <>
      <PartBoundary>
        <PinnedQuestions onChanged={(question) => edit(question.id, question)} />
      </PartBoundary>
      <HistoryToolbar
        filter={filter}
        period={period}
        onFilter={(q) => change({ q }, { replace: true })}
        onPeriod={(next) => change({ period: next })}
      />
      {settings.data?.paused && <Notice aboveList>{t('history_paused_notice')}</Notice>}
      {current.isPending || isBehind ? (
        <>
          <ProgressLine />
          <Skeleton height="26rem" role="status" aria-label={t('loading')} />
        </>
      ) : rows.length === 0 ? (
        <EmptyState art="no-results">
          <h2>{t(isFiltered ? 'history_none_found' : 'history_empty')}</h2>
          {isFiltered ? (
            <Button variant="default" onClick={() => change({ q: '', period: 'all' })}>
              {t('history_clear_filters')}
            </Button>
          ) : (
            <p>
              {t('history_empty_text')} <Link to={paths.search}>{t('go_to_search')}</Link>
            </p>
          )}
        </EmptyState>
      ) : (
        <>
          <PartBoundary of={rows}>
            <HistoryTable
              questions={rows}
              edits={edits}
              onEdit={edit}
              order={order}
              onOrder={(next) => change({ order: next })}
            />
          </PartBoundary>
          <Pager
            page={page}
            size={size}
            rowCount={rows.length}
            total={total}
            sizes={pageSizes.list}
            onPage={(next) => change({ page: String(next) })}
            onSize={(next) => change({ size: String(next) })}
          />
          <p className={classes.deleteAll}>
            <Button variant="subtle" color="red" onClick={() => setConfirming(true)}>
              {t('history_delete_all')}
            </Button>
          </p>
        </>
      )}
      <PauseSwitch />
      <p className={classes.note}>{t('history_private')}</p>
      {isConfirming && (
        <Dialog title={t('history_delete_all')} alert onClose={() => setConfirming(false)}>
          <p>{t('history_delete_all_text')}</p>
          <DialogActions>
            <Button variant="default" onClick={() => setConfirming(false)}>
              {t('cancel')}
            </Button>
            <Button color="red" loading={removeAll.isPending} onClick={() => removeAll.mutate()}>
              {t('history_delete_all_confirm')}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}
