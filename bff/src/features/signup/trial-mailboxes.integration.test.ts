import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUp } from '../../testing/factories/sign-up.ts';
import { createUser } from '../../testing/factories/user.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { keyedHash } from '../limits/index.ts';
import { noteMailboxes } from '../users/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

test('one mailbox has one trial, however its address is written, and also when the first account has gone', async () => {
  const name = randomUUID().replaceAll('-', '').slice(0, 20);
  const trial = { trial_days_count: 14, trial_queries_count: 50 };
  const verifiedAs = async (email: string) => {
    const { id, token } = await signUp(app, { ...trial, email });
    const { body } = await app.anonymous.put(`/lawyers/${id}/verify`, { token, hash: 'PC-1' });
    return { id, ...(body as { token: string; user: Record<string, unknown> }) };
  };
  const first = await verifiedAs(`${name}@gmail.com`);
  expect(first.user['trial_expires_at']).not.toBeNull();
  const dotted = `${name.slice(0, 3)}.${name.slice(3)}+prova@googlemail.com`;
  expect((await verifiedAs(dotted)).user).toMatchObject({ trial_expires_at: null, is_returning: true });
  await app.client(first.token).delete(`/lawyers/${first.id}`);
  expect((await verifiedAs(`${name}+due@gmail.com`)).user['trial_expires_at']).toBeNull();
  // Elsewhere a plus may belong to the name.
  for (const email of [`${name}@${name}.example`, `${name}+due@${name}.example`])
    expect((await verifiedAs(email)).user['trial_expires_at']).not.toBeNull();
  const rows = await app.deps.db('trial_customers');
  expect(JSON.stringify(rows)).not.toContain(name);
});

test('what was kept of a mailbox while its domains counted as several goes on counting', async () => {
  const name = randomUUID().replaceAll('-', '').slice(0, 20);
  const kept = keyedHash(app.deps.config.SECRET_KEY, 'trial-mailbox', `${name}@pm.me`);
  const first_at = app.deps.clock.now();
  await app.deps
    .db('trial_customers')
    .insert({ kind: 'mailbox', hash: kept, trials: 1, first_at, taken_by: null });
  const { id, token } = await signUp(app, { trial_days_count: 14, email: `${name}+due@protonmail.com` });
  await app.anonymous.put(`/lawyers/${id}/verify`, { token });
  const account = await app.deps.db('users').where({ id }).first();
  expect(account).toMatchObject({ trial_expires_at: null, is_returning: true });
});

test('of two accounts of one mailbox that are verified at once one has the trial', async () => {
  const name = randomUUID().replaceAll('-', '').slice(0, 20);
  const made = await Promise.all(
    ['+a', '+b', '+c'].map((tag) => signUp(app, { trial_days_count: 14, email: `${name}${tag}@gmail.com` })),
  );
  await Promise.all(made.map(({ id, token }) => app.anonymous.put(`/lawyers/${id}/verify`, { token })));
  const rows = await app.deps.db('users').where('email', 'like', `${name}%`);
  expect(rows.filter((row) => row.trial_expires_at !== null)).toHaveLength(1);
  expect(rows.filter((row) => row.is_returning)).toHaveLength(2);
});

test('an account that was verified before mailboxes were noted has had the trial of its own', async () => {
  const name = randomUUID().replaceAll('-', '').slice(0, 20);
  const { id } = await createUser(app, { email: `${name}@gmail.com` });
  await noteMailboxes(app.deps);
  expect((await app.deps.db('users').where({ id }).first())?.mailbox_hash).not.toBeNull();
  expect(await noteMailboxes(app.deps)).toBe(0);
  const { id: other, token } = await signUp(app, { trial_days_count: 14, email: `${name}+due@gmail.com` });
  await app.anonymous.put(`/lawyers/${other}/verify`, { token });
  expect((await app.deps.db('users').where({ id: other }).first())?.trial_expires_at).toBeNull();
});
