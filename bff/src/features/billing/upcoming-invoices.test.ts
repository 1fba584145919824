import type Stripe from 'stripe';
import { describe, expect, test } from 'vitest';
import {
  computeUpcomingInvoices,
  viewCharge,
  type RenewalTerms,
  type LiveDiscount,
} from './upcoming-invoices.ts';
import { addInterval, monthsUntil, periodEnd } from './periods.ts';

const at = (text: string) => Date.parse(`${text}T10:00:00Z`) / 1000;
const price = (over: object) =>
  ({
    unit_amount: 4900,
    recurring: { interval: 'month', interval_count: 1, usage_type: 'licensed' },
    ...over,
  }) as Stripe.Price;
const metered = price({
  unit_amount: null,
  tiers: [{ up_to: null, flat_amount: 2900, unit_amount: 5 }],
  recurring: { interval: 'month', interval_count: 1, usage_type: 'metered' },
});
const discount = (coupon: Partial<Stripe.Coupon>, end: number | null = null): LiveDiscount => ({
  id: 'di',
  coupon: { percent_off: 20, amount_off: null, duration: 'repeating', ...coupon } as Stripe.Coupon,
  end,
});
const course = (over: Partial<RenewalTerms> = {}): RenewalTerms => ({
  price: price({}),
  end: at('2027-02-28'),
  anchor: at('2027-01-31'),
  endsAt: null,
  isTrial: false,
  discounts: [],
  balance: 0,
  taxRate: 0,
  ...over,
});
const said = (over: Partial<RenewalTerms> = {}) =>
  computeUpcomingInvoices(course(over)).map((one) => [
    new Date(one.at * 1000).toISOString().slice(0, 10),
    viewCharge(one).amount,
  ]);

test('two charges, on the days that the anchor gives', () => {
  expect(said()).toEqual([
    ['2027-02-28', 4900],
    ['2027-03-31', 4900],
  ]);
});

describe('a plan that is cancelled', () => {
  const endsAt = at('2027-02-28');
  test('is charged no more', () => expect(said({ endsAt })).toEqual([]));
  test('is billed for its last period where use decides', () =>
    expect(said({ endsAt, price: metered })).toEqual([['2027-02-28', null]]));
  test('is not billed for a trial', () =>
    expect(said({ endsAt, price: metered, isTrial: true })).toEqual([]));
});

test('what is used in a trial costs nothing: the first bill comes a period after it', () => {
  expect(said({ price: metered, isTrial: true, anchor: at('2027-02-28') })).toEqual([
    ['2027-03-28', null],
    ['2027-04-28', null],
  ]);
});

describe('a coupon', () => {
  test('lowers what begins before its end', () =>
    expect(said({ discounts: [discount({}, at('2027-03-31'))] }).map(([, amount]) => amount)).toEqual([
      3920, 4900,
    ]));
  test('for one time goes at the first invoice that it lowers', () =>
    expect(said({ discounts: [discount({ duration: 'once' })] }).map(([, amount]) => amount)).toEqual([
      3920, 4900,
    ]));
  test('takes no more than there is', () =>
    expect(said({ discounts: [discount({ percent_off: null, amount_off: 9999 })] })[0]?.[1]).toBe(0));
});

test('credit pays first, tax comes on top, and a few cents wait', () => {
  expect(said({ balance: -6000 }).map(([, amount]) => amount)).toEqual([0, 3800]);
  expect(said({ taxRate: 0.22 })[0]?.[1]).toBe(5978);
  expect(said({ balance: -4860 }).map(([, amount]) => amount)).toEqual([0, 4940]);
});

test('intervals end on the last day of a shorter month, and come back', () => {
  expect(addInterval(at('2028-02-29'), 'year', 1)).toBe(at('2029-02-28'));
  expect(addInterval(at('2027-01-01'), 'week', 2)).toBe(at('2027-01-15'));
  expect(periodEnd(at('2027-01-31'), at('2027-02-28'), { interval: 'month', interval_count: 1 })).toBe(
    at('2027-03-31'),
  );
});

test('months are counted when they have begun', () => {
  expect(
    [at('2027-01-31'), at('2027-02-01'), at('2027-04-30')].map((end) => monthsUntil(end, at('2027-01-31'))),
  ).toEqual([0, 1, 3]);
});
