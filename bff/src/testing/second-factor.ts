import { codeOf, stepAt } from '../adapters/one-time-code.ts';
import { hashPassword } from '../adapters/passwords.ts';
import type { UserRow } from '../models/tables.ts';
import { createUser, type TestUser } from './factories/user.ts';
import { testPasskey } from './passkey.ts';
import type { TestApp } from './test-app.ts';

export const password = 'a good password';
let hash: Promise<string> | undefined;

/** What an app shows by the machine's clock, or by one that is this many steps of half a minute apart. */
export const codeNow = (secret: string, apart = 0): string => codeOf(secret, stepAt(Date.now()) + apart);

export const userWithPassword = async (app: TestApp, given: Partial<UserRow> = {}): Promise<TestUser> =>
  createUser(app, { password_hash: await (hash ??= hashPassword(password)), ...given });

/** Adds an app. The code that confirmed it is used up: the next one is the next step's, `code(1)`. */
export async function addApp(user: TestUser) {
  const begun = await user.client.post('/users/second_factor/app', { password });
  const { secret } = begun.body;
  const confirmed = await user.client.post('/users/second_factor/app/confirm', { code: codeNow(secret, -1) });
  // A step that ended between the two: the code was one of the step before the last.
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

/** What a refused call asks for. */
export const challengeOf = ({ body }: { body: unknown }): string =>
  (body as { data: { challenge: string } }).data.challenge;

export const answer = (app: TestApp, body: object) =>
  app.anonymous.post('/users/login/second_factor', { hash: 'PC-1', ...body });

/** What a wrong answer gets, whatever was wrong with it. */
export const wrong = { status: 400, body: { message: 'second_factor_wrong' } };
/** A login that is through. */
export const entered = { status: 200, body: { isLogged: true, message: 'token_updated' } };
