import type { Knex } from 'knex';
import { spendingJoin } from './assistant-spending.ts';
import { connectionColumns, type LiveConnection } from './connection.ts';
import type { OauthRequestRow, OauthTables, OauthTokenRow } from './oauth-rows.ts';
import { statement, type StatementPool } from './statement-pool.ts';

type Client = OauthTables['oauth_clients'];

export const insertClient = (db: Knex, row: Client): Promise<number[]> => db('oauth_clients').insert(row);
export const findClient = (db: Knex, id: string): Promise<Client | undefined> =>
  db('oauth_clients').where({ id }).first();
export const clientsByIds = (db: Knex, ids: readonly string[]): Promise<Client[]> =>
  db('oauth_clients').whereIn('id', ids);
export const touchClient = (db: Knex, id: string, now: Date): Promise<number> =>
  db('oauth_clients').where({ id }).update({ last_used_at: now });

export const insertRequest = (db: Knex, row: Omit<OauthRequestRow, 'user_id'>): Promise<number[]> =>
  db('oauth_requests').insert(row);

/**
 * Returns the request after claiming it for the account; undefined if another account opened it
 * first.
 */
export async function claimRequest(
  db: Knex,
  idHash: string,
  userId: number,
  now: Date,
): Promise<OauthRequestRow | undefined> {
  const open = () => db('oauth_requests').where({ id_hash: idHash }).where('expires_at', '>', now);
  await open().whereNull('user_id').update({ user_id: userId });
  return open().where({ user_id: userId }).first();
}

/** Deletes and returns a request. Of two simultaneous decisions only one gets it. */
export const takeRequest = async (
  trx: Knex.Transaction,
  { id_hash, user_id }: Pick<OauthRequestRow, 'id_hash' | 'user_id'>,
): Promise<boolean> => (await trx('oauth_requests').where({ id_hash, user_id }).delete()) === 1;

export const saveToken = (db: Knex, row: Omit<OauthTokenRow, 'consumed_at'>): Promise<number[]> =>
  db('oauth_tokens').insert(row).onConflict('id').merge(['payload', 'expires_at']);
export const findToken = (db: Knex, id: string, now: Date): Promise<OauthTokenRow | undefined> =>
  db('oauth_tokens').where({ id }).where('expires_at', '>', now).first();
/** Consumes a token. Returns false if it was consumed before. */
export const consumeToken = async (db: Knex, id: string, now: Date): Promise<boolean> =>
  (await db('oauth_tokens').where({ id, consumed_at: null }).update({ consumed_at: now })) === 1;
export const removeToken = (db: Knex, id: string): Promise<number> =>
  db('oauth_tokens').where({ id }).delete();

const byAccessToken = `
  SELECT ${connectionColumns}, oauth_tokens.payload
    FROM oauth_tokens
    JOIN connections ON connections.id = oauth_tokens.connection_id
    JOIN users ON users.id = connections.user_id
    ${spendingJoin}
   WHERE oauth_tokens.id = ? AND oauth_tokens.expires_at > ?`;

export async function connectionByAccessToken(
  statements: StatementPool,
  id: string,
  now: Date,
): Promise<(LiveConnection & { payload: string }) | undefined> {
  const { found } = await statements.run({
    found: statement<LiveConnection & { payload: string }>(byAccessToken, [id, now]),
  });
  return found[0];
}
