import { clockTime, shortDate } from '@massima/contract/format/dates';
import { shortDay } from '@massima/contract/format/day-with';
import type { ReactNode } from 'react';
import { Badge } from '../../components/badge.tsx';
import { LoadFailed } from '../../components/load-failed.tsx';
import { useText } from '../../lib/i18n.tsx';
import { type Outputs, trpc } from '../../lib/trpc.ts';
import classes from './account-page.module.css';
import type { AccountRow } from './account-status.ts';
import { ResetFactors } from './reset-factors.tsx';

type Overview = Outputs['accounts']['overview'];
interface Props {
  account: AccountRow;
  planName: (plan: string) => string;
}

/** Who this is and how the account is doing, before anything of it is changed. */
export function AccountFacts({ account, planName }: Props) {
  const { t, locale, number } = useText();
  const overview = trpc.accounts.overview.useQuery({ id: account.id });
  const used = number(account.used_queries);
  if (overview.error) return <LoadFailed error={overview.error} onRetry={() => void overview.refetch()} />;
  const { data } = overview;
  const moment = (instant: string | null | undefined) =>
    instant ? `${shortDate(instant, locale)}, ${clockTime(instant, locale)}` : t('admin_never');
  return (
    <dl className={classes.facts} aria-busy={data === undefined}>
      <Fact name={t('admin_email')}>
        {account.email}{' '}
        <Badge tone={account.is_verified ? 'good' : 'bad'}>
          {t(account.is_verified ? 'admin_is_verified' : 'admin_not_verified')}
        </Badge>
      </Fact>
      <Fact name={t('admin_standing')}>
        {data && <Standing overview={data} />}{' '}
        {account.disabled && <Badge tone="bad">{t('admin_disabled')}</Badge>}
      </Fact>
      <Fact name={t('admin_plan')}>
        {account.plan === null ? t('admin_plan_none') : planName(account.plan)}
      </Fact>
      <Fact name={t('admin_queries')}>
        {account.plan_queries < 0
          ? t('admin_queries_unlimited', { used })
          : t('admin_queries_used', { used, total: number(account.plan_queries) })}
      </Fact>
      <Fact name={t('admin_last_login')}>{data && moment(data.last_login_at)}</Fact>
      <Fact name={t('admin_last_seen')}>{data && moment(data.last_seen_at)}</Fact>
      {data !== undefined && data.connections > 0 && (
        <Fact name={t('admin_connections')}>{number(data.connections)}</Fact>
      )}
      {data && (
        <Fact name={t('admin_second_factor')}>
          <ResetFactors
            id={account.id}
            hasFactor={data.second_factor_since !== null}
            resetAt={data.factor_reset_at}
          />
        </Fact>
      )}
      <Fact name={t('admin_registered')}>{shortDate(account.createdAt, locale)}</Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Standing({ overview: { standing, until } }: { overview: Overview }) {
  const { t, locale } = useText();
  return (
    <>
      <Badge tone={standing === 'over' || standing === 'none' ? 'bad' : 'good'}>
        {t(`admin_standing_${standing}`)}
      </Badge>{' '}
      {until !== null &&
        (standing === 'over'
          ? t('admin_standing_since', { day: shortDay('dal', until, locale) })
          : t('admin_standing_until', { day: shortDay('al', until, locale) }))}
    </>
  );
}
