import type { Knex } from 'knex';
import { inTransaction } from './retry-deadlock.ts';
import type { OfferRow } from './tables.ts';

/** Returns the offer of this price type for this origin, or for any origin. */
export const offerOf = (db: Knex, priceType: string, origin: string): Promise<OfferRow | undefined> =>
  db('offers')
    .where({ price_type: priceType })
    .whereIn('origin', ['', origin])
    // The empty origin sorts last.
    .orderBy('origin', 'desc')
    .first();

export const allOffers = (db: Knex): Promise<OfferRow[]> => db('offers').orderBy(['price_type', 'origin']);

export const findOfferById = (db: Knex, id: number): Promise<OfferRow | undefined> =>
  db('offers').where({ id }).first();

/** Changes the origins of every offer of this price type. Returns the number of offers. */
export const changeEmbedOrigins = (
  db: Knex,
  priceType: string,
  change: (row: OfferRow) => string[],
): Promise<number> =>
  inTransaction(db, async (trx) => {
    const rows = await trx('offers').where({ price_type: priceType }).forUpdate();
    for (const row of rows)
      await trx('offers')
        .where({ id: row.id })
        .update({ embed_origins: JSON.stringify(change(row)) });
    return rows.length;
  });

/**
 * Counts the signups through an offer since an instant, by hour: fewer rows than signups, and
 * independent of the time zone of a day.
 */
export function signupsByHour(
  db: Knex,
  { price_type, origin }: Pick<OfferRow, 'price_type' | 'origin'>,
  since: Date,
): Promise<{ hour: string; count: number }[]> {
  const originQuery = db('offers').where({ price_type }).whereNot({ origin: '' }).select('origin');
  return db('users')
    .where({ price_type, role: 'user' })
    .where('created_at', '>=', since)
    .where((through) =>
      origin === ''
        ? through.whereNull('origin').orWhereNotIn('origin', originQuery)
        : through.where({ origin }),
    )
    .groupByRaw("DATE_FORMAT(created_at, '%Y-%m-%dT%H:00:00Z')")
    .select(db.raw("DATE_FORMAT(created_at, '%Y-%m-%dT%H:00:00Z') AS hour"))
    .count({ count: '*' });
}
