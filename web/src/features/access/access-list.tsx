import { Button } from '@mantine/core';
import { useState } from 'react';
import { clockTime, shortDate } from '@massima/contract/format/dates';
import { endAllEntries } from '../../api/access.ts';
import { Dialog, DialogActions } from '../../components/dialog.tsx';
import { EntryList } from '../../components/entry-list.tsx';
import { LoadFailed } from '../../components/load-failed.tsx';
import { Notice } from '../../components/notice.tsx';
import { ScreenSkeleton } from '../../components/screen-skeleton.tsx';
import { useText } from '../../lib/i18n.tsx';
import { toast } from '../../lib/toast.ts';
import { trpc } from '../../lib/trpc.ts';
import { useMutation } from '../../lib/use-mutation.ts';
import { AccessRow } from './access-row.tsx';

/**
 * Everything with access to the account: sessions, devices, keys and factors, each with a button
 * to end it, and a button to end all except this session and the factors.
 */
export function AccessList() {
  const { t, locale } = useText();
  const list = trpc.access.list.useQuery(undefined, { staleTime: 0 });
  const [isAsking, setAsking] = useState(false);
  const endAll = useMutation({
    ...endAllEntries,
    onSuccess: ({ ended }) => {
      setAsking(false);
      toast(t('access_all_ended', { count: ended }), { isFinal: true });
      void list.refetch();
    },
  });
  if (list.error) return <LoadFailed error={list.error} onRetry={() => void list.refetch()} />;
  if (!list.data) return <ScreenSkeleton lines={4} />;
  const { entries, waiting, spending } = list.data;
  const day = (at: string) => `${shortDate(at, locale)}, ${clockTime(at, locale)}`;
  return (
    <>
      <p>{t('access_text')}</p>
      {waiting.reset !== null && (
        <Notice tone="warning">{t('access_reset_waits', { at: day(waiting.reset) })}</Notice>
      )}
      {waiting.address_change !== null && (
        <Notice tone="warning">{t('access_address_waits', { email: waiting.address_change.email })}</Notice>
      )}
      <EntryList label={t('access_title')}>
        {entries.map((entry) => (
          <AccessRow key={`${entry.kind} ${entry.id}`} entry={entry} />
        ))}
      </EntryList>
      {spending.most > 0 && <p>{t('access_spending', { most: spending.most / 100 })}</p>}
      {entries.length === 1 ? (
        <p>{t('access_only_this')}</p>
      ) : (
        <Button color="red" variant="default" onClick={() => setAsking(true)}>
          {t('access_end_all')}
        </Button>
      )}
      {isAsking && (
        <Dialog title={t('access_end_all')} alert onClose={() => setAsking(false)}>
          <p>{t('access_end_all_text')}</p>
          <DialogActions onCancel={() => setAsking(false)}>
            <Button color="red" loading={endAll.isPending} onClick={() => endAll.mutate({})}>
              {t('access_end_all_confirm')}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}
