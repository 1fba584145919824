import { describe, expect, test } from 'vitest';
import type { Price, Tier } from '../objects/prices.ts';
import { seededRandom } from '../control/faults.ts';
import { reduceAmounts } from './discounting.ts';
import { addInterval, periodEnd } from './periods.ts';
import { shareLeft } from './proration.ts';
import { amountOf, cents, chargesOf } from './tiers.ts';

const tier = (up_to: number | null, flat: number | null, unit: string | null): Tier => ({
  flat_amount: flat,
  flat_amount_decimal: flat === null ? null : String(flat),
  unit_amount: unit === null ? null : Number(unit),
  unit_amount_decimal: unit,
  up_to,
});
const tiered = (mode: 'graduated' | 'volume', ...tiers: Tier[]) =>
  ({ tiers_mode: mode, _tiers: tiers, unit_amount_decimal: null }) as unknown as Price;
const flat = (unit: string) =>
  ({ tiers_mode: null, _tiers: null, unit_amount_decimal: unit }) as unknown as Price;

describe('prices', () => {
  test('a flat price is charged per unit, and rounded to cents at the end', () => {
    expect(amountOf(flat('4900'), 1)).toBe(4900);
    expect(amountOf(flat('0.5'), 3)).toBe(2);
    expect(amountOf(flat('0.1'), 3)).toBe(0);
  });

  test('graduated tiers charge their own units; the first tier’s fee is charged even without usage', () => {
    const plan = tiered('graduated', tier(200, 2900, '0'), tier(null, null, '5'));
    expect([0, 1, 200, 201, 300].map((used) => amountOf(plan, used))).toEqual([2900, 2900, 2900, 2905, 3400]);
    expect(chargesOf(plan, 203)).toEqual([
      { quantity: 200, amount: 2900, tier: 1 },
      { quantity: 3, amount: 15, tier: 2 },
    ]);
  });

  test('volume tiers charge all units at the price of the total’s tier', () => {
    const plan = tiered('volume', tier(10, null, '100'), tier(null, null, '50'));
    expect([10, 11].map((used) => amountOf(plan, used))).toEqual([1000, 550]);
  });

  test('half a cent rounds away from zero for both signs', () => {
    expect([0.5, -0.5, 1.005 * 100, 2.4].map(cents)).toEqual([1, -1, 101, 2]);
  });
});

describe('periods', () => {
  const at = (text: string) => Date.parse(text) / 1000;
  test('end on the last day of a shorter month and then return to their day', () => {
    const anchor = at('2027-01-31T10:00:00Z');
    const ends = [1, 2, 3, 4].map((n) =>
      new Date(addInterval(anchor, 'month', n) * 1000).toISOString().slice(0, 10),
    );
    expect(ends).toEqual(['2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31']);
    expect(periodEnd(anchor, at('2027-02-28T10:00:00Z'), 'month', 1)).toBe(at('2027-03-31T10:00:00Z'));
  });

  test('of a leap day end on 28 February', () => {
    expect(addInterval(at('2028-02-29T00:00:00Z'), 'year', 1)).toBe(at('2029-02-28T00:00:00Z'));
  });

  test('of days and weeks have the declared length', () => {
    expect(addInterval(0, 'day', 3)).toBe(259_200);
    expect(addInterval(0, 'week', 2)).toBe(1_209_600);
  });

  test('the remaining share falls from 1 to 0', () => {
    const period = { start: 100, end: 200 };
    expect([0, 100, 150, 200, 300].map((now) => shareLeft(now, period))).toEqual([1, 1, 0.5, 0, 0]);
  });
});

describe('discounts', () => {
  test('apply sequentially', () => {
    const taken = reduceAmounts(
      [1000, 500],
      [
        { discount: 'a', coupon: { percent_off: 20, amount_off: null } },
        { discount: 'b', coupon: { percent_off: null, amount_off: 300 } },
      ],
    );
    expect(taken.get('a')).toEqual([200, 100]);
    expect(taken.get('b')).toEqual([200, 100]);
  });

  test('never reduce amounts below zero or by more than the discount, for random amounts', () => {
    const draw = seededRandom(7);
    for (let round = 0; round < 500; round += 1) {
      const amounts = Array.from({ length: 1 + Math.floor(draw() * 5) }, () => Math.floor(draw() * 10_000));
      const off = Math.floor(draw() * 20_000);
      const share =
        reduceAmounts(amounts, [{ discount: 'x', coupon: { percent_off: null, amount_off: off } }]).get(
          'x',
        ) ?? [];
      const total = amounts.reduce((sum, amount) => sum + amount, 0);
      expect(share.reduce((sum, amount) => sum + amount, 0)).toBe(Math.min(off, total));
    }
  });
});
