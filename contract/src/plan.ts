import { trialDays } from './constants.ts';

interface Tier {
  /** Last search of the tier. Null for all further searches. */
  up_to: number | null;
  flat_amount: number | null;
  unit_amount: number | null;
}

/**
 * Reads a price of the card provider and its metadata, for server, app and scripts. Metadata are
 * editable text, so unreadable values are ignored.
 */
interface SoldPrice {
  metadata: Readonly<Record<string, string>>;
  /** Cents; null where the price has tiers. */
  unit_amount: number | null;
  tiers?: readonly Tier[] | null | undefined;
}

export interface PlanTerms {
  /** Whom it is sold to: accounts of this price type. */
  priceType: string;
  /** Searches in a period; negative: unlimited. */
  queries: number;
  /** Id of the coupon that is shown and applied while it can be redeemed, where the account has none. */
  coupon: string | null;
  /** Cents of an earlier, higher price, shown struck out. */
  strikeout: number | null;
}

const whole = (text: string | undefined): number | null =>
  text !== undefined && /^-?\d{1,9}$/.test(text) ? Number(text) : null;

/**
 * Returns the amount per period in cents: the price, or the fee of its first tier.
 * @returns null if unknown, as for a tiered price that was read without tiers; never show it as 0
 */
export function amountOf({ unit_amount, tiers }: Omit<SoldPrice, 'metadata'>): number | null {
  if (unit_amount !== null) return unit_amount;
  const first = tiers?.[0];
  if (!first) return null;
  // A tier that names no fee has none.
  return first.flat_amount ?? 0;
}

/** Cents of each search past the quota, where the price has such a tier. */
export const overQuotaOf = ({ tiers }: Pick<SoldPrice, 'tiers'>): number | null =>
  tiers?.find((tier) => tier.unit_amount)?.unit_amount ?? null;

/** Reads the terms of a price. Without a type it is regular, without a search limit unlimited. */
export function planTerms(price: SoldPrice): PlanTerms {
  const { price_type, query_count, coupon, strikeout_amount } = price.metadata;
  const before = whole(strikeout_amount);
  const amount = amountOf(price);
  return {
    priceType: price_type || 'regular',
    queries: whole(query_count) ?? -1,
    coupon: coupon || null,
    strikeout: before !== null && amount !== null && before > amount ? before : null,
  };
}

/**
 * Returns the searches included in the fee (null if unlimited) and the price in cents of each
 * further search. Null for a price without tiers. Only further searches are reported to the
 * provider.
 */
export function useOf(price: SoldPrice) {
  if (!price.tiers?.length) return null;
  const { queries } = planTerms(price);
  return { included: queries < 0 ? null : queries, per_search: overQuotaOf(price) };
}

/** The metadata that `planTerms` reads, for anyone who makes a price. */
export const planMetadata = (terms: Partial<PlanTerms>): Record<string, string> => ({
  price_type: terms.priceType ?? 'regular',
  query_count: String(terms.queries ?? -1),
  // For readers of the catalogue. Whether an account gets a trial is determined on the server.
  trial_period_days: String(trialDays),
  ...(terms.coupon != null && { coupon: terms.coupon }),
  ...(terms.strikeout != null && { strikeout_amount: String(terms.strikeout) }),
});

/** Whether a product has the plans: active, and standard by its metadata, of this product's name or of any. */
export const isStandardProduct = ({
  active,
  metadata,
}: {
  active: boolean;
  metadata: Readonly<Record<string, string>>;
}): boolean => active && /(?:^|_)standard$/.test(metadata['type'] ?? '');

/** A subscription that opens the search. */
export const isRunning = (status: string | undefined): boolean =>
  status === 'active' || status === 'trialing';

/** A subscription that waits for the money of a renewal. */
export const isUnpaid = (status: string | undefined): boolean => status === 'past_due' || status === 'unpaid';

/**
 * Whether the first payment failed or was abandoned. Such a subscription never started, and is
 * bought again.
 */
export const isIncomplete = (status: string | undefined): boolean => status === 'incomplete';
