import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailsTo } from '../../testing/links.ts';
import type { TestUser } from '../../testing/factories/user.ts';
import { addApp, answer, challengeOf, logIn, userWithPassword } from '../../testing/second-factor.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { settleDueResets } from './reset-factors.ts';

let app: TestApp;
let admin: TestUser;
beforeAll(async () => {
  app = await testApp();
  admin = await userWithPassword(app, { role: 'admin' });
});
afterAll(() => app.close());

const list = async (user: TestUser) => (await user.client.get('/users/second_factor')).body;
const told = async (user: TestUser) =>
  (await mailsTo(app, user.email)).filter(({ template }) => template === 'second_factor').length;

test('an administrator’s reset waits for a day, tells the owner, and removes everything', async () => {
  const user = await userWithPassword(app);
  await addApp(user);
  const reset = await admin.client.post(`/lawyers/${user.id}/second_factor_reset`);
  expect(reset.body.success).toBe(true);
  expect(await told(user)).toBe(2);
  // Asked again, the first moment stays and no second mail goes out.
  app.deps.clock.advance(3600);
  expect((await admin.client.post(`/lawyers/${user.id}/second_factor_reset`)).body.reset_at).toBe(
    reset.body.reset_at,
  );
  expect(await told(user)).toBe(2);
  expect((await list(user)).reset_at).toBe(reset.body.reset_at);
  app.deps.clock.advance(22 * 3600);
  expect(await settleDueResets(app.deps)).not.toContain(user.id);
  expect((await logIn(app, user)).status).toBe(401);
  app.deps.clock.advance(3700);
  const rounds = await Promise.all([settleDueResets(app.deps), settleDueResets(app.deps)]);
  expect(rounds.flat().filter((id) => id === user.id)).toHaveLength(1);
  expect((await user.client.get('/users/me')).status).toBe(401);
  expect((await logIn(app, user)).status).toBe(200);
  expect(await told(user)).toBe(3);
});

test('who still has a factor stops a reset by using it, or in the profile', async () => {
  const user = await userWithPassword(app);
  const { recoveryCodes } = await addApp(user);
  const begin = () => admin.client.post(`/lawyers/${user.id}/second_factor_reset`);
  await begin();
  await app.deps.db('sessions').where({ user_id: user.id }).update({ proven_by: 'trusted' });
  expect((await user.client.delete(`/lawyers/${user.id}/second_factor_reset`)).body.success).toBe(true);
  expect((await list(user)).reset_at).toBeNull();
  await begin();
  const challenge = challengeOf(await logIn(app, user));
  const { token } = (await answer(app, { challenge, kind: 'recovery', code: recoveryCodes[0] })).body;
  app.deps.clock.advance(25 * 3600);
  expect(await settleDueResets(app.deps)).not.toContain(user.id);
  const { body } = await app.client(token).get('/users/second_factor');
  expect(body).toMatchObject({ reset_at: null, app_since: expect.any(String) });
});

test('a reset is no way around one’s own factor, nor begun where there is none', async () => {
  const boss = await userWithPassword(app, { role: 'admin' });
  await addApp(boss);
  await app.deps.db('sessions').where({ user_id: boss.id }).update({ proven_by: 'trusted' });
  expect((await boss.client.post(`/lawyers/${boss.id}/second_factor_reset`)).status).toBe(403);
  const user = await userWithPassword(app);
  expect((await boss.client.post(`/lawyers/${user.id}/second_factor_reset`)).status).toBe(404);
  const other = await userWithPassword(app);
  await addApp(user);
  expect((await other.client.delete(`/lawyers/${user.id}/second_factor_reset`)).status).toBe(404);
});

test('where it is demanded of administrators, one without reaches only its set-up', async () => {
  const strict = await testApp({ env: { ADMIN_SECOND_FACTOR: '1' } });
  try {
    const boss = await userWithPassword(strict, { role: 'admin' });
    const user = await userWithPassword(strict);
    const refused = { status: 409, body: { message: 'second_factor_required', data: { kinds: [] } } };
    expect(await boss.client.get('/lawyers')).toMatchObject(refused);
    expect(await boss.client.get(`/lawyers/${user.id}`)).toMatchObject(refused);
    expect(await boss.client.post('/search', { query: 'danno' })).toMatchObject(refused);
    expect(
      await boss.client.post('/lawyers', { name: 'A', surname: 'B', email: 'ab@example.com' }),
    ).toMatchObject(refused);
    expect((await user.client.get('/users/second_factor')).body.is_required).toBe(false);
    expect((await user.client.get(`/lawyers/${user.id}`)).status).toBe(200);
    for (const path of ['/users/me', '/users/login/check', '/users/second_factor'] as const)
      expect((await boss.client.get(path)).status).toBe(200);
    expect((await boss.client.get('/users/second_factor')).body.is_required).toBe(true);
    await addApp(boss);
    expect((await boss.client.get('/lawyers')).status).toBe(200);
  } finally {
    await strict.close();
  }
});
