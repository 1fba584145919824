import type { Knex } from 'knex';
import type { ProviderEventRow } from './tables.ts';

export async function isKnownEvent(db: Knex, id: string): Promise<boolean> {
  return (await db('provider_events').where({ id }).first('id')) !== undefined;
}

export const rememberEvent = (db: Knex, event: ProviderEventRow) =>
  db('provider_events').insert(event).onConflict('id').ignore();

/** Returns the ids of the events that were received. */
export async function knownEvents(db: Knex, ids: readonly string[]): Promise<ReadonlySet<string>> {
  return new Set(await db('provider_events').whereIn('id', ids).pluck('id'));
}
