import { Button } from '@mantine/core';
import { shortDay } from '@massima/contract/format/day-with';
import { endShare } from '../../api/shares.ts';
import { Dialog, DialogActions } from '../../components/dialog.tsx';
import { Entry, EntryList } from '../../components/entry-list.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { LoadFailed } from '../../components/load-failed.tsx';
import { ScreenSkeleton } from '../../components/screen-skeleton.tsx';
import { useText } from '../../lib/i18n.tsx';
import { toast } from '../../lib/toast.ts';
import { type Outputs, trpc } from '../../lib/trpc.ts';
import { useDialog } from '../../lib/use-dialog.ts';
import { useMutation } from '../../lib/use-mutation.ts';

type Share = Outputs['shares']['list']['shares'][number];

/** Links by which rulings are shared with clients: name, expiry, and a button to end each. */
export function Shares() {
  const { t, locale, number } = useText();
  const list = trpc.shares.list.useQuery(undefined, { staleTime: 0 });
  const [ending, setEnding, close] = useDialog<Share>();
  const end = useMutation({
    ...endShare,
    onSuccess: () => {
      close();
      toast(t('share_ended'), { isFinal: true });
    },
  });
  if (list.error) return <LoadFailed error={list.error} onRetry={() => void list.refetch()} />;
  if (!list.data) return <ScreenSkeleton lines={2} />;
  const { shares, left, most } = list.data;
  return (
    <>
      {shares.length === 0 && <p>{t('shares_none')}</p>}
      <EntryList label={t('shares_title')}>
        {shares.map((share) => (
          <Entry
            key={share.id}
            name={share.label}
            facts={[
              t('share_by', { studio: share.studio }),
              t('share_until', { day: shortDay('al', share.expires_at, locale) }),
            ]}
          >
            <IconButton
              icon="trash"
              label={t('share_end', { label: share.label })}
              onClick={() => setEnding(share)}
            />
          </Entry>
        ))}
      </EntryList>
      <p>{t('share_left', { count: number(left), most: number(most) })}</p>
      {ending && (
        <Dialog title={t('share_end', { label: ending.label })} alert onClose={close}>
          <p>{t('share_end_text')}</p>
          <DialogActions onCancel={close}>
            <Button color="red" loading={end.isPending} onClick={() => end.mutate({ id: ending.id })}>
              {t('share_end_confirm')}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}
