import { expect, test } from 'vitest';
import { receiptOf } from './receipt-of.ts';

const now = new Date('2026-11-26T10:00:00Z');
const [before, later, latest] = ['2026-11-25T10:00:00Z', '2026-12-01T00:00:00Z', '2026-12-09T00:00:00Z'].map(
  (day) => new Date(day),
) as [Date, Date, Date];
const account = {
  role: 'user' as 'user' | 'admin',
  isVerified: true,
  plan: null as string | null,
  planExpiresAt: null as Date | null,
  periodEndsAt: null as Date | null,
  trialExpiresAt: null as Date | null,
  licenseExpireAt: later as Date | null,
  planQueries: 10,
  usedQueries: 4,
  overQuota: false,
  overQuotaCents: null as number | null,
  isPlanTrial: false,
};
const included = { free: true, amount: 0, currency: 'eur' };
const none = { free: false, amount: null, currency: 'eur' };

test.each<[string, Partial<typeof account>, boolean, object]>([
  ['a licence', {}, false, { searches_left: 6, next_search: included, until: later.toISOString() }],
  ['a licence, after a search', {}, true, { searches_left: 5, next_search: included }],
  ['the last search', { usedQueries: 9 }, true, { searches_left: 0, next_search: none }],
  ['used up', { usedQueries: 10 }, false, { searches_left: 0, next_search: none }],
  [
    'a metered plan within its quota',
    { overQuota: true },
    false,
    { searches_left: 6, next_search: included },
  ],
  [
    'a metered plan past its quota',
    { overQuota: true, overQuotaCents: 7, usedQueries: 12 },
    true,
    { searches_left: 0, next_search: { free: false, amount: 7, currency: 'eur' } },
  ],
  [
    'one whose price is not known',
    { overQuota: true, usedQueries: 12 },
    true,
    { searches_left: 0, next_search: none },
  ],
  ['no limit', { planQueries: -1 }, true, { searches_left: null, next_search: included }],
  [
    'a licence that is over',
    { licenseExpireAt: before },
    false,
    { searches_left: 6, next_search: none, until: null },
  ],
  [
    'a plan, until its period ends and not until news of that are late',
    { plan: 'annual', planExpiresAt: latest, periodEndsAt: later, licenseExpireAt: null },
    false,
    { until: later.toISOString() },
  ],
  ['the later of two', { trialExpiresAt: latest }, false, { until: latest.toISOString() }],
  ['an administrator', { role: 'admin' }, true, { searches_left: null, next_search: included, until: null }],
])('%s', (_what, fields, charged, expected) => {
  expect(receiptOf({ ...account, ...fields }, now, charged)).toMatchObject({ charged, ...expected });
});
