import type { Knex } from 'knex';
import { inMs } from './claim.ts';

export interface RunningServerRow {
  id: string;
  /** Host, process and address, for an operator to find it. */
  name: string;
  leased_until: Date;
}

const leaseMs = 15_000;

/** Writes that this server runs. Call it more often than every 15 seconds, and never after `leaveServers`. */
export const renewServer = async (db: Knex, { id, name }: Pick<RunningServerRow, 'id' | 'name'>) => {
  await db('running_servers')
    .insert({ id, name, leased_until: inMs(db, leaseMs) })
    .onConflict('id')
    .merge();
};

/** Removes this server, and those that ended without a word an hour ago. */
export const removeServer = async (db: Knex, id: string) => {
  await db('running_servers').where({ id }).orWhere('leased_until', '<', inMs(db, -3_600_000)).delete();
};

/** Names of the servers whose lease has not expired. One that was killed is among them for 15 seconds. */
export const runningServers = async (db: Knex): Promise<string[]> =>
  (await db('running_servers').where('leased_until', '>', inMs(db, 0)).orderBy('name').select('name')).map(
    ({ name }) => String(name),
  );
