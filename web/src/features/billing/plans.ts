import { amountOf, planTerms } from '@massima/contract/plan';
import type { Price } from '@massima/contract/billing';

/** Plans without a price come last. */
const rank = (price: Price): number => amountOf(price) ?? Number.MAX_SAFE_INTEGER;

/** Returns the active recurring plans of a price type, cheapest first. */
export const plansFor = (prices: readonly Price[], priceType: string): Price[] =>
  prices
    .filter((p) => p.active && p.recurring !== null && planTerms(p).priceType === priceType)
    .sort((a, b) => rank(a) - rank(b));

/** Returns the monthly plan if it exists. */
export const defaultPlan = (plans: readonly Price[]): Price | undefined =>
  plans.find((p) => p.nickname === 'monthly') ?? plans[0];

export const instant = (seconds: number): string => new Date(seconds * 1000).toISOString();
