import type { Price } from '@massima/contract/billing';
import { expect, test } from 'vitest';
import {
  amountOf,
  defaultPlan,
  firstPayment,
  isRunning,
  isUnpaid,
  overQuota,
  plansFor,
  strikeout,
} from './plans.ts';

const price = (id: string, given: Partial<Price> = {}): Price => ({
  id,
  nickname: id,
  product: 'prod',
  unit_amount: 4900,
  currency: 'eur',
  active: true,
  recurring: { interval: 'month', interval_count: 1 },
  metadata: {},
  coupon: null,
  ...given,
});
const tiers = [{ up_to: null, flat_amount: 2900, unit_amount: 5 }];

test('plans are those of the price type, active and recurring, the cheapest first', () => {
  const all = [
    price('yearly', { unit_amount: 49_000 }),
    price('old', { active: false }),
    price('rome', { metadata: { price_type: 'rome_special_offer' } }),
    price('once', { recurring: null }),
    price('metered', { unit_amount: null, tiers }),
    price('monthly'),
  ];
  const plans = plansFor(all, 'regular');
  expect(plans.map((p) => p.id)).toEqual(['metered', 'monthly', 'yearly']);
  expect(defaultPlan(plans)?.id).toBe('monthly');
  expect(plansFor(all, 'rome_special_offer').map((p) => p.id)).toEqual(['rome']);
});

test('amounts come from the price or the first tier, struck out only when higher, reduced by the coupon', () => {
  expect(amountOf(price('m', { unit_amount: null, tiers }))).toBe(2900);
  expect(overQuota(price('m', { tiers }))).toBe(5);
  expect(strikeout(price('m', { metadata: { strikeout_amount: '5900' } }))).toBe(5900);
  expect(strikeout(price('m', { metadata: { strikeout_amount: '4900' } }))).toBeNull();
  const coupon = {
    id: 'c',
    name: null,
    amount_off: null,
    percent_off: 20,
    duration: 'once',
    duration_in_months: null,
    redeem_by: null,
    metadata: {},
  } as const;
  expect(firstPayment(price('m', { coupon }))).toBe(3920);
  expect(firstPayment(price('m', { coupon: { ...coupon, percent_off: null, amount_off: 9999 } }))).toBe(0);
});

test('a subscription that waits for its money neither runs nor may be bought again', () => {
  const all = ['trialing', 'active', 'past_due', 'unpaid', 'incomplete', 'paused'];
  expect(all.filter((status) => isRunning({ status }))).toEqual(['trialing', 'active']);
  expect(all.filter((status) => isUnpaid({ status }))).toEqual(['past_due', 'unpaid']);
  expect(isRunning(null) || isUnpaid(undefined)).toBe(false);
});
