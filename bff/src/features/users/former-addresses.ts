import type { Knex } from 'knex';
import type { Deps } from '../../deps.ts';
import { insertDeletedAddress, isDeletedAddress } from '../../models/deleted-address.ts';
import { keyedHashes } from '../limits/index.ts';

const hashesOf = ({ config }: Pick<Deps, 'config'>, email: string) =>
  keyedHashes(config, 'deleted-address', email);

/** Whether an account with this address was deleted before. */
export const wasDeleted = (db: Knex, deps: Pick<Deps, 'config'>, email: string): Promise<boolean> =>
  isDeletedAddress(db, hashesOf(deps, email));

/** All that a deleted account leaves: a hash that only the product's key can compare. */
export const rememberDeleted = (
  trx: Knex.Transaction,
  deps: Pick<Deps, 'config' | 'clock'>,
  email: string,
): Promise<void> => insertDeletedAddress(trx, hashesOf(deps, email)[0], deps.clock.now());
