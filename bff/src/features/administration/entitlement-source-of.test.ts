import { expect, test } from 'vitest';
import { entitlementSourceOf } from './entitlement-source-of.ts';

const now = new Date('2026-03-10T12:00:00Z');
const past = new Date('2026-03-01T00:00:00Z');
const longPast = new Date('2025-03-01T00:00:00Z');
const soon = new Date('2026-03-20T00:00:00Z');
const nothing = {
  role: 'user',
  plan: null,
  plan_expires_at: null,
  license_expire_at: null,
  trial_expires_at: null,
} as const;

test.each([
  [{}, 'none', null],
  [{ role: 'admin', license_expire_at: past } as const, 'administrator', null],
  [{ trial_expires_at: soon }, 'trial', soon],
  [{ trial_expires_at: soon, license_expire_at: past }, 'trial', soon],
  [{ trial_expires_at: soon, license_expire_at: soon }, 'licence', soon],
  [{ plan: 'yearly', plan_expires_at: soon, license_expire_at: soon }, 'subscription', soon],
  // The period was paid, but the subscription has ended.
  [{ plan_expires_at: soon, trial_expires_at: longPast }, 'over', longPast],
  [{ trial_expires_at: longPast, license_expire_at: past }, 'over', past],
])('returns for %o the standing %s', (fields, standing, until) => {
  expect(entitlementSourceOf({ ...nothing, ...fields }, now)).toEqual({ standing, until });
});
