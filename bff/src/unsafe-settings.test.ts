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
const hook = 'whsec_r7Vt0kXq1Yc9Zs5WmB3uNf8L';
const named = (found: readonly string[]) => found.map((problem) => problem.split(':')[0]);

test('accepts complete settings in production', () => {
  expect(problems(production)).toEqual([]);
});

test('reports all missing or invalid settings together', () => {
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
  ['TRUSTED_PROXIES', '0.0.0.0/0'],
  ['TRUSTED_PROXIES', '10.42.0.1, ::/0'],
  ['TRUSTED_PROXIES', '0.0.0.0/1'],
  ['TRUSTED_PROXIES', '2000::/3'],
  ['TRUSTED_PROXIES', '::ffff:0.0.0.0/96'],
  ['LOGIN_TRIES_PER_ADDRESS', '1e9'],
  ['LOGIN_TRIES_PER_CLIENT', '1000000000'],
  ['LOGIN_TRIES_IN_ALL', '1e9'],
  ['PUBLIC_TRIES_PER_CLIENT', '1e9'],
  ['MAILS_PER_ADDRESS', '1e9'],
  ['SESSION_LIFE_MINUTES', '1e9'],
  ['MAIL_FROM', 'nonsense'],
  ['MAIL_FROM', 'Massima <nonsense>'],
  ['WEB_DIST', '/nowhere/web/dist'],
  ['WIDGET_DIST', '/nowhere/widget/dist'],
])('rejects %s=%s in production', (name, value) => {
  expect(named(problems({ ...production, [name]: value }))).toContain(name);
});

test('accepts generated keys as strong', () => {
  for (let i = 0; i < 200; i++) {
    for (const key of [randomBytes(32).toString('base64'), randomBytes(16).toString('hex')])
      expect(problems({ ...production, SECRET_KEY: key }), key).toEqual([]);
  }
});

test('requires both other keys with a Stripe key, except for the command that creates one', () => {
  const stripe = { ...production, STRIPE_SECRET_KEY: 'sk_live_x' };
  expect(named(problems(stripe))).toEqual(['STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET']);
  expect(problems(stripe, 'command')).toEqual([]);
  const complete = { ...stripe, STRIPE_PUBLISHABLE_KEY: 'pk_live_x', STRIPE_WEBHOOK_SECRET: hook };
  expect(problems(complete)).toEqual([]);
  // both in test mode, for a rehearsal in production
  expect(
    problems({ ...complete, STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_PUBLISHABLE_KEY: 'pk_test_x' }),
  ).toEqual([]);
  for (const [name, value] of [
    ['STRIPE_PUBLISHABLE_KEY', 'pk_test_x'],
    ['STRIPE_PUBLISHABLE_KEY', 'sk_live_x'],
    ['STRIPE_SECRET_KEY', 'pk_live_x'],
    ['STRIPE_WEBHOOK_SECRET', 'x'],
    ['STRIPE_WEBHOOK_SECRET', 'whsec_x'],
  ] as const)
    expect(named(problems({ ...complete, [name]: value })), value).toContain(name);
});

test('rejects the published development key outside development and the demo', () => {
  const { DATABASE_URL } = production;
  expect(named(problems({ DATABASE_URL }))).toEqual(['NODE_ENV']);
  expect(named(problems({ DATABASE_URL, SECRET_KEY: 'development-only-secret-key' }))).toEqual(['NODE_ENV']);
  expect(problems({ DATABASE_URL, NODE_ENV: 'development' })).toEqual([]);
  expect(problems({ DATABASE_URL, DEMO: '1' })).toEqual([]);
  expect(problems({ DATABASE_URL, SECRET_KEY: production.SECRET_KEY })).toEqual([]);
});

test.each([
  ['TRUSTED_PROXIES', '10.0.0.0/8'],
  ['TRUSTED_PROXIES', 'fd00:7::/48, ::ffff:10.42.0.0/112, 192.0.2.1'],
  ['LOGIN_TRIES_PER_CLIENT', '500'],
  ['MAIL_FROM', 'no-reply@massima.example'],
  ['WEB_DIST', import.meta.dirname],
  // Built after the start.
  ['STORYBOOK_DIST', '/nowhere/storybook-static'],
])('accepts %s=%s in production', (name, value) => {
  expect(problems({ ...production, [name]: value })).toEqual([]);
});

test('words each reason as one sentence with the remedy', () => {
  const found = problems({ ...production, TRUSTED_PROXIES: '0.0.0.0/0', MAIL_FROM: 'nonsense' });
  expect(found).toEqual([
    'TRUSTED_PROXIES: "0.0.0.0/0" holds the addresses of strangers; name your proxies, such as 10.42.0.0/16',
    'MAIL_FROM: is no address; write "Massima <no-reply@massima.example>"',
  ]);
});
