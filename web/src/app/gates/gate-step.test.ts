import { expect, it } from 'vitest';
import { gateStep } from './gate-step.ts';

const account = { type: 'user', isVerified: true, hasLicense: true, email: 'a@b.it', id: 1 } as const;

it('requires the login first, then the verified address, then the plan', () => {
  expect(gateStep(null, null)).toBe('login');
  expect(gateStep('t', { ...account, isVerified: false, hasLicense: false })).toBe('verify');
  expect(gateStep('t', { ...account, hasLicense: false })).toBe('subscribe');
  expect(gateStep('t', account)).toBe('open');
});

it('lets administrators through without address or plan', () => {
  expect(gateStep('t', { ...account, type: 'admin', isVerified: false, hasLicense: false })).toBe('open');
});
