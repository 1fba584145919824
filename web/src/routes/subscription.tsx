import { longDay } from '@massima/contract/format/day-with';
import { isIncomplete } from '@massima/contract/plan';
import { useEffect } from 'react';
import { LoadFailed } from '../components/load-failed.tsx';
import { Notice } from '../components/notice.tsx';
import { Page } from '../components/page.tsx';
import { PartBoundary } from '../components/part-boundary.tsx';
import { ScreenSkeleton } from '../components/screen-skeleton.tsx';
import { CardsPanel } from '../features/billing/cards.tsx';
import { Invoices } from '../features/billing/invoices.tsx';
import { SubscribeForm } from '../features/billing/subscribe-form.tsx';
import { SubscriptionSummary, UsedQueries } from '../features/billing/subscription-summary.tsx';
import panel from '../features/billing/subscription.module.css';
import { TrialDaysLeft } from '../features/billing/trial-days-left.tsx';
import { useOverview } from '../features/billing/use-overview.ts';
import { AccountActions } from '../features/profile/account-actions.tsx';
import { clearAnswerCaches } from '../features/search/answer-caches.ts';
import { useText } from '../lib/i18n.tsx';
import { isDraftOf, session } from '../lib/session.ts';
import { perTab } from '../lib/storage.ts';
import { type Outputs, trpc } from '../lib/trpc.ts';
import { useNow } from '../lib/use-now.ts';

export default function SubscriptionScreen() {
  const { t } = useText();
  const isAdmin = session.useSnapshot()?.type === 'admin';
  const me = trpc.session.me.useQuery(undefined, { enabled: !isAdmin });
  // Discards results of the old plan when the plan changes.
  useEffect(() => {
    clearAnswerCaches();
    perTab.clear(isDraftOf(session.snapshot()?.id ?? null));
  }, []);
  return (
    <Page title={t('menu_subscription')}>
      {isAdmin ? (
        <Notice>{t('subscription_admin')}</Notice>
      ) : me.data ? (
        <Subscription account={me.data} />
      ) : me.error ? (
        <LoadFailed error={me.error} onRetry={() => void me.refetch()} />
      ) : (
        <ScreenSkeleton lines={8} />
      )}
    </Page>
  );
}

function Subscription({ account }: { account: Outputs['session']['me'] }) {
  const { subscription, isComing } = useOverview(account);
  if (isComing || subscription.isPending) return <ScreenSkeleton lines={8} />;
  if (subscription.error) {
    return (
      <>
        <LoadFailed error={subscription.error} onRetry={() => void subscription.refetch()} />
        <AccountActions id={account.id} />
      </>
    );
  }
  const current = isIncomplete(subscription.data?.status) ? null : subscription.data;
  return (
    <>
      <PartBoundary of={current}>
        {current ? (
          <SubscriptionSummary account={account} subscription={current} />
        ) : (
          <NoSubscription account={account} />
        )}
      </PartBoundary>
      <PartBoundary>{account.customerid !== null && <CardsPanel id={account.id} />}</PartBoundary>
      <PartBoundary>
        <Invoices accountId={account.id} payer={current ? null : account.customerid} />
      </PartBoundary>
      <PartBoundary>
        <AccountActions id={account.id} />
      </PartBoundary>
    </>
  );
}

/** Plans are offered even while a licence or trial is valid. */
function NoSubscription({ account }: { account: Outputs['session']['me'] }) {
  const { t, locale } = useText();
  const now = useNow();
  const { license_expire_at: licence, trial_expires_at: trial } = account;
  const isValid = (date: string | null): date is string => date !== null && new Date(date) > now;
  return (
    <section className={panel.panel}>
      <h2>
        {t(
          isValid(trial)
            ? 'subscription_trial_runs'
            : isValid(licence)
              ? 'subscription_licence_runs'
              : 'subscription_none',
        )}
      </h2>
      {isValid(licence) && <p>{t('subscription_until', { day: longDay('al', licence, locale) })}</p>}
      {isValid(trial) && <p>{t('subscription_trial_until', { day: longDay('il', trial, locale) })}</p>}
      <TrialDaysLeft end={trial} />
      {(isValid(licence) || isValid(trial)) && <UsedQueries account={account} />}
      <SubscribeForm account={account} />
    </section>
  );
}
