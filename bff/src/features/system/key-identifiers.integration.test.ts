import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { readSignedId, secretsOf, signId } from '../limits/index.ts';
import { seal, unseal } from '../../adapters/seal.ts';
import { issueFormToken, readFormToken } from '../signup/form-token.ts';
import { rememberDeleted, wasDeleted } from '../users/former-addresses.ts';
import { takeMailbox } from '../users/trial-customer.ts';
import { acceptsAllKeys } from './key-identifiers.ts';

const [first, second, third] = ['the first key of all', 'the second key of all', 'the third key of all'];
let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const at = (SECRET_KEY: string, ...SECRET_KEY_PREVIOUS: string[]) => ({
  ...app.deps,
  config: { ...app.deps.config, SECRET_KEY, SECRET_KEY_PREVIOUS },
});
const isKnown = (key: string, ...before: string[]) => acceptsAllKeys(app.deps.db, at(key, ...before).config);

test('accepts only the keys that the database was used with, and a new key only together with the previous one', async () => {
  expect(await isKnown(first)).toBe(true);
  expect(await isKnown(first)).toBe(true);
  expect(await isKnown(second)).toBe(false);
  expect(await isKnown(first)).toBe(true);
  expect(await isKnown(second, first)).toBe(true);
  // The previous key must stay because its hashes cannot be recomputed.
  expect(await isKnown(second)).toBe(false);
  expect(await isKnown(third, second)).toBe(false);
  expect(await isKnown(third, second, first)).toBe(true);
  const stored = JSON.stringify(await app.deps.db('settings').select());
  for (const key of [first, second, third]) expect(stored).not.toContain(key);
});

test('finds and reads data made with the previous key only if that key is set', async () => {
  const [before, after, without] = [at(first), at(second, first), at(second)];
  const { db } = app.deps;
  await db.transaction((trx) => rememberDeleted(trx, before, 'gone@example.it'));
  expect(await wasDeleted(db, after, 'gone@example.it')).toBe(true);
  expect(await wasDeleted(db, without, 'gone@example.it')).toBe(false);

  await db.transaction(async (trx) => {
    expect(await takeMailbox(trx, before, 'trial@example.it')).toBe(true);
    expect(await takeMailbox(trx, after, 'trial@example.it')).toBe(false);
    expect(await takeMailbox(trx, after, 'another@example.it')).toBe(true);
  });

  const signed = signId(first, 'purpose', 7);
  expect(readSignedId(secretsOf(after.config), 'purpose', signed)).toBe(7);
  expect(readSignedId(secretsOf(without.config), 'purpose', signed)).toBeNull();

  const sealed = seal('outbox', first, { link: 'x' });
  expect(unseal('outbox', secretsOf(after.config), sealed)).toEqual({ link: 'x' });
  expect(() => unseal('outbox', secretsOf(without.config), sealed)).toThrow();

  const token = issueFormToken(before);
  expect(readFormToken(after, token)).toBe(token.split('.')[0]);
  expect(() => readFormToken(without, token)).toThrow('form_expired');
});
