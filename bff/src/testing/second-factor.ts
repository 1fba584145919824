import { codeOf, stepAt } from '../adapters/one-time-code.ts';
import { hashPassword } from '../adapters/passwords.ts';
import type { UserRow } from '../models/tables.ts';
import { createUser, type TestUser } from './factories/user.ts';
import { testPasskey } from './passkey.ts';
import type { TestApp } from './test-app.ts';

export const password = 'a good password';
let hash: Promise<string> | undefined;

/**
 * Returns the code of an authenticator app at the real time, or at `apart` steps of half a minute
 * from it.
 */
export const codeNow = (secret: string, apart = 0): string => codeOf(secret, stepAt(Date.now()) + apart);

export const userWithPassword = async (app: TestApp, over: Partial<UserRow> = {}): Promise<TestUser> =>
  createUser(app, { password_hash: await (hash ??= hashPassword(password)), ...over });

/**
 * Adds an authenticator app. The code that confirmed it is used up; the next valid code is
 * `code(1)`.
 */
export async function addApp(user: TestUser) {
  const started = await user.client.post('/users/second_factor/app', { password });
  const { secret } = started.body;
  const confirmed = await user.client.post('/users/second_factor/app/confirm', { code: codeNow(secret, -1) });
  // If a time step ended in between, the code is of the step before the previous.
  const added =
    confirmed.status === 200
      ? confirmed
      : await user.client.post('/users/second_factor/app/confirm', { code: codeNow(secret, -1) });
  return {
    secret,
    recoveryCodes: added.body.recovery_codes ?? [],
    code: (apart = 0) => codeNow(secret, apart),
  };
}

export async function addPasskey(user: TestUser, { counts = false, body = { password } as object } = {}) {
  const passkey = testPasskey({ counts });
  const options = await user.client.post('/users/second_factor/passkeys/options', body);
  const added = await user.client.post('/users/second_factor/passkeys', {
    challenge: options.body.challenge,
    name: 'Portatile',
    credential: passkey.make(options.body.challenge),
  });
  return { passkey, added, recoveryCodes: added.body.recovery_codes ?? [] };
}

export const logIn = (app: TestApp, { email }: { email: string }, more: object = {}) =>
  app.anonymous.post('/users/login/local', { email, password, hash: 'PC-1', ...more });

/** Returns the challenge in an error response. */
export const challengeOf = ({ body }: { body: unknown }): string =>
  (body as { data: { challenge: string } }).data.challenge;

export const answer = (app: TestApp, body: object) =>
  app.anonymous.post('/users/login/second_factor', { hash: 'PC-1', ...body });

/** Response for a wrong second factor of any kind. */
export const wrong = { status: 400, body: { message: 'second_factor_wrong' } };
/** Response of a completed login. */
export const entered = { status: 200, body: { isLogged: true, message: 'token_updated' } };
