import { expect, test } from 'vitest';
import { authorize, isPermitted } from './access.ts';
import type { Actor, ResourceKind, AccessAction } from './actor.ts';

const actor = (role: Actor['role']): Actor => ({
  id: 1,
  sessionId: 10,
  connection: null,
  device: 'PC-1',
  email: 'one@example.com',
  periodEndsAt: null,
  customerId: 'cus_one',
  historyPaused: false,
  hasSecondFactor: false,
  provenAt: null,
  provenBy: null,
  proofUsedAt: null,
  reached: [],
  sent: [],
  role,
  isVerified: true,
  plan: null,
  planExpiresAt: null,
  trialExpiresAt: null,
  licenseExpireAt: null,
  planQueries: 0,
  usedQueries: 0,
  overQuota: false,
  overQuotaCents: null,
  isPlanTrial: false,
});

const everything: ResourceKind[] = ['account', 'folders', 'feedback', 'history'];
const actions: AccessAction[] = ['read', 'change'];

test('lets each user read and change their own data', () => {
  for (const role of ['user', 'admin'] as const)
    for (const of of everything)
      for (const action of actions) expect(isPermitted(actor(role), action, { of, userId: 1 })).toBe(true);
});

test('denies a user the data of other accounts, by any name of the account', () => {
  for (const action of actions) {
    for (const of of everything) expect(isPermitted(actor('user'), action, { of, userId: 2 })).toBe(false);
    expect(isPermitted(actor('user'), action, { of: 'account', email: 'two@example.com' })).toBe(false);
    expect(isPermitted(actor('user'), action, { of: 'account', customerId: 'cus_two' })).toBe(false);
  }
});

test('an administrator changes accounts, only reads folders and feedback, and never sees a history', () => {
  const allowed = everything.map((of) => [
    of,
    actions.filter((action) => isPermitted(actor('admin'), action, { of, userId: 2 })),
  ]);
  expect(Object.fromEntries(allowed)).toEqual({
    account: ['read', 'change'],
    folders: ['read'],
    feedback: ['read'],
    history: [],
  });
});

test('a refusal has the key of an unknown id', () => {
  expect(() => authorize(actor('user'), 'read', { of: 'account', userId: 2 })).toThrow('user_not_found');
  expect(() => authorize(actor('user'), 'read', { of: 'folders', userId: 2 }, 'file_not_found')).toThrow(
    'file_not_found',
  );
});

test('an account without a customer id owns nothing at the provider', () => {
  const newcomer = { ...actor('user'), customerId: null };
  expect(isPermitted(newcomer, 'read', { of: 'account', customerId: 'cus_one' })).toBe(false);
});
