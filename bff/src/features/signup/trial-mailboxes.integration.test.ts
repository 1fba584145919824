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

test('gives a mailbox one trial in any spelling, also after the first account was deleted', async () => {
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

test("counts a trial stored before the mailbox's domains were merged", async () => {
  const name = randomUUID().replaceAll('-', '').slice(0, 20);
  const stored = keyedHash(app.deps.config.SECRET_KEY, 'trial-mailbox', `${name}@pm.me`);
  const first_at = app.deps.clock.now();
  await app.deps
    .db('trial_customers')
    .insert({ kind: 'mailbox', hash: stored, trials: 1, first_at, taken_by: null });
  const { id, token } = await signUp(app, { trial_days_count: 14, email: `${name}+due@protonmail.com` });
  await app.anonymous.put(`/lawyers/${id}/verify`, { token });
  const account = await app.deps.db('users').where({ id }).first();
  expect(account).toMatchObject({ trial_expires_at: null, is_returning: true });
});

test('gives one trial to two accounts of one mailbox verified concurrently', async () => {
  const name = randomUUID().replaceAll('-', '').slice(0, 20);
  const made = await Promise.all(
    ['+a', '+b', '+c'].map((tag) => signUp(app, { trial_days_count: 14, email: `${name}${tag}@gmail.com` })),
  );
  await Promise.all(made.map(({ id, token }) => app.anonymous.put(`/lawyers/${id}/verify`, { token })));
  const rows = await app.deps.db('users').where('email', 'like', `${name}%`);
  expect(rows.filter((row) => row.trial_expires_at !== null)).toHaveLength(1);
  expect(rows.filter((row) => row.is_returning)).toHaveLength(2);
});

test('counts the trial of an account verified before mailboxes were recorded', async () => {
  const name = randomUUID().replaceAll('-', '').slice(0, 20);
  const { id } = await createUser(app, { email: `${name}@gmail.com` });
  await noteMailboxes(app.deps);
  expect((await app.deps.db('users').where({ id }).first())?.mailbox_hash).not.toBeNull();
  expect(await noteMailboxes(app.deps)).toBe(0);
  const { id: other, token } = await signUp(app, { trial_days_count: 14, email: `${name}+due@gmail.com` });
  await app.anonymous.put(`/lawyers/${other}/verify`, { token });
  expect((await app.deps.db('users').where({ id: other }).first())?.trial_expires_at).toBeNull();
});
