import type { Charge, Coupon, Price } from '../billing.ts';
import type { TextKey } from '../messages/it.ts';
import type { ValuesOf } from '../messages/text-values.ts';
import { amountOf, overQuotaOf, planTerms } from '../plan.ts';
import type { Locale } from './dates.ts';
import { money } from './money.ts';

/**
 * Formats amounts the same way on tile, preview, confirmation, subscription and invoice. An
 * unknown amount is `null` and shown as unknown; `null` prevents a caller from showing 0.
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
/** Returns the display name of a plan, or the provider's name if it is not one of ours. */
export function planName({ t }: Speaker, nickname: string | null): string {
  const key = planNames[nickname ?? ''];
  return key ? t(key) : (nickname ?? '');
}

/** Formats the fee only: "29,00 € al mese". */
function feeText(speaker: Speaker, price: Price): string {
  const cents = amountOf(price);
  if (cents === null) return speaker.t('price_unknown');
  const amount = sum(speaker, cents, price.currency);
  const { interval, interval_count: count } = price.recurring ?? {};
  const period = count === 1 ? interval : undefined;
  if (period === 'month') return speaker.t('plan_per_month', { amount });
  return speaker.t(period === 'year' ? 'plan_per_year' : 'plan_per_other', { amount });
}

/** Formats fee and usage: "29,00 € al mese, più 0,05 € per ogni ricerca oltre 200". */
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

/**
 * Formats a discounted price, its duration, and the later price: "Sconto del 20 % per 3 mesi, poi
 * 49,00 € al mese".
 */
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

/** Formats a running discount, with its end if it has one. */
export function discountText(
  speaker: Speaker,
  coupon: Coupon,
  { price, until }: { price: Price; until: string | null },
): string {
  if (until === null || coupon.duration === 'forever') return offerText(speaker, coupon, price);
  const discount = reductionText(speaker, coupon, price.currency);
  return speaker.t('discount_until', { discount, day: until, after: feeText(speaker, price) });
}

/** Formats a future charge: its amount, or the fixed fee with the price of use. */
export function chargeText(speaker: Speaker, { amount, metered, fixed }: Charge, currency: string): string {
  if (!metered || amount !== null) return sum(speaker, amount, currency);
  if (!fixed) return speaker.t('charge_by_use');
  return speaker.t('charge_with_use', { amount: sum(speaker, fixed, currency) });
}
