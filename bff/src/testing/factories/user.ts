import { randomUUID } from 'node:crypto';
import { openSession } from '../../features/auth/index.ts';
import type { UserRow } from '../../models/tables.ts';
import type { TestApp } from '../test-app.ts';
import { testClient, type TestClient } from '../client.ts';

export interface TestUser {
  id: number;
  email: string;
  token: string;
  client: TestClient;
  /** The row as it is now. */
  reload(): Promise<UserRow>;
}

/**
 * A verified lawyer with a licence for a year and 500 queries, signed in. Anything else of the row can be given:
 * `createUser(app, { plan_queries: 1 })`, `{ role: 'admin' }`, `{ is_verified: false }`.
 */
export async function createUser(app: TestApp, overrides: Partial<UserRow> = {}): Promise<TestUser> {
  const { db, clock } = app.deps;
  const now = clock.now();
  const email = overrides.email ?? `lawyer-${randomUUID()}@example.com`;
  const [id = 0] = await db('users').insert({
    name: 'Lucia',
    surname: 'Ferrari',
    is_verified: true,
    verified_at: overrides.is_verified === false ? null : now,
    work_area: 'lawyer',
    plan_queries: 500,
    license_expire_at: new Date(now.getTime() + 365 * 86_400_000),
    created_at: now,
    updated_at: now,
    ...overrides,
    email,
  });
  const token = await createSession(app, id);
  return {
    id,
    email,
    token,
    client: provingClient(app, id, token),
    async reload() {
      const row = await db('users').where({ id }).first();
      if (!row) throw new Error(`account ${id} has gone`);
      return row;
    },
  };
}

/** A user who has neither licence nor query and was here before, so that no trial comes first: payment is immediate. */
export const createPayer = (app: TestApp, overrides: Partial<UserRow> = {}): Promise<TestUser> =>
  createUser(app, { is_returning: true, license_expire_at: null, plan_queries: 0, ...overrides });

/** A new session of this account, which ends its others. Answers the token. */
const createSession = (app: TestApp, userId: number, device = 'PC-test'): Promise<string> =>
  app.deps.db.transaction((trx) => openSession(trx, app.deps, userId, device, 'password'));

/** A client that gives the account's password when it is asked for a proof; at the tables, since most samples have none. */
export const provingClient = (
  { url, deps: { db, clock } }: TestApp,
  userId: number,
  token: string,
): TestClient =>
  testClient(url, token, {
    prove: () =>
      db('sessions')
        .where({ user_id: userId, ended_at: null })
        .update({ proven_at: clock.now(), proven_by: 'password' }),
  });
