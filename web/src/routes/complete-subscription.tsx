import { longDay } from '@massima/contract/format/day-with';
import { isRunning, isUnpaid } from '@massima/contract/plan';
import { Button } from '@mantine/core';
import { getQueryKey } from '@trpc/react-query';
import { useEffect } from 'react';
import { refetchStale } from '../api/mutation.ts';
import { LoadFailed } from '../components/load-failed.tsx';
import { PublicFrame } from '../components/public-frame.tsx';
import { ScreenSkeleton } from '../components/screen-skeleton.tsx';
import { CardsPanel } from '../features/billing/cards.tsx';
import { Invoices } from '../features/billing/invoices.tsx';
import { PlanBenefits } from '../features/billing/plan-benefits.tsx';
import { SubscribeForm } from '../features/billing/subscribe-form.tsx';
import { TrialDaysLeft } from '../features/billing/trial-days-left.tsx';
import { UnpaidSubscription } from '../features/billing/unpaid-subscription.tsx';
import { AccountActions } from '../features/profile/account-actions.tsx';
import { clearAnswerCaches } from '../features/search/answer-caches.ts';
import { useText } from '../lib/i18n.tsx';
import { trpc } from '../lib/trpc.ts';
import { useLogout } from '../lib/use-logout.ts';
import classes from './complete-subscription.module.css';

/**
 * Gate 3, for verified accounts without a valid plan, trial or licence. An unpaid subscription is
 * paid here and not bought again.
 */
export default function CompleteSubscription() {
  const { t, locale } = useText();
  const me = trpc.session.me.useQuery();
  const subscription = trpc.billing.subscription.useQuery(
    { id: me.data?.id ?? 0 },
    { enabled: me.data !== undefined, staleTime: 0 },
  );
  // The query re-reads the provider, so a payment made there opens the gate.
  const runs = isRunning(subscription.data?.status);
  useEffect(() => {
    if (runs) void refetchStale([getQueryKey(trpc.session.check)]);
  }, [runs]);
  // Discards rejected searches, so that they are repeated once the gate opens.
  useEffect(() => () => clearAnswerCaches(), []);
  const unpaid = isUnpaid(subscription.data?.status);
  // Only the provider stores when a previous subscription ended. A user who only visited this
  // screen is a customer without an invoice.
  const isCustomer = me.data !== undefined && me.data.customerid !== null;
  const invoices = trpc.billing.invoices.useQuery(
    { id: me.data?.id ?? 0, limit: 1, offset: 0 },
    { enabled: isCustomer },
  );
  const ended =
    me.data && (!isCustomer || invoices.data?.total === 0)
      ? [me.data.license_expire_at, me.data.trial_expires_at]
          .filter((date) => date !== null)
          .sort()
          .at(-1)
      : undefined;
  const logout = useLogout();
  return (
    <PublicFrame title={t(unpaid ? 'subscription_unpaid_title' : 'subscribe_gate_title')} wide>
      {me.data && unpaid && subscription.data ? (
        <UnpaidSubscription account={me.data} subscription={subscription.data} />
      ) : (
        <>
          <p>
            {ended && `${t('subscription_ended', { day: longDay('il', ended, locale) })} `}
            {t('subscribe_gate_text')}
          </p>
          <TrialDaysLeft end={me.data?.trial_expires_at ?? null} />
          <div className={classes.parts}>
            <div>
              {me.error ? (
                <LoadFailed error={me.error} onRetry={() => void me.refetch()} />
              ) : me.data && !subscription.isPending ? (
                <SubscribeForm account={me.data} />
              ) : (
                <ScreenSkeleton lines={6} />
              )}
            </div>
            <PlanBenefits />
          </div>
          {me.data && (invoices.data?.total ?? 0) > 0 && (
            <>
              <Invoices accountId={me.data.id} payer={me.data.customerid} />
              <CardsPanel id={me.data.id} />
            </>
          )}
        </>
      )}
      {me.data && <AccountActions id={me.data.id} />}
      <p className={classes.leave}>
        <Button variant="default" onClick={logout}>
          {t('logout')}
        </Button>
      </p>
    </PublicFrame>
  );
}
