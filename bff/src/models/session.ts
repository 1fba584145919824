import type { Knex } from 'knex';
import type { ActorColumns } from '../actor.ts';
import { statement, type StatementPool } from './statement-pool.ts';
import type { SessionRow, UserRow } from './tables.ts';

/** A session with what must be known of its account before a request may go on. */
export type LiveSession = ActorColumns &
  Pick<UserRow, 'disabled'> &
  Pick<SessionRow, 'created_at' | 'last_seen_at' | 'ended_at' | 'ended_reason'>;

/** Written out, and past the query builder: every request of everybody begins with it. */
const sessionByHash = `
  SELECT users.id, users.email, users.role, users.is_verified, users.disabled, users.customer_id,
         users.plan, users.plan_expires_at, users.trial_expires_at, users.license_expire_at,
         users.plan_queries, users.used_queries, users.over_quota, users.history_paused,
         sessions.id AS session_id, sessions.device, sessions.created_at, sessions.last_seen_at,
         sessions.ended_at, sessions.ended_reason
    FROM sessions JOIN users ON users.id = sessions.user_id WHERE sessions.token_hash = ?`;

export async function sessionByTokenHash(
  statements: StatementPool,
  hash: string,
): Promise<LiveSession | undefined> {
  const { found } = await statements.run({ found: statement<LiveSession>(sessionByHash, [hash]) });
  return found[0];
}

export const touchSession = (db: Knex, id: number, now: Date) =>
  db('sessions').where({ id }).update({ last_seen_at: now });
