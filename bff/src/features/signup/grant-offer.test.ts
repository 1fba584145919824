import { expect, test } from 'vitest';
import { grantOffer } from './grant-offer.ts';

const wishes = { trialDays: 0, trialQueries: -1, coupon: null };
const offer = { max_trial_days: 14, max_trial_queries: 100, coupon: null };

const rome = { ...offer, max_trial_queries: -1 };
const withCoupon = { ...offer, coupon: 'Y' };

test.each([
  ['the defaults of the form', wishes, offer, false, { trialDays: 0, trialQueries: 100, limited: false }],
  [
    'as offered',
    { ...wishes, trialDays: 14, trialQueries: 100 },
    offer,
    false,
    { trialDays: 14, limited: false },
  ],
  [
    'a day too many',
    { ...wishes, trialDays: 15, trialQueries: 1 },
    offer,
    false,
    { trialDays: 14, limited: true },
  ],
  ['unlimited', { ...wishes, trialDays: 1 }, offer, false, { trialQueries: 100, limited: true }],
  ['unlimited as offered', { ...wishes, trialDays: 1 }, rome, false, { trialQueries: -1, limited: false }],
  [
    'more than a column holds',
    { ...wishes, trialQueries: 9e15 },
    rome,
    false,
    { trialQueries: 1e9, limited: false },
  ],
  ['a coupon of their own', { ...wishes, coupon: 'X' }, offer, false, { coupon: null, limited: true }],
  ['the coupon of the offer', { ...wishes, coupon: 'Y' }, withCoupon, false, { coupon: 'Y', limited: false }],
  ['no coupon asked', wishes, withCoupon, false, { coupon: 'Y', limited: false }],
  ['returning', { ...wishes, trialDays: 14 }, offer, true, { trialDays: 0, trialQueries: 0, limited: true }],
  ['returning, asking for nothing', wishes, offer, true, { trialDays: 0, limited: false }],
])('%s', (_what, asked, given, isReturning, expected) => {
  expect(grantOffer(asked, given, isReturning)).toMatchObject(expected);
});
