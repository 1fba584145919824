import { expect, test } from 'vitest';
import { grantOffer } from './grant-offer.ts';

const request = { trialDays: 0, trialQueries: -1, coupon: null };
const offer = { max_trial_days: 14, max_trial_queries: 100, coupon: null };

const rome = { ...offer, max_trial_queries: -1 };
const withCoupon = { ...offer, coupon: 'Y' };

test.each([
  ['the defaults of the form', request, offer, false, { trialDays: 0, trialQueries: 100, limited: false }],
  [
    'as offered',
    { ...request, trialDays: 14, trialQueries: 100 },
    offer,
    false,
    { trialDays: 14, limited: false },
  ],
  [
    'a day too many',
    { ...request, trialDays: 15, trialQueries: 1 },
    offer,
    false,
    { trialDays: 14, limited: true },
  ],
  ['unlimited', { ...request, trialDays: 1 }, offer, false, { trialQueries: 100, limited: true }],
  ['unlimited as offered', { ...request, trialDays: 1 }, rome, false, { trialQueries: -1, limited: false }],
  [
    'more than a column holds',
    { ...request, trialQueries: 9e15 },
    rome,
    false,
    { trialQueries: 1e9, limited: false },
  ],
  ['a coupon of their own', { ...request, coupon: 'X' }, offer, false, { coupon: null, limited: true }],
  [
    'the coupon of the offer',
    { ...request, coupon: 'Y' },
    withCoupon,
    false,
    { coupon: 'Y', limited: false },
  ],
  ['no coupon asked', request, withCoupon, false, { coupon: 'Y', limited: false }],
  ['returning', { ...request, trialDays: 14 }, offer, true, { trialDays: 0, trialQueries: 0, limited: true }],
  ['returning, asking for nothing', request, offer, true, { trialDays: 0, limited: false }],
])('%s', (_what, request, limits, isReturning, expected) => {
  expect(grantOffer(request, limits, isReturning)).toMatchObject(expected);
});
