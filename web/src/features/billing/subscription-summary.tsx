import { isRunning, isUnpaid } from '@massima/contract/plan';
import { Button } from '@mantine/core';
import { longDate } from '@massima/contract/format/dates';
import { money } from '@massima/contract/format/money';
import { useIsMutating } from '@tanstack/react-query';
import { getMutationKey } from '@trpc/react-query';
import type { ReactNode } from 'react';
import { Badge } from '../../components/badge.tsx';
import { useText } from '../../lib/i18n.tsx';
import { type Outputs, trpc } from '../../lib/trpc.ts';
import { useDialog } from '../../lib/use-dialog.ts';
import { cardName, twoDigits } from './card-name.ts';
import { ChangePlanDialog } from './change-plan-dialog.tsx';
import { couponText, instant, perPeriod, planName } from './plans.ts';
import { PricesWithVat } from './prices-with-vat.tsx';
import { RenewalDialog } from './renewal-dialog.tsx';
import classes from './subscription.module.css';
import { TrialDaysLeft } from './trial-days-left.tsx';
import { useAccountCards } from './use-account-cards.ts';

type Account = Outputs['session']['me'];
type Subscription = NonNullable<Outputs['billing']['subscription']>;

/** What I have, until when, what it costs, what I have used; then what one would do next. */
export function SubscriptionSummary({
  account,
  subscription,
}: {
  account: Account;
  subscription: Subscription;
}) {
  const text = useText();
  const { t, locale } = text;
  const [dialog, setDialog, close] = useDialog<{ about: 'renewal' | 'plan' }>();
  // A dialog may be closed while its change is made: what goes on shows here, and is not asked for twice.
  const isChanging = useIsMutating({ mutationKey: getMutationKey(trpc.billing.changePlan) }) > 0;
  const isRenewing = useIsMutating({ mutationKey: getMutationKey(trpc.billing.updateSubscription) }) > 0;
  const price = subscription.items.data[0]?.price;
  const runs = isRunning(subscription.status);
  const date = longDate(instant(subscription.current_period_end), locale);
  const { cancel_at_period_end: willExpire, discount } = subscription;
  const coupon = price && discount ? couponText(text, { ...price, coupon: discount.coupon }) : null;
  return (
    <section className={classes.panel} aria-labelledby="current-plan">
      <div className={classes.head}>
        <h2 id="current-plan">{planName(text, price?.nickname ?? null)}</h2>
        <Badge tone={runs ? 'good' : 'bad'}>
          {t(runs ? 'subscription_active' : 'subscription_not_active')}
        </Badge>
        {subscription.status === 'trialing' && <Badge tone="plain">{t('subscription_trialing')}</Badge>}
      </div>
      {price && <p className={classes.price}>{perPeriod(text, price)}</p>}
      <PricesWithVat />
      {coupon && <p>{coupon}</p>}
      {isUnpaid(subscription.status) && <p>{t('subscription_unpaid')}</p>}
      <dl className={classes.facts}>
        {!isUnpaid(subscription.status) && (
          <Fact name={t('subscription_renewal')}>
            {t(willExpire ? 'subscription_will_expire' : 'subscription_will_renew', { date })}
          </Fact>
        )}
        <NextCharge subscription={subscription} />
        <PayingCard accountId={account.id} />
      </dl>
      {subscription.status === 'trialing' && subscription.trial_end !== null && (
        <TrialDaysLeft end={instant(subscription.trial_end)} />
      )}
      <UsedQueries account={account} />
      <div className={classes.actions}>
        <Button variant="default" loading={isChanging} onClick={() => setDialog({ about: 'plan' })}>
          {t('subscription_change')}
        </Button>
        <Button variant="default" loading={isRenewing} onClick={() => setDialog({ about: 'renewal' })}>
          {t(willExpire ? 'subscription_restore' : 'subscription_cancel')}
        </Button>
      </div>
      {dialog?.about === 'renewal' && (
        <RenewalDialog accountId={account.id} subscription={subscription} date={date} onClose={close} />
      )}
      {dialog?.about === 'plan' && (
        <ChangePlanDialog account={account} subscription={subscription} onClose={close} />
      )}
    </section>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** What will be charged next, after discounts and credit; nothing of a plan that ends, or that is still to be paid. */
function NextCharge({ subscription: { next_charge: next, items } }: { subscription: Subscription }) {
  const { t, locale } = useText();
  if (!next) return null;
  const date = longDate(instant(next.at), locale);
  const amount = next.amount !== null && money(next.amount, items.data[0]?.price.currency ?? 'eur', locale);
  return (
    <Fact name={t('subscription_next_charge')}>
      {amount === false
        ? t('subscription_next_by_use', { date })
        : t('subscription_next_amount', { date, amount })}
    </Fact>
  );
}

/** Which card is charged; the list of cards below says what can be done with it. */
function PayingCard({ accountId }: { accountId: number }) {
  const text = useText();
  const { t } = text;
  const card = useAccountCards(accountId).cards?.find(({ pays }) => pays);
  if (!card) return null;
  const date = { month: twoDigits(card.month), year: String(card.year) };
  return (
    <Fact name={t('subscription_card')}>
      {cardName(text, card)}, {t(card.hasExpired ? 'card_expired_on' : 'card_expires_on', date)}
    </Fact>
  );
}

/** A bar of what is used; without a limit only the number. */
export function UsedQueries({ account }: { account: Account }) {
  const { t, number } = useText();
  const { plan_queries: total, used_queries: used } = account;
  if (total < 0) return <p>{t('subscription_queries_unlimited', { count: used })}</p>;
  const label = t('subscription_queries', { count: used, total: number(total) });
  return (
    <div className={classes.used}>
      <span>{label}</span>
      <meter
        aria-label={label}
        min={0}
        max={Math.max(total, 1)}
        // Few used is good: the last tenth is drawn as a warning.
        optimum={0}
        high={total * 0.9}
        value={Math.min(used, total)}
      />
    </div>
  );
}
