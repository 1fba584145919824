import { noBreak } from '@massima/contract/format/no-break';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { EmptyState } from '../components/empty-state.tsx';
import { LoadFailed } from '../components/load-failed.tsx';
import { Page } from '../components/page.tsx';
import { ScreenSkeleton } from '../components/screen-skeleton.tsx';
import { FollowProvision } from '../features/alerts/follow-provision.tsx';
import { AppliedAhead } from '../features/provision/applied-ahead.tsx';
import { ProvisionPage } from '../features/provision/provision-page.tsx';
import { callError } from '../lib/call-error.ts';
import { useText } from '../lib/i18n.tsx';
import { paths } from '../lib/paths.ts';
import { trpc } from '../lib/trpc.ts';

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** `/provisions/{key}?on=…`: an article of law today, or on the day of the ruling that led here. */
export default function ProvisionScreen() {
  const { t } = useText();
  const { key = '' } = useParams();
  const [params, setParams] = useSearchParams();
  const requestedDay = params.get('on') ?? '';
  const on = isDay(requestedDay) ? requestedDay : null;
  const provision = trpc.rulings.provision.useQuery(
    { key, ...(on !== null && { on }) },
    // Keeps the previous version while another version of the article loads. A different article
    // starts empty.
    { staleTime: 5 * 60_000, placeholderData: (previous) => (previous?.key === key ? previous : undefined) },
  );
  const isUnknown = provision.error !== null && callError(provision.error).status === 404;
  const { data } = provision;
  return (
    <Page key={key} title={noBreak(data?.label ?? t('provision_title'))}>
      {provision.isPending && (
        <>
          <AppliedAhead provision={key} />
          <ScreenSkeleton lines={10} />
        </>
      )}
      {isUnknown && (
        <EmptyState art="lost-page">
          <h2>{t('provision_unknown')}</h2>
          <p>{t('provision_unknown_text')}</p>
          <p>
            <Link to={paths.search}>{t('provision_to_search')}</Link>
          </p>
        </EmptyState>
      )}
      {provision.error !== null && !isUnknown && (
        <LoadFailed
          error={provision.error}
          over="access_over.provision"
          onRetry={() => void provision.refetch()}
        />
      )}
      {data && (
        <ProvisionPage
          provision={data}
          on={on}
          onChoose={(day) =>
            setParams((now) => {
              now.delete('with');
              if (day === undefined) now.delete('on');
              else now.set('on', day);
              return now;
            })
          }
          comparedWith={params.get('with')}
          onCompare={(day) =>
            setParams((now) => {
              if (day === undefined) now.delete('with');
              else now.set('with', day);
              return now;
            })
          }
          follow={<FollowProvision label={data.label} />}
        />
      )}
    </Page>
  );
}
