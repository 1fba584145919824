import type { Price } from '@massima/contract/billing';
import { expect, test } from 'vitest';
import { chargesOf, defaultPlan, firstPayment, plansFor } from './plans.ts';

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

test('the coupon reduces the first payment, to nothing at most', () => {
  expect(firstPayment(price('m', { coupon }))).toBe(3920);
  expect(firstPayment(price('m', { coupon: { ...coupon, percent_off: null, amount_off: 9999 } }))).toBe(0);
});

test('the charges are told with what the coupon makes of them, and for how long', () => {
  const said = {
    locale: 'it',
    t: (key: string, values: object) => `${key} ${Object.values(values).join(' | ')}`,
  };
  const charges = (given: Partial<Price>) =>
    chargesOf(said as never, price('m', given)).replaceAll('\u00a0', ' ');
  const repeating = { ...coupon, duration: 'repeating', duration_in_months: 3 } as const;
  const yearly = { interval: 'year', interval_count: 1 } as const;
  expect(charges({})).toBe('plan_per_month 49,00 €');
  expect(charges({ coupon: { ...coupon, duration: 'forever' } })).toBe('plan_per_month 39,20 €');
  expect(charges({ coupon })).toBe('plan_reduced_once plan_per_month 39,20 € | plan_per_month 49,00 €');
  expect(charges({ coupon: repeating })).toBe(
    'plan_reduced_months plan_per_month 39,20 € | 3 | plan_per_month 49,00 €',
  );
  expect(charges({ coupon: repeating, recurring: yearly })).toContain(
    'plan_reduced_once plan_per_year 39,20 €',
  );
});
