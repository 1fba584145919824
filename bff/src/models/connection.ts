import type { Knex } from 'knex';
import type { AccountColumns } from '../actor.ts';
import { spendingColumns, spendingJoin, type SpendingColumns } from './assistant-spending.ts';
import type { ConnectionRow } from './connection-row.ts';
import { accountColumns } from './session.ts';
import { statement, type StatementPool } from './statement-pool.ts';
import type { UserRow } from './tables.ts';

/** A connection with what must be known of its account before a request may proceed. */
export type LiveConnection = AccountColumns &
  SpendingColumns &
  Pick<UserRow, 'disabled' | 'factor_reset_at'> &
  Pick<ConnectionRow, 'may_write' | 'expires_at' | 'last_used_at' | 'ended_at'> & {
    connection_id: number;
    connection_name: string;
  };

export const connectionColumns = `${accountColumns}, users.factor_reset_at,
  connections.id AS connection_id, connections.name AS connection_name, connections.may_write,
  connections.expires_at, connections.last_used_at, connections.ended_at, ${spendingColumns}`;
const connectionByHash = `
  SELECT ${connectionColumns}
    FROM connections JOIN users ON users.id = connections.user_id ${spendingJoin} WHERE connections.token_hash = ?`;

export async function connectionByTokenHash(
  statements: StatementPool,
  hash: string,
): Promise<LiveConnection | undefined> {
  const { found } = await statements.run({ found: statement<LiveConnection>(connectionByHash, [hash]) });
  return found[0];
}

const valid = (db: Knex, userId: number, now: Date) =>
  db('connections').where({ user_id: userId, ended_at: null }).where('expires_at', '>', now);

export const validConnections = (db: Knex, userId: number, now: Date): Promise<ConnectionRow[]> =>
  valid(db, userId, now).orderBy('id', 'desc');

export async function countConnections(db: Knex, userId: number, now: Date): Promise<number> {
  const [counted] = await valid(db, userId, now).count({ n: '*' });
  return Number(counted?.n ?? 0);
}

type NewConnection = Pick<
  ConnectionRow,
  'user_id' | 'name' | 'token_hash' | 'may_write' | 'created_at' | 'expires_at' | 'client_id' | 'host'
>;

/** The caller has locked the account's row. */
export async function insertConnection(trx: Knex.Transaction, row: NewConnection): Promise<ConnectionRow> {
  const [id = 0] = await trx('connections').insert(row);
  return { ...row, id, searches: 0, searches_month: '', last_used_at: null, ended_at: null };
}

/** One, or all of an account. Resolves to how many were open. */
export const endConnections = (
  db: Knex,
  which: { user_id: number; id?: number } | { id: number },
  now: Date,
): Promise<number> =>
  db('connections')
    .where({ ...which, ended_at: null })
    .update({ ended_at: now });

export const touchConnection = (db: Knex, id: number, now: Date): Promise<number> =>
  db('connections').where({ id }).update({ last_used_at: now });

export const findConnection = (db: Knex, id: number, now: Date): Promise<ConnectionRow | undefined> =>
  db('connections')
    .where({ id, ended_at: null })
    .where('expires_at', '>', now)
    .whereNotExists(
      db('users').whereRaw('users.id = connections.user_id').whereNotNull('factor_reset_at').select('id'),
    )
    .first();

/** Of an application that has come for its tokens: until then it is given minutes. */
export const prolongConnection = (db: Knex, id: number, until: Date): Promise<number> =>
  db('connections')
    .where({ id, ended_at: null })
    .where('expires_at', '<', until)
    .update({ expires_at: until });
