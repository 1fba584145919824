import { trialDays } from './constants.ts';

interface Tier {
  /** The last search of the tier; null: all that follow. */
  up_to: number | null;
  flat_amount: number | null;
  unit_amount: number | null;
}

/**
 * What a price at the card provider means: the one reader of its metadata for server, app and anyone who makes prices. The
 * provider keeps metadata as texts, and anyone may edit them by hand, so what is not understood is left out.
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
 * Cents a period: the price itself, or the fee of its first tier.
 * @returns null where that is not known, as of a price with tiers that was read without them: never to be shown as 0
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

/** A price that says nothing of its type is the regular one's, and one that says nothing of searches has no limit. */
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
 * Searches of a period that the fee includes (null: all), and cents of each further one: only these are reported to the
 * provider. Null for a price without tiers.
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
  // For anyone who reads the catalogue: whether an account has a trial, the server decides.
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

/** A subscription whose first payment was refused or left halfway: it never began, and is bought again. */
export const isIncomplete = (status: string | undefined): boolean => status === 'incomplete';
