import { afterAll, beforeAll, expect, test } from 'vitest';
import { testPasskey } from '../../testing/passkey.ts';
import {
  addApp,
  addPasskey,
  answer,
  challengeOf,
  entered,
  logIn,
  userWithPassword,
  wrong,
} from '../../testing/second-factor.ts';
import { passkeyHandles } from './passkey-alone.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

test('locks codes for a client for fifteen minutes after ten wrong ones, but never passkeys', async () => {
  const user = await userWithPassword(app);
  const { code } = await addApp(user);
  const newChallenge = challengeOf(await user.client.get(`/lawyers/${user.id}/export`));
  const { passkey } = await addPasskey(user, {
    body: {
      second_factor: {
        challenge: challengeOf(await user.client.post('/users/second_factor/passkeys/options')),
        kind: 'code',
        code: code(),
      },
    },
  });
  expect(newChallenge).toBeTruthy();
  const challenge = challengeOf(await logIn(app, user));
  for (let i = 0; i < 10; i++)
    expect(await answer(app, { challenge, kind: 'code', code: '000000' })).toMatchObject(wrong);
  const closed = await answer(app, { challenge, kind: 'code', code: code(1) });
  expect(closed).toMatchObject({ status: 429, body: { message: 'too_many_attempts' } });
  expect(Number(closed.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect(
    await answer(app, { challenge, kind: 'passkey', credential: passkey.answer(challenge) }),
  ).toMatchObject(entered);
});

test('accepts a passkey only for its account, its challenge and our origin', async () => {
  const [user, other] = [await userWithPassword(app), await userWithPassword(app)];
  const { passkey, added } = await addPasskey(user);
  expect(added).toMatchObject({ status: 201, body: { success: true } });
  const { passkey: theirs } = await addPasskey(other);
  const challenge = challengeOf(await logIn(app, user));
  const answerWith = (credential: object) => answer(app, { challenge, kind: 'passkey', credential });
  expect(await answerWith(theirs.answer(challenge))).toMatchObject(wrong);
  expect(await answerWith(testPasskey().answer(challenge))).toMatchObject(wrong);
  expect(await answerWith(passkey.answer('A'.repeat(43)))).toMatchObject(wrong);
  const phished = { origin: 'https://massima.example.net', host: 'localhost' };
  expect(await answerWith(passkey.answer(challenge, { site: phished }))).toMatchObject(wrong);
  const elsewhere = { origin: 'http://localhost:3000', host: 'massima.example.net' };
  expect(await answerWith(passkey.answer(challenge, { site: elsewhere }))).toMatchObject(wrong);
  const framed = { origin: 'http://localhost:3000', host: 'localhost', crossOrigin: true };
  expect(await answerWith(passkey.answer(challenge, { site: framed }))).toMatchObject(wrong);
  const [ours, foreign] = [user.id, other.id].map((id) => passkeyHandles(app.deps.config, id)[0]);
  expect(await answerWith(passkey.answer(challenge, { userHandle: foreign! }))).toMatchObject(wrong);
  const right = passkey.answer(challenge, { userHandle: ours! });
  const altered = {
    ...right,
    response: { ...right.response, signature: right.response.signature.slice(0, -4) },
  };
  expect(await answerWith(altered)).toMatchObject(wrong);
  expect(await answerWith(right)).toMatchObject(entered);
  expect(await answerWith(right)).toMatchObject(wrong);
});

test('rejects a passkey whose counter goes back as a copy', async () => {
  const user = await userWithPassword(app);
  const { passkey } = await addPasskey(user, { counts: true });
  const challenge = challengeOf(await logIn(app, user));
  expect(
    await answer(app, { challenge, kind: 'passkey', credential: passkey.answer(challenge) }),
  ).toMatchObject(entered);
  await app.deps.db('passkeys').where({ user_id: user.id }).update({ counter: 50 });
  const next = challengeOf(await logIn(app, user));
  expect(
    await answer(app, { challenge: next, kind: 'passkey', credential: passkey.answer(next) }),
  ).toMatchObject(wrong);
});

test('signs in with a passkey only if the account allows it and the device verified its user', async () => {
  const user = await userWithPassword(app);
  const { passkey } = await addPasskey(user);
  const begin = async () => (await app.anonymous.post('/users/login/passkey/challenge')).body.challenge;
  const alone = (challenge: string, credential: object) =>
    app.anonymous.post('/users/login/passkey', { challenge, credential, hash: 'PC-1' });
  let challenge = await begin();
  expect(await alone(challenge, passkey.answer(challenge))).toMatchObject(wrong);

  const response = await user.client.put('/users/second_factor/passkey_alone', { allowed: true });
  const proof = {
    challenge: challengeOf(response),
    kind: 'passkey',
    credential: passkey.answer(challengeOf(response)),
  };
  const allowed = await user.client.put('/users/second_factor/passkey_alone', {
    allowed: true,
    second_factor: proof,
  });
  expect(allowed.body.success).toBe(true);

  challenge = await begin();
  expect(await alone(challenge, passkey.answer(challenge, { isVerified: false }))).toMatchObject(wrong);
  const other = await userWithPassword(app);
  const { passkey: theirs } = await addPasskey(other);
  expect(await alone(challenge, theirs.answer(challenge))).toMatchObject(wrong);
  // A challenge for the second step does not sign in without the password.
  const second = challengeOf(await logIn(app, user));
  expect(await alone(second, passkey.answer(second))).toMatchObject(wrong);
  expect(await alone(challenge, passkey.answer(challenge))).toMatchObject(entered);
  expect(await alone(challenge, passkey.answer(challenge))).toMatchObject(wrong);
  challenge = await begin();
  await app.deps.db('users').where({ id: user.id }).update({ disabled: true });
  expect((await alone(challenge, passkey.answer(challenge))).body.message).toBe('account_disabled');
});
