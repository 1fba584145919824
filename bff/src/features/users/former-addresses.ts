import type { Knex } from 'knex';
import type { Deps } from '../../deps.ts';
import { insertDeletedAddress, isDeletedAddress } from '../../models/deleted-address.ts';
import { keyedHashes } from '../limits/index.ts';

const hashesOf = ({ config }: Pick<Deps, 'config'>, email: string) =>
  keyedHashes(config, 'deleted-address', email);

export const wasDeleted = (db: Knex, deps: Pick<Deps, 'config'>, email: string): Promise<boolean> =>
  isDeletedAddress(db, hashesOf(deps, email));

/**
 * Stores a keyed hash of a deleted account's address. It is the only remainder of the account and
 * can't be compared without the application's key.
 */
export const rememberDeleted = (
  trx: Knex.Transaction,
  deps: Pick<Deps, 'config' | 'clock'>,
  email: string,
): Promise<void> => insertDeletedAddress(trx, hashesOf(deps, email)[0], deps.clock.now());
