import { citation } from '@massima/contract/format/citation';
import { longDay } from '@massima/contract/format/day-with';
import { noBreak } from '@massima/contract/format/no-break';
import { useParams } from 'react-router-dom';
import { LoadFailed } from '../components/load-failed.tsx';
import { PublicFrame } from '../components/public-frame.tsx';
import { ScreenSkeleton } from '../components/screen-skeleton.tsx';
import { SharedRuling } from '../features/ruling/index.ts';
import { callError, errorDataOf } from '../lib/call-error.ts';
import { useText } from '../lib/i18n.tsx';
import { trpc } from '../lib/trpc.ts';

/** Ruling that a lawyer shares with a client by link, without links into the collection. */
export default function Share() {
  const { t, locale } = useText();
  const { token = '' } = useParams();
  const shared = trpc.shares.open.useQuery({ token }, { staleTime: Infinity });
  const { data, error } = shared;
  if (error && callError(error).key === 'share_expired') {
    const maker = errorDataOf(error, 'share_expired');
    return (
      <PublicFrame title={t('share_over')}>
        <p>{maker ? t('share_ask', maker) : t('share_expired')}</p>
      </PublicFrame>
    );
  }
  return (
    <PublicFrame title={data ? noBreak(citation(data.ruling)) : t('ruling_title')} wide>
      {shared.isPending && <ScreenSkeleton lines={8} />}
      {error && <LoadFailed error={error} onRetry={() => void shared.refetch()} />}
      {data && (
        <>
          <p>{t('share_from', { studio: data.studio, day: longDay('al', data.expires_at, locale) })}</p>
          <SharedRuling {...data} />
        </>
      )}
    </PublicFrame>
  );
}
