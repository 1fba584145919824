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

test('a price that says nothing is sold to regular accounts, without a limit, a coupon or an earlier price', () => {
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

test('an earlier price is shown only when it was higher, also than the flat part of a tier', () => {
  const strikeout = (amount: string) => planTerms(price({ strikeout_amount: amount })).strikeout;
  expect([strikeout('5900'), strikeout('4900'), strikeout('soon')]).toEqual([5900, null, null]);
  expect(planTerms({ ...price({ strikeout_amount: '3000' }, null), tiers }).strikeout).toBe(3000);
});

test('what is written is read again as it was', () => {
  const terms = { priceType: 'rome_special_offer', queries: 0, coupon: 'BENVENUTO20', strikeout: 5900 };
  expect(planTerms(price(planMetadata(terms)))).toEqual(terms);
});

test('amounts come from the price or its first tier', () => {
  expect(amountOf({ unit_amount: 4900 })).toBe(4900);
  expect(amountOf({ unit_amount: null, tiers })).toBe(2900);
  expect([overQuotaOf({ tiers }), overQuotaOf({})]).toEqual([5, null]);
});

test('an amount that was not read is not known, and never 0', () => {
  expect([amountOf({ unit_amount: null }), amountOf({ unit_amount: null, tiers: [] })]).toEqual([null, null]);
  expect(amountOf({ unit_amount: null, tiers: [{ up_to: null, flat_amount: null, unit_amount: 5 }] })).toBe(
    0,
  );
});

test('use is what the plan includes, and what each further search costs', () => {
  const metered = (query_count: string) => useOf({ ...price({ query_count }, null), tiers });
  expect(metered('200')).toEqual({ included: 200, per_search: 5 });
  expect(metered('-1')).toEqual({ included: null, per_search: 5 });
  expect(useOf(price({}))).toBeNull();
});

test('the standard product is active, and named so alone or after a product', () => {
  const standard = (type: string, active = true) => isStandardProduct({ active, metadata: { type } });
  expect([
    standard('standard'),
    standard('massima_standard'),
    standard('nonstandard'),
    standard('standard', false),
  ]).toEqual([true, true, false, false]);
});

test('a subscription that waits for its money neither runs nor may be bought again', () => {
  const all = ['trialing', 'active', 'past_due', 'unpaid', 'incomplete', 'paused', undefined];
  expect(all.filter(isRunning)).toEqual(['trialing', 'active']);
  expect(all.filter(isUnpaid)).toEqual(['past_due', 'unpaid']);
  expect(all.filter(isIncomplete)).toEqual(['incomplete']);
});
