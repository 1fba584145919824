import { expect, test } from 'vitest';
import {
  amountOf,
  isIncomplete,
  isRunning,
  isStandardProduct,
  isUnpaid,
  overQuotaOf,
  planMetadata,
  planTerms,
  useOf,
} from './plan.ts';

const price = (metadata: Record<string, string>, unit_amount: number | null = 4900) => ({
  metadata,
  unit_amount,
});
const tiers = [
  { up_to: 200, flat_amount: 2900, unit_amount: null },
  { up_to: null, flat_amount: null, unit_amount: 5 },
];

test('treats a price without metadata as regular and unlimited, without coupon or previous price', () => {
  expect(planTerms(price({}))).toEqual({ priceType: 'regular', queries: -1, coupon: null, strikeout: null });
});

test.each([
  ['500', 500],
  ['-1', -1],
  ['0', 0],
  ['', -1],
  ['many', -1],
  ['1e3', -1],
  ['12.5', -1],
])('query_count %j means %j searches', (query_count, queries) => {
  expect(planTerms(price({ query_count })).queries).toBe(queries);
});

test('shows a previous price only if it is higher, also compared with a tier’s flat amount', () => {
  const strikeout = (amount: string) => planTerms(price({ strikeout_amount: amount })).strikeout;
  expect([strikeout('5900'), strikeout('4900'), strikeout('soon')]).toEqual([5900, null, null]);
  expect(planTerms({ ...price({ strikeout_amount: '3000' }, null), tiers }).strikeout).toBe(3000);
});

test('reads the written metadata back unchanged', () => {
  const terms = { priceType: 'rome_special_offer', queries: 0, coupon: 'BENVENUTO20', strikeout: 5900 };
  expect(planTerms(price(planMetadata(terms)))).toEqual(terms);
});

test('reads the amount from the price or its first tier', () => {
  expect(amountOf({ unit_amount: 4900 })).toBe(4900);
  expect(amountOf({ unit_amount: null, tiers })).toBe(2900);
  expect([overQuotaOf({ tiers }), overQuotaOf({})]).toEqual([5, null]);
});

test('returns null, not 0, for an unknown amount', () => {
  expect([amountOf({ unit_amount: null }), amountOf({ unit_amount: null, tiers: [] })]).toEqual([null, null]);
  expect(amountOf({ unit_amount: null, tiers: [{ up_to: null, flat_amount: null, unit_amount: 5 }] })).toBe(
    0,
  );
});

test('returns the included searches and the price of each further search', () => {
  const metered = (query_count: string) => useOf({ ...price({ query_count }, null), tiers });
  expect(metered('200')).toEqual({ included: 200, per_search: 5 });
  expect(metered('-1')).toEqual({ included: null, per_search: 5 });
  expect(useOf(price({}))).toBeNull();
});

test('recognises the active standard product, with or without a product name', () => {
  const standard = (type: string, active = true) => isStandardProduct({ active, metadata: { type } });
  expect([
    standard('standard'),
    standard('massima_standard'),
    standard('nonstandard'),
    standard('standard', false),
  ]).toEqual([true, true, false, false]);
});

test('treats an unpaid new subscription as neither active nor available to buy again', () => {
  const all = ['trialing', 'active', 'past_due', 'unpaid', 'incomplete', 'paused', undefined];
  expect(all.filter(isRunning)).toEqual(['trialing', 'active']);
  expect(all.filter(isUnpaid)).toEqual(['past_due', 'unpaid']);
  expect(all.filter(isIncomplete)).toEqual(['incomplete']);
});
