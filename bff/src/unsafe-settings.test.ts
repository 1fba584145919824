import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { ConfigurationError, readConfig } from './config.ts';
import type { Purpose } from './unsafe-settings.ts';

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'mysql://user@db/massima',
  PUBLIC_URL: 'https://massima.example',
  SECRET_KEY: 'r7Vt0kXq1Yc9Zs5WmB3uNf8LhJ2pDgAe6CxTiOyKvSw=',
};
const problems = (
  env: Record<string, string | undefined>,
  purpose: Purpose = 'server',
): readonly string[] => {
  try {
    readConfig(env, purpose);
    return [];
  } catch (error) {
    if (error instanceof ConfigurationError) return error.problems;
    throw error;
  }
};
const named = (found: readonly string[]) => found.map((problem) => problem.split(':')[0]);

test('a production that has what it needs starts', () => {
  expect(problems(production)).toEqual([]);
});

test('all that is missing or wrong is named at once', () => {
  expect(named(problems({ NODE_ENV: 'production', PORT: 'http' })).sort()).toEqual([
    'DATABASE_URL',
    'PORT',
    'PUBLIC_URL',
    'SECRET_KEY',
  ]);
  expect(problems({ NODE_ENV: 'test' })).toEqual(['DATABASE_URL: is not set']);
});

test.each([
  ['PUBLIC_URL', undefined],
  ['PUBLIC_URL', 'http://massima.example'],
  ['PUBLIC_URL', 'HTTPS//massima.example'],
  ['SECRET_KEY', undefined],
  ['SECRET_KEY', ''],
  ['SECRET_KEY', 'development-only-secret-key'],
  ['SECRET_KEY', '0123456789abcdef'],
  ['SECRET_KEY', 'x'.repeat(32)],
  ['SECRET_KEY', 'password'.repeat(4)],
  ['SECRET_KEY', '0123456789abcdef'.repeat(2)],
  ['DEMO', '1'],
  ['DEMO', 'yes'],
  ['PAYMENTS_URL', 'http://127.0.0.1:12111'],
])('production is refused with %s=%s', (name, value) => {
  expect(named(problems({ ...production, [name]: value }))).toContain(name);
});

test('keys that a machine made are strong enough', () => {
  for (let i = 0; i < 200; i++) {
    for (const key of [randomBytes(32).toString('base64'), randomBytes(16).toString('hex')])
      expect(problems({ ...production, SECRET_KEY: key }), key).toEqual([]);
  }
});

test('a Stripe key needs its two companions, but for the command that makes one of them', () => {
  const stripe = { ...production, STRIPE_SECRET_KEY: 'sk_live_x' };
  expect(named(problems(stripe))).toEqual(['STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET']);
  expect(problems(stripe, 'command')).toEqual([]);
  const whole = { ...stripe, STRIPE_PUBLISHABLE_KEY: 'pk_live_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' };
  expect(problems(whole)).toEqual([]);
});

test('the published development key is refused where nobody said that this is development, or the demo', () => {
  const { DATABASE_URL } = production;
  expect(named(problems({ DATABASE_URL }))).toEqual(['NODE_ENV']);
  expect(named(problems({ DATABASE_URL, SECRET_KEY: 'development-only-secret-key' }))).toEqual(['NODE_ENV']);
  expect(problems({ DATABASE_URL, NODE_ENV: 'development' })).toEqual([]);
  expect(problems({ DATABASE_URL, DEMO: '1' })).toEqual([]);
  expect(problems({ DATABASE_URL, SECRET_KEY: production.SECRET_KEY })).toEqual([]);
});
