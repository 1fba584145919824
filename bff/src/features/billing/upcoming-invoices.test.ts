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
  computeUpcomingInvoices(course(over)).map((invoice) => [
    new Date(invoice.at * 1000).toISOString().slice(0, 10),
    viewCharge(invoice).amount,
  ]);

test('returns two charges on the dates of the anchor', () => {
  expect(said()).toEqual([
    ['2027-02-28', 4900],
    ['2027-03-31', 4900],
  ]);
});

describe('cancelled plan', () => {
  const endsAt = at('2027-02-28');
  test('has no further charge', () => expect(said({ endsAt })).toEqual([]));
  test('bills the last period if the plan is metered', () =>
    expect(said({ endsAt, price: metered })).toEqual([['2027-02-28', null]]));
  test('bills no trial', () => expect(said({ endsAt, price: metered, isTrial: true })).toEqual([]));
});

test('bills no use during a trial, so that the first bill follows one period later', () => {
  expect(said({ price: metered, isTrial: true, anchor: at('2027-02-28') })).toEqual([
    ['2027-03-28', null],
    ['2027-04-28', null],
  ]);
});

describe('coupon', () => {
  test('lowers invoices of periods that start before its end', () =>
    expect(said({ discounts: [discount({}, at('2027-03-31'))] }).map(([, amount]) => amount)).toEqual([
      3920, 4900,
    ]));
  test('ends at the first invoice that it lowers, if valid once', () =>
    expect(said({ discounts: [discount({ duration: 'once' })] }).map(([, amount]) => amount)).toEqual([
      3920, 4900,
    ]));
  test('takes off no more than the amount', () =>
    expect(said({ discounts: [discount({ percent_off: null, amount_off: 9999 })] })[0]?.[1]).toBe(0));
});

test('uses credit first, adds tax and carries a small amount over', () => {
  expect(said({ balance: -6000 }).map(([, amount]) => amount)).toEqual([0, 3800]);
  expect(said({ taxRate: 0.22 })[0]?.[1]).toBe(5978);
  expect(said({ balance: -4860 }).map(([, amount]) => amount)).toEqual([0, 4940]);
});

test('ends a period on the last day of a shorter month, and returns to the anchor day', () => {
  expect(addInterval(at('2028-02-29'), 'year', 1)).toBe(at('2029-02-28'));
  expect(addInterval(at('2027-01-01'), 'week', 2)).toBe(at('2027-01-15'));
  expect(periodEnd(at('2027-01-31'), at('2027-02-28'), { interval: 'month', interval_count: 1 })).toBe(
    at('2027-03-31'),
  );
});

test('rounds the number of months up', () => {
  expect(
    [at('2027-01-31'), at('2027-02-01'), at('2027-04-30')].map((end) => monthsUntil(end, at('2027-01-31'))),
  ).toEqual([0, 1, 3]);
});
