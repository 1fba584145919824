import { isRunning, isUnpaid } from '@massima/contract/plan';
import { Button } from '@mantine/core';
import { longDay } from '@massima/contract/format/day-with';
import { chargeText, discountText, planName, priceText, sum } from '@massima/contract/format/prices';
import { useIsMutating } from '@tanstack/react-query';
import { getMutationKey } from '@trpc/react-query';
import type { ReactNode } from 'react';
import { Badge } from '../../components/badge.tsx';
import { useText } from '../../lib/i18n.tsx';
import { type Outputs, trpc } from '../../lib/trpc.ts';
import { useDialog } from '../../lib/use-dialog.ts';
import { cardName, twoDigits } from './card-name.ts';
import { ChangePlanDialog } from './change-plan-dialog.tsx';
import { instant } from './plans.ts';
import { PricesWithVat } from './prices-with-vat.tsx';
import { RenewalDialog } from './renewal-dialog.tsx';
import classes from './subscription.module.css';
import { TrialDaysLeft } from './trial-days-left.tsx';
import { useAccountCards } from './use-account-cards.ts';

type Account = Outputs['session']['me'];
type Subscription = NonNullable<Outputs['billing']['subscription']>;

/** Plan, end, price and usage, followed by the actions. */
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
  // A dialog can be closed while its change is pending. The pending change shows here and blocks
  // another.
  const isChanging = useIsMutating({ mutationKey: getMutationKey(trpc.billing.changePlan) }) > 0;
  const isRenewing = useIsMutating({ mutationKey: getMutationKey(trpc.billing.updateSubscription) }) > 0;
  const price = subscription.items.data[0]?.price;
  const runs = isRunning(subscription.status);
  const end = instant(subscription.current_period_end);
  const day = longDay('il', end, locale);
  const { cancel_at_period_end: willExpire, discount } = subscription;
  const until = discount?.end == null ? null : longDay('al', instant(discount.end), locale);
  return (
    <section className={classes.panel} aria-labelledby="current-plan">
      <div className={classes.head}>
        <h2 id="current-plan">{planName(text, price?.nickname ?? null)}</h2>
        <Badge tone={runs ? 'good' : 'bad'}>
          {t(runs ? 'subscription_active' : 'subscription_not_active')}
        </Badge>
        {subscription.status === 'trialing' && <Badge tone="plain">{t('subscription_trialing')}</Badge>}
      </div>
      {price && <p className={classes.price}>{priceText(text, price)}</p>}
      <PricesWithVat />
      {price && discount && <p>{discountText(text, discount.coupon, { price, until })}</p>}
      {isUnpaid(subscription.status) && <p>{t('subscription_unpaid')}</p>}
      <dl className={classes.facts}>
        {(willExpire || !isUnpaid(subscription.status)) && (
          <Fact name={t('subscription_renewal')}>
            {t(willExpire ? 'subscription_will_expire' : 'subscription_will_renew', { day })}
          </Fact>
        )}
        <Charges subscription={subscription} />
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
        <RenewalDialog accountId={account.id} subscription={subscription} end={end} onClose={close} />
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

/**
 * Next charge after discounts and credit, and the charge after the discount ends; empty if the plan
 * ends.
 */
function Charges({ subscription }: { subscription: Subscription }) {
  const text = useText();
  const { t } = text;
  const { next_charge: next, full_price: full, credit, items } = subscription;
  const currency = items.data[0]?.price.currency ?? 'eur';
  const describe = (charge: NonNullable<typeof next>) => {
    const day = longDay('il', instant(charge.at), text.locale);
    const isCovered = charge.amount === 0 && credit > 0;
    const amount = isCovered
      ? t('charge_covered', { amount: sum(text, charge.amount, currency) })
      : chargeText(text, charge, currency);
    const isLong = isCovered || charge.metered;
    return t(isLong ? 'subscription_next_by_use' : 'subscription_next_amount', { amount, day });
  };
  return (
    <>
      {next && <Fact name={t('subscription_next_charge')}>{describe(next)}</Fact>}
      {full && full.at !== next?.at && <Fact name={t('subscription_full_price')}>{describe(full)}</Fact>}
      {credit > 0 && (
        <Fact name={t('subscription_credit')}>
          {t(next ? 'subscription_credit_used' : 'subscription_credit_kept', {
            amount: sum(text, credit, currency),
          })}
        </Fact>
      )}
    </>
  );
}

/** Card that is charged. */
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

/** Usage bar; without a limit only the number. */
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
        // Low usage is good; the last tenth has the colour of a warning.
        optimum={0}
        high={total * 0.9}
        value={Math.min(used, total)}
      />
    </div>
  );
}
