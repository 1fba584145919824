import type { Knex } from 'knex';
import type { Deps } from '../../deps.ts';
import { keyedHash } from '../limits/index.ts';

const hashOf = ({ config }: Pick<Deps, 'config'>, email: string) =>
  keyedHash(config.SECRET_KEY, 'deleted-address', email);

/** Whether an account with this address was deleted before. */
export async function wasDeleted(db: Knex, deps: Pick<Deps, 'config'>, email: string): Promise<boolean> {
  const found: unknown = await db('deleted_addresses')
    .where({ address_hash: hashOf(deps, email) })
    .first('address_hash');
  return found !== undefined;
}

/** All that a deleted account leaves: a hash that only the product's key can compare. */
export const rememberDeleted = (trx: Knex.Transaction, deps: Pick<Deps, 'config' | 'clock'>, email: string) =>
  trx('deleted_addresses')
    .insert({ address_hash: hashOf(deps, email), deleted_at: deps.clock.now() })
    .onConflict('address_hash')
    .merge();
