import { money } from '@massima/contract/format/money';
import { amountOf, planTerms } from '@massima/contract/plan';
import type { Price } from '@massima/contract/billing';
import type { TextKey, useText } from '../../lib/i18n.tsx';

type Text = ReturnType<typeof useText>;

/** What this account may choose, the cheapest first: active, recurring, of its price type. */
export const plansFor = (prices: readonly Price[], priceType: string): Price[] =>
  prices
    .filter((p) => p.active && p.recurring !== null && planTerms(p).priceType === priceType)
    .sort((a, b) => (amountOf(a) ?? Infinity) - (amountOf(b) ?? Infinity));

/** The monthly plan is chosen at first. */
export const defaultPlan = (plans: readonly Price[]): Price | undefined =>
  plans.find((p) => p.nickname === 'monthly') ?? plans[0];

const known: Record<string, TextKey> = {
  monthly: 'plan_monthly',
  yearly: 'plan_yearly',
  monthly_metered: 'plan_metered',
};
export const planName = ({ t }: Text, nickname: string | null): string => {
  const key = known[nickname ?? ''];
  return key ? t(key) : (nickname ?? '');
};

export const perPeriod = ({ t, locale }: Text, price: Price): string => {
  const cents = amountOf(price);
  // Not known, and never 0.
  const amount = cents === null ? '–' : money(cents, price.currency, locale);
  const interval = price.recurring?.interval;
  return t(
    interval === 'month' ? 'plan_per_month' : interval === 'year' ? 'plan_per_year' : 'plan_per_other',
    { amount },
  );
};

/** "Sconto 20 % per 3 mesi"; null without a coupon that can still be redeemed. */
export function couponText({ t, locale }: Text, price: Price): string | null {
  const { coupon } = price;
  if (!coupon) return null;
  const duration =
    coupon.duration === 'repeating'
      ? t('coupon_repeating', { months: coupon.duration_in_months ?? 1 })
      : t(coupon.duration === 'once' ? 'coupon_once' : 'coupon_forever');
  if (coupon.percent_off !== null) return t('plan_coupon_percent', { percent: coupon.percent_off, duration });
  return t('plan_coupon_amount', { amount: money(coupon.amount_off ?? 0, price.currency, locale), duration });
}

export const instant = (seconds: number): string => new Date(seconds * 1000).toISOString();
