import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestUser } from '../../testing/factories/user.ts';
import { mailsTo } from '../../testing/links.ts';
import { addApp, challengeOf, password, userWithPassword } from '../../testing/second-factor.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { settleDueResets } from './support-reset.ts';

let app: TestApp;
let admin: TestUser;
beforeAll(async () => {
  app = await testApp({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
  admin = await userWithPassword(app, { role: 'admin' });
});
afterAll(() => app.close());

const day = 86_400;
const fresh = 'a password that only the owner knows';

/** One side: a device in a network. */
const side = (hash: string, ip: string) => {
  const post = (path: string, body: object) =>
    app.anonymous.send('POST', `/api${path}`, body, { 'X-Forwarded-For': ip });
  return {
    post,
    logIn: (email: string, given = password) => post('/users/login/local', { email, password: given, hash }),
    answer: (challenge: string, kind: string, code: string) =>
      post('/users/login/second_factor', { challenge, kind, code, hash }),
  };
};
type Side = ReturnType<typeof side>;

const lastToken = async (email: string, template: string, page = '') =>
  (await mailsTo(app, email)).filter((mail) => mail.template === template && mail.link.includes(page)).at(-1)
    ?.token ?? '';

interface Scene {
  user: TestUser;
  owner: Side;
  thief: Side;
  factor: Awaited<ReturnType<typeof addApp>> | null;
  /** The thief's session, where the row gives one. */
  token: string;
  ownApp: Awaited<ReturnType<typeof addApp>> | null;
}

let scenes = 0;
async function scene({ factor = false }: { factor?: boolean } = {}): Promise<Scene> {
  const network = ++scenes;
  const user = await userWithPassword(app);
  const added = factor ? await addApp(user) : null;
  // Seven days later it is trusted.
  if (added) app.deps.clock.advance(8 * day);
  const owner = side('PC-owner', `198.51.100.${network}`);
  return {
    user,
    owner,
    thief: side('PC-thief', `203.0.113.${network}`),
    factor: added,
    token: '',
    ownApp: null,
  };
}

const restore = ({ user }: Scene, who: Side, token: string, more: object = {}) =>
  who.post(`/users/login/restore/${user.id}`, { token, password: fresh, ...more });
const askReset = ({ user }: Scene, who: Side) =>
  who.post('/users/login/restore', { email: user.email, path: '/users/restore' });

async function enterAsThief(at: Scene) {
  const { body } = await at.thief.logIn(at.user.email);
  at.token = body.token ?? '';
}
const addThiefsApp = async (at: Scene) => {
  at.ownApp = await addApp({ ...at.user, client: app.client(at.token) });
};

/** Every operation that could stop the owner, by the session that the thief holds. */
async function obstruct(at: Scene) {
  const thief = app.client(at.token);
  await thief.delete(`/lawyers/${at.user.id}/second_factor_reset`);
  await thief.post('/users/second_factor/recovery_codes', {});
  await thief.send('DELETE', '/api/users/second_factor/app', {});
  await thief.post(`/users/address/${at.user.id}`, { email: `thief-${at.user.id}@example.com`, password });
  await thief.delete('/users/second_factor/devices');
  for (let i = 0; i < 4; i++) await askReset(at, at.thief);
}

/** Both ends: the owner is in, and nothing that the thief held opens anything. */
async function ownerHasIt(at: Scene, given = fresh) {
  const login = await at.owner.logIn(at.user.email, given);
  if (at.factor) {
    expect(login.status).toBe(401);
    const answered = await at.owner.answer(
      challengeOf(login),
      'recovery',
      at.factor.recoveryCodes.at(-1) ?? '',
    );
    expect(answered.status).toBe(200);
  } else expect(login.status).toBe(200);
  if (at.token !== '') expect((await app.client(at.token).get('/users/me')).status).toBe(401);
  if (given === fresh)
    expect((await at.thief.logIn(at.user.email)).body.message).toBe('wrong_user_or_password');
  else expect((await at.thief.logIn(at.user.email)).body.message).toBe('second_factor_required');
}

const byMail = async (at: Scene, more: object = {}) => {
  await askReset(at, at.owner);
  return restore(at, at.owner, await lastToken(at.user.email, 'restore'), more);
};
async function byMailWith(at: Scene, kind: 'code' | 'recovery', code: string) {
  const asked = await byMail(at);
  expect(asked).toMatchObject({ status: 409, body: { message: 'second_factor_required' } });
  const second_factor = { challenge: challengeOf(asked), kind, code };
  const token = await lastToken(at.user.email, 'restore');
  expect((await restore(at, at.owner, token, { second_factor })).status).toBe(200);
}
const beginReset = (at: Scene, more: object = {}) =>
  admin.client.post(`/lawyers/${at.user.id}/second_factor_reset`, {
    checked: 'called back at the bar',
    ...more,
  });
async function bySupport(at: Scene) {
  expect((await beginReset(at)).body.success).toBe(true);
  await obstruct(at);
  expect((await at.thief.logIn(at.user.email)).status).toBe(401);
  app.deps.clock.advance(day + 60);
  expect(await settleDueResets(app.deps)).toContain(at.user.id);
  at.factor = null;
  expect((await restore(at, at.owner, await lastToken(at.user.email, 'choose_password'))).status).toBe(200);
}
async function byUndo(at: Scene) {
  const token = await lastToken(at.user.email, 'second_factor', '/users/undo/');
  const undone = await at.owner.post(`/users/undo/${at.user.id}`, { token });
  expect(undone).toMatchObject({ status: 200, body: { success: true } });
  return undone;
}
async function guess(at: Scene, tries: number) {
  const challenge = challengeOf(await at.thief.logIn(at.user.email));
  for (let i = 0; i < tries; i++) await at.thief.answer(challenge, 'code', '000000');
}

const cells: [string, () => Promise<void>][] = [
  [
    'W1M: restores by mail',
    async () => {
      const at = await scene();
      await enterAsThief(at);
      await obstruct(at);
      expect((await byMail(at)).status).toBe(200);
      await ownerHasIt(at);
    },
  ],
  [
    'W1S: is recovered by support after a day',
    async () => {
      const at = await scene();
      await enterAsThief(at);
      await bySupport(at);
      await ownerHasIt(at);
    },
  ],
  [
    'W2M: restores by mail without the young factor of the thief, which goes',
    async () => {
      const at = await scene();
      await enterAsThief(at);
      await addThiefsApp(at);
      await obstruct(at);
      expect((await byMail(at)).status).toBe(200);
      await ownerHasIt(at);
    },
  ],
  [
    'W2M: undoes, which removes the young factor and the password',
    async () => {
      const at = await scene();
      await enterAsThief(at);
      await addThiefsApp(at);
      await obstruct(at);
      expect((await byUndo(at)).body.mailed).toBe(true);
      expect((await restore(at, at.owner, await lastToken(at.user.email, 'restore'))).status).toBe(200);
      await ownerHasIt(at);
    },
  ],
  [
    'W2S: is recovered by support, which the young factor does not stop',
    async () => {
      const at = await scene();
      await enterAsThief(at);
      await addThiefsApp(at);
      await beginReset(at);
      expect(await at.thief.logIn(at.user.email)).toMatchObject({
        status: 401,
        body: { message: 'recovery_waiting' },
      });
      await bySupport(at);
      await ownerHasIt(at);
    },
  ],
  [
    'W4M: restores by mail with the factor while strangers guess',
    async () => {
      const at = await scene({ factor: true });
      await guess(at, 12);
      await byMailWith(at, 'code', at.factor?.code(1) ?? '');
      await ownerHasIt(at);
    },
  ],
  [
    'W4R: restores with a recovery code',
    async () => {
      const at = await scene({ factor: true });
      await guess(at, 12);
      await byMailWith(at, 'recovery', at.factor?.recoveryCodes[0] ?? '');
      await ownerHasIt(at);
    },
  ],
  [
    'W4S: is recovered by support after a day',
    async () => {
      const at = await scene({ factor: true });
      await guess(at, 12);
      await bySupport(at);
      await ownerHasIt(at);
    },
  ],
  [
    'W5M: loses and wins by the last restore',
    async () => {
      const at = await scene();
      const thiefs = restore(
        at,
        at.thief,
        (await askReset(at, at.thief), await lastToken(at.user.email, 'restore')),
      );
      expect((await thiefs).status).toBe(200);
      at.token = (await at.thief.logIn(at.user.email, fresh)).body.token ?? '';
      expect((await byMail(at)).status).toBe(200);
      await ownerHasIt(at);
    },
  ],
  [
    'W6F: stays in, for a mailbox alone neither restores nor wins by undoing',
    async () => {
      const at = await scene({ factor: true });
      await askReset(at, at.thief);
      expect((await restore(at, at.thief, await lastToken(at.user.email, 'restore'))).status).toBe(409);
      const token = await lastToken(at.user.email, 'second_factor', '/users/undo/');
      expect((await at.thief.post(`/users/undo/${at.user.id}`, { token })).status).toBe(400);
      await ownerHasIt(at, password);
    },
  ],
  [
    'W7M: restores by mail, which ends the open session',
    async () => {
      const at = await scene();
      await enterAsThief(at);
      app.deps.clock.advance(20 * 60);
      await obstruct(at);
      expect((await byMail(at)).status).toBe(200);
      await ownerHasIt(at);
    },
  ],
  [
    'W8F: ends the open session by any login',
    async () => {
      const at = await scene({ factor: true });
      const challenge = challengeOf(await at.thief.logIn(at.user.email));
      at.token =
        (await at.thief.answer(challenge, 'recovery', at.factor?.recoveryCodes[0] ?? '')).body.token ?? '';
      app.deps.clock.advance(20 * 60);
      await obstruct(at);
      await ownerHasIt(at, password);
    },
  ],
  [
    'W11F: stays in: password and mailbox together open nothing',
    async () => {
      const at = await scene({ factor: true });
      await askReset(at, at.thief);
      expect((await restore(at, at.thief, await lastToken(at.user.email, 'restore'))).status).toBe(409);
      expect((await at.thief.logIn(at.user.email)).body.message).toBe('second_factor_required');
      await ownerHasIt(at, password);
    },
  ],
  [
    'W13M: stops support by the mailed link',
    async () => {
      const at = await scene();
      await beginReset(at);
      const token = await lastToken(at.user.email, 'second_factor', '/users/reset/');
      expect((await at.owner.post(`/users/reset/${at.user.id}/stop`, { token })).status).toBe(200);
      expect((await at.owner.post(`/users/reset/${at.user.id}/stop`, { token })).status).toBe(400);
      app.deps.clock.advance(2 * day);
      expect(await settleDueResets(app.deps)).not.toContain(at.user.id);
      expect((await at.owner.logIn(at.user.email)).status).toBe(200);
    },
  ],
  [
    'W13F: stops support by a login with the trusted factor',
    async () => {
      const at = await scene({ factor: true });
      await beginReset(at, { email: `ear-${at.user.id}@example.com` });
      await ownerHasIt(at, password);
      app.deps.clock.advance(8 * day);
      expect(await settleDueResets(app.deps)).not.toContain(at.user.id);
    },
  ],
];

describe('who wins', () => {
  test.each(cells)('the owner %s', (_cell, drive) => drive());
});
