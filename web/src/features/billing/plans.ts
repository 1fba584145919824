import { amountOf, planTerms } from '@massima/contract/plan';
import type { Price } from '@massima/contract/billing';

/** One whose price is not known comes last. */
const rank = (price: Price): number => amountOf(price) ?? Number.MAX_SAFE_INTEGER;

/** What this account may choose, the cheapest first: active, recurring, of its price type. */
export const plansFor = (prices: readonly Price[], priceType: string): Price[] =>
  prices
    .filter((p) => p.active && p.recurring !== null && planTerms(p).priceType === priceType)
    .sort((a, b) => rank(a) - rank(b));

/** The monthly plan is chosen at first. */
export const defaultPlan = (plans: readonly Price[]): Price | undefined =>
  plans.find((p) => p.nickname === 'monthly') ?? plans[0];

export const instant = (seconds: number): string => new Date(seconds * 1000).toISOString();
