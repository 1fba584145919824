import type { Price } from '@massima/contract/billing';
import { expect, test } from 'vitest';
import { defaultPlan, plansFor } from './plans.ts';

const price = (id: string, overrides: Partial<Price> = {}): Price => ({
  id,
  nickname: id,
  product: 'prod',
  unit_amount: 4900,
  currency: 'eur',
  active: true,
  recurring: { interval: 'month', interval_count: 1 },
  metadata: {},
  coupon: null,
  ...overrides,
});
const tiers = [{ up_to: null, flat_amount: 2900, unit_amount: 5 }];

test('returns the active recurring plans of the price type, cheapest first', () => {
  const all = [
    price('yearly', { unit_amount: 49_000 }),
    price('old', { active: false }),
    price('rome', { metadata: { price_type: 'rome_special_offer' } }),
    price('once', { recurring: null }),
    price('unknown', { unit_amount: null }),
    price('metered', { unit_amount: null, tiers }),
    price('monthly'),
  ];
  const plans = plansFor(all, 'regular');
  expect(plans.map((p) => p.id)).toEqual(['metered', 'monthly', 'yearly', 'unknown']);
  expect(defaultPlan(plans)?.id).toBe('monthly');
  expect(plansFor(all, 'rome_special_offer').map((p) => p.id)).toEqual(['rome']);
});
