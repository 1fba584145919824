import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashPassword } from '../../adapters/passwords.ts';
import type { TestUser } from '../../testing/factories/user.ts';
import { linkFor, mailsTo } from '../../testing/links.ts';
import {
  addApp,
  answer,
  challengeOf,
  entered,
  logIn,
  userWithPassword,
  wrong,
} from '../../testing/second-factor.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
});
afterAll(() => app.close());

const full = { status: 429, body: { message: 'too_many_attempts' } };
const stranger = (body: object, network: number) =>
  app.anonymous.rest(
    'POST',
    '/users/login/second_factor',
    { hash: 'PC-stranger', ...body },
    { 'X-Forwarded-For': `198.51.${network}.9` },
  );

describe('wrong codes', () => {
  test('of strangers lock six-digit codes for unknown devices only', async () => {
    const user = await userWithPassword(app);
    const { code, recoveryCodes } = await addApp(user);
    const [first = '', second = ''] = recoveryCodes;
    let challenge = challengeOf(await logIn(app, user));
    expect(await answer(app, { challenge, kind: 'recovery', code: first })).toMatchObject(entered);
    challenge = challengeOf(await logIn(app, user));
    const guess = { challenge, kind: 'code', code: '000000' };
    for (let i = 0; i < 100; i++) expect(await stranger(guess, i % 10)).toMatchObject(wrong);
    expect(await stranger(guess, 11)).toMatchObject(full);
    expect(await stranger({ challenge, kind: 'code', code: code() }, 12)).toMatchObject(full);
    const mails = (await mailsTo(app, user.email)).filter(({ template }) => template === 'second_factor');
    expect(mails.filter(({ link }) => link.endsWith('/restore'))).toHaveLength(1);
    // The owner's device has a separate limit, and recovery codes are counted per network.
    expect(await answer(app, { challenge, kind: 'code', code: code() })).toMatchObject(entered);
    challenge = challengeOf(await logIn(app, user));
    expect(await stranger({ challenge, kind: 'recovery', code: second }, 13)).toMatchObject(entered);
  });

  test('of recovery codes lock them for one network after thirty', async () => {
    const user = await userWithPassword(app);
    const { recoveryCodes } = await addApp(user);
    const challenge = challengeOf(await logIn(app, user));
    const guess = { challenge, kind: 'recovery', code: '0000-0000-0000-0000' };
    for (let i = 0; i < 30; i++) expect(await stranger(guess, 20)).toMatchObject(wrong);
    expect(await stranger({ ...guess, code: recoveryCodes[0] }, 20)).toMatchObject(full);
    expect(await stranger({ ...guess, code: recoveryCodes[0] }, 21)).toMatchObject(entered);
  });

  test('leave a known device ten attempts in fifteen minutes', async () => {
    const user = await userWithPassword(app);
    const { code, recoveryCodes } = await addApp(user);
    let challenge = challengeOf(await logIn(app, user));
    await answer(app, { challenge, kind: 'recovery', code: recoveryCodes[0] });
    challenge = challengeOf(await logIn(app, user));
    for (let i = 0; i < 10; i++)
      expect(await answer(app, { challenge, kind: 'code', code: '000000' })).toMatchObject(wrong);
    expect(await answer(app, { challenge, kind: 'code', code: code() })).toMatchObject(full);
    expect(await stranger({ challenge, kind: 'code', code: code() }, 30)).toMatchObject(entered);
  });
});

/** A factor added in the test counts on the page of a mailed link after seven days. */
const week = 8 * 86_400;
const quarter = 15 * 60 + 1;

describe('wrong codes in a session', () => {
  const prove = (user: TestUser, second_factor?: object) =>
    app.client(user.token).post('/users/login/proof', { second_factor });
  const guesses = async (user: TestUser) => {
    const challenge = challengeOf(await prove(user));
    const guess = { challenge, kind: 'code', code: '000000' };
    for (let i = 0; i < 10; i++) expect(await prove(user, guess)).toMatchObject(wrong);
    return challenge;
  };

  test('close six digits to it after ten, and after thirty for the day, but not recovery codes', async () => {
    const user = await userWithPassword(app);
    const { code, recoveryCodes } = await addApp(user);
    for (const window of [1, 2, 3]) {
      const challenge = await guesses(user);
      expect(await prove(user, { challenge, kind: 'code', code: code() }), `${window}`).toMatchObject(full);
      app.deps.clock.advance(quarter);
    }
    const challenge = challengeOf(await prove(user));
    expect(await prove(user, { challenge, kind: 'code', code: code() })).toMatchObject(full);
    const recovery = { challenge, kind: 'recovery', code: recoveryCodes[0] };
    expect((await prove(user, recovery)).status).toBe(200);
  });

  test('of strangers at the login close nothing in the session', async () => {
    const user = await userWithPassword(app);
    const { code } = await addApp(user);
    const login = challengeOf(await logIn(app, user));
    const guess = { challenge: login, kind: 'code', code: '000000' };
    for (let i = 0; i < 100; i++) expect(await stranger(guess, 40 + (i % 10))).toMatchObject(wrong);
    expect(await stranger(guess, 51)).toMatchObject(full);
    for (let i = 0; i < 12; i++) await logIn(app, user, { password: 'wrong one', hash: 'PC-stranger' });
    const challenge = challengeOf(await prove(user));
    expect((await prove(user, { challenge, kind: 'code', code: code() })).status).toBe(200);
  });

  test('count nothing after a new password', async () => {
    const user = await userWithPassword(app);
    const { code } = await addApp(user);
    await guesses(user);
    const { db } = app.deps;
    await db('users')
      .where({ id: user.id })
      .update({ password_hash: await hashPassword('another password') });
    const challenge = challengeOf(await prove(user));
    expect((await prove(user, { challenge, kind: 'code', code: code() })).status).toBe(200);
  });
});

describe('wrong codes on the page of a mailed link', () => {
  const page = async (user: TestUser) => {
    const token = await linkFor(app, user.id, 'restore');
    return (second_factor?: object) =>
      app.anonymous.post(`/users/login/restore/${user.id}`, {
        token,
        password: 'a new password',
        second_factor,
      });
  };
  const guesses = async (user: TestUser) => {
    const restore = await page(user);
    const challenge = challengeOf(await restore());
    const guess = { challenge, kind: 'code', code: '000000' };
    for (let i = 0; i < 10; i++) expect(await restore(guess)).toMatchObject(wrong);
    return { restore, challenge };
  };

  test('close six digits to the link after ten, and to all links of the account after thirty', async () => {
    const user = await userWithPassword(app);
    const { code, recoveryCodes } = await addApp(user);
    app.deps.clock.advance(week);
    const first = await guesses(user);
    const right = () => ({ kind: 'code', code: code() });
    expect(await first.restore({ challenge: first.challenge, ...right() })).toMatchObject(full);
    await guesses(user);
    await guesses(user);
    const fourth = await page(user);
    const challenge = challengeOf(await fourth());
    expect(await fourth({ challenge, ...right() })).toMatchObject(full);
    const recovery = { challenge, kind: 'recovery', code: recoveryCodes[0] };
    expect((await fourth(recovery)).body.message).toBe('password_changed');
  });

  test('of strangers at the login close nothing on it', async () => {
    const user = await userWithPassword(app);
    const { code } = await addApp(user);
    app.deps.clock.advance(week);
    const guess = { challenge: challengeOf(await logIn(app, user)), kind: 'code', code: '000000' };
    for (let i = 0; i < 100; i++) expect(await stranger(guess, 60 + (i % 10))).toMatchObject(wrong);
    expect(await stranger(guess, 71)).toMatchObject(full);
    const restore = await page(user);
    const challenge = challengeOf(await restore());
    expect((await restore({ challenge, kind: 'code', code: code() })).body.message).toBe('password_changed');
  });
});

test('creates ten recovery codes of sixteen characters and accepts them in any spelling', async () => {
  const user = await userWithPassword(app);
  const { recoveryCodes, code } = await addApp(user);
  expect(new Set(recoveryCodes).size).toBe(10);
  for (const spelling of recoveryCodes)
    expect(spelling).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
  const ways: ((spelling: string) => string)[] = [
    (spelling) => spelling.toLowerCase().replaceAll('-', ''),
    (spelling) => spelling.replaceAll('-', '\u2011'),
    (spelling) => ` ${spelling.replaceAll('-', '\u200b \u2013 ')}`,
    (spelling) => spelling.replaceAll('0', 'O').replaceAll('1', 'l'),
    (spelling) => spelling.replaceAll('0', 'o').replaceAll('1', 'I'),
  ];
  for (const [i, way] of ways.entries()) {
    const challenge = challengeOf(await logIn(app, user));
    const spelling = recoveryCodes[i] ?? '';
    for (const cut of [spelling.slice(0, -1), `${spelling}A`])
      expect(await answer(app, { challenge, kind: 'recovery', code: cut })).toMatchObject(wrong);
    expect(await answer(app, { challenge, kind: 'recovery', code: way(spelling) })).toMatchObject(entered);
  }
  const challenge = challengeOf(await logIn(app, user));
  const fullWidth = [...code()].map((digit) => String.fromCodePoint(0xff10 + Number(digit)));
  const spelling = `${fullWidth.slice(0, 3).join('')}\u2010\u200b${fullWidth.slice(3).join('')}`;
  expect(await answer(app, { challenge, kind: 'code', code: spelling })).toMatchObject(entered);
});
