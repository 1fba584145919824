import { randomUUID } from 'node:crypto';
import { mailsTo } from '../links.ts';
import type { Outputs } from '../client.ts';
import type { TestApp } from '../test-app.ts';
import { provingClient } from './user.ts';

export const password = 'a good password';

/** What the signup form sends, with its own address. */
export const signupBody = (overrides: Record<string, unknown> = {}) => ({
  name: 'Nina',
  surname: 'Neri',
  // Each has a domain, which has three trials.
  email: `signup@${randomUUID()}.example`,
  password,
  work_area: 'lawyer',
  ...overrides,
});

export interface Registered {
  id: number;
  email: string;
  /** The answer of the signup. */
  answer: Outputs['accounts.create'];
}

export interface SignedUp extends Registered {
  /** The token of the verification mail. */
  token: string;
}

/** A user who registered through the documented path. For tests that send mails: theirs may be gone when this returns. */
export async function register(app: TestApp, overrides: Record<string, unknown> = {}): Promise<Registered> {
  const body = signupBody(overrides);
  const { status, body: answer } = await app.anonymous.post('/lawyers', body);
  if (status !== 201) throw new Error(`signup: ${status} ${JSON.stringify(answer)}`);
  return { id: answer.id, email: body.email, answer };
}

/** The same, with the token of the mail that they have not opened yet. */
export async function signUp(app: TestApp, overrides: Record<string, unknown> = {}): Promise<SignedUp> {
  const registered = await register(app, overrides);
  const mail = (await mailsTo(app, registered.email)).at(-1);
  if (!mail) throw new Error(`No mail to ${registered.email} is waiting: has a worker sent it?`);
  return { ...registered, token: mail.token };
}

/** Registered, verified and signed in on `device`. */
export async function verifiedUser(app: TestApp, overrides: Record<string, unknown> = {}, device = 'PC-1') {
  const { id, email, token } = await signUp(app, overrides);
  const { body } = await app.anonymous.put(`/lawyers/${id}/verify`, { token, hash: device });
  const session = body.token;
  return { id, email, session, client: provingClient(app, id, session!) };
}
