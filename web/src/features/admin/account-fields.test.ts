import { expect, test } from 'vitest';
import type { AccountRow } from './account-status.ts';
import {
  changedAccount,
  emptyAccount,
  endOfDay,
  fieldIssues,
  fieldsOf,
  trialPeriod,
} from './account-fields.ts';

test('requires names, a valid address and an integer number of queries', () => {
  expect(fieldIssues({ ...emptyAccount, queries: 'e' })).toEqual({
    name: 'signup_name_is_required',
    surname: 'signup_surname_is_required',
    email: 'signup_email_is_required',
    queries: 'signup_queries_must_be_number',
  });
  expect(fieldIssues({ ...emptyAccount, name: 'A', surname: 'B', email: 'a@b', queries: '' })).toEqual({
    email: 'signup_email_is_invalid',
    queries: 'signup_queries_must_be_number',
  });
  expect(fieldIssues({ ...emptyAccount, name: 'A', surname: 'B', email: 'a@b.it', queries: '-1' })).toEqual(
    {},
  );
});

test('saves as many queries as additions can reach', () => {
  const issues = (queries: string) =>
    fieldIssues({ ...emptyAccount, name: 'A', surname: 'B', email: 'a@b.it', queries });
  for (const count of ['10000500', '2147483647', ' 500 ']) expect(issues(count), count).toEqual({});
  for (const wrong of ['2147483648', '99999999999', '1.5', '1e3'])
    expect(issues(wrong), wrong).toEqual({ queries: 'signup_queries_must_be_number' });
});

test('requires a licence year of four digits, up to the last date', () => {
  const issues = (licence: string) =>
    fieldIssues({ ...emptyAccount, name: 'A', surname: 'B', email: 'a@b.it', licence });
  for (const wrong of ['0026-12-31', '20266-12-31'])
    expect(issues(wrong), wrong).toEqual({ licence: 'admin_licence_wrong' });
  for (const day of ['', '2026-12-31', '9999-12-31']) expect(issues(day), day).toEqual({});
  // The call accepts at most this number of days; the end date itself is sent too.
  expect(trialPeriod('9999-12-31', new Date('2026-01-10T12:00:00'))).toBe(36_500);
});

test('includes the licence’s last day, in days rounded up', () => {
  const now = new Date('2026-01-10T12:00:00');
  expect(trialPeriod('2026-01-10', now)).toBe(1);
  expect(trialPeriod('2026-01-11', now)).toBe(2);
  expect(trialPeriod('2026-01-01', now)).toBe(0);
  // An empty field does not mean a licence that ends immediately.
  expect(trialPeriod('', now)).toBeUndefined();
});

test('keeps the last day of a licence after a reload, in any time zone', () => {
  const stored = { license_expire_at: endOfDay('2031-12-31') } as AccountRow;
  expect(fieldsOf(stored).licence).toBe('2031-12-31');
  expect(new Date(stored.license_expire_at ?? '').getDate()).toBe(31);
  expect(endOfDay('')).toBeNull();
});

test('saves only changed fields, including a removed licence', () => {
  const sent = (changes: Parameters<typeof changedAccount>[0]): unknown =>
    JSON.parse(JSON.stringify(changedAccount(changes)));
  expect(sent({})).toEqual({});
  expect(sent({ name: 'Anna', queries: '0', isVerified: false })).toEqual({
    name: 'Anna',
    plan_queries: 0,
    is_verified: false,
  });
  expect(sent({ licence: '' })).toEqual({ license_expire_at: null });
});
