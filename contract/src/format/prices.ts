import type { Charge, Coupon, Price } from '../billing.ts';
import type { TextKey } from '../messages/it.ts';
import type { ValuesOf } from '../messages/text-values.ts';
import { amountOf, overQuotaOf, planTerms } from '../plan.ts';
import type { Locale } from './dates.ts';
import { money } from './money.ts';

/**
 * Sums in words, the same wherever one is shown: tile, preview, confirmation, subscription, invoice. One that is not known is
 * said as not known; it is `null` on the way here, so that a place which would show 0 instead does not compile.
 */
export interface Speaker {
  locale: Locale;
  t: <Key extends TextKey>(key: Key, ...values: ValuesOf<Key>) => string;
}

export const sum = ({ t, locale }: Speaker, cents: number | null, currency: string): string =>
  cents === null ? t('amount_unknown') : money(cents, currency, locale);

const planNames: Record<string, 'plan_monthly' | 'plan_yearly' | 'plan_metered'> = {
  monthly: 'plan_monthly',
  yearly: 'plan_yearly',
  monthly_metered: 'plan_metered',
};
/** By the name that the plan has at the card provider; unchanged where that is not one of ours. */
export function planName({ t }: Speaker, nickname: string | null): string {
  const key = planNames[nickname ?? ''];
  return key ? t(key) : (nickname ?? '');
}

/** "29,00 € al mese": the fee alone. */
function feeText(speaker: Speaker, price: Price): string {
  const cents = amountOf(price);
  if (cents === null) return speaker.t('price_unknown');
  const amount = sum(speaker, cents, price.currency);
  const { interval, interval_count: count } = price.recurring ?? {};
  const period = count === 1 ? interval : undefined;
  if (period === 'month') return speaker.t('plan_per_month', { amount });
  return speaker.t(period === 'year' ? 'plan_per_year' : 'plan_per_other', { amount });
}

/** "29,00 € al mese, più 0,05 € per ogni ricerca oltre 200": what is certain, and what use adds. */
export function priceText(speaker: Speaker, price: Price): string {
  const fee = feeText(speaker, price);
  const each = overQuotaOf(price);
  if (each === null) return fee;
  const amount = sum(speaker, each, price.currency);
  const { queries } = planTerms(price);
  return queries > 0
    ? speaker.t('price_with_use', { fee, amount, count: queries })
    : speaker.t('price_with_all_use', { fee, amount });
}

/** "Sconto del 20 %"; of a coupon that says neither share nor sum, its name. */
function reductionText(speaker: Speaker, { percent_off, amount_off, name, id }: Coupon, currency: string) {
  const { t } = speaker;
  if (percent_off !== null) return t('discount_percent', { percent: percent_off });
  if (amount_off !== null) return t('discount_amount', { amount: sum(speaker, amount_off, currency) });
  return t('preview_line_coupon', { name: name ?? id });
}

/** "Sconto del 20 % per 3 mesi, poi 49,00 € al mese": what a plan takes off at first, for how long, and what it costs afterwards. */
export function offerText(speaker: Speaker, coupon: Coupon, price: Price): string {
  const { t } = speaker;
  const discount = reductionText(speaker, coupon, price.currency);
  const after = feeText(speaker, price);
  if (coupon.duration === 'forever') return t('discount_always', { discount });
  if (coupon.duration === 'once') return t('discount_once', { discount, after });
  const { duration_in_months: months } = coupon;
  return months === null
    ? t('discount_for_a_time', { discount, after })
    : t('discount_months', { discount, months, after });
}

/** The same of a discount that runs: until which day, where it has an end. */
export function discountText(
  speaker: Speaker,
  coupon: Coupon,
  { price, until }: { price: Price; until: string | null },
): string {
  if (until === null || coupon.duration === 'forever') return offerText(speaker, coupon, price);
  const discount = reductionText(speaker, coupon, price.currency);
  return speaker.t('discount_until', { discount, day: until, after: feeText(speaker, price) });
}

/** Of a charge to come: its sum, or where use decides the fee that is certain, with what is added to it. */
export function chargeText(speaker: Speaker, { amount, metered, fixed }: Charge, currency: string): string {
  if (!metered || amount !== null) return sum(speaker, amount, currency);
  if (!fixed) return speaker.t('charge_by_use');
  return speaker.t('charge_with_use', { amount: sum(speaker, fixed, currency) });
}
