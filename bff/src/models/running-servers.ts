import type { Knex } from 'knex';
import { inMs } from './claim.ts';

export interface RunningServerRow {
  id: string;
  /** Host, process and address, so that an operator can find the server. */
  name: string;
  leased_until: Date;
}

const leaseMs = 15_000;

/**
 * Records that this server runs. Call it at least every 15 seconds, and never after
 * `leaveServers`.
 */
export const renewServer = async (db: Knex, { id, name }: Pick<RunningServerRow, 'id' | 'name'>) => {
  await db('running_servers')
    .insert({ id, name, leased_until: inMs(db, leaseMs) })
    .onConflict('id')
    .merge();
};

/** Removes this server, and servers whose lease expired an hour ago. */
export const removeServer = async (db: Knex, id: string) => {
  await db('running_servers').where({ id }).orWhere('leased_until', '<', inMs(db, -3_600_000)).delete();
};

/**
 * Returns the names of the servers whose lease has not expired. A killed server is listed for
 * another 15 seconds.
 */
export const runningServers = async (db: Knex): Promise<string[]> =>
  (await db('running_servers').where('leased_until', '>', inMs(db, 0)).orderBy('name').select('name')).map(
    ({ name }) => String(name),
  );
