import type { Knex } from 'knex';
import type { OfferRow } from './tables.ts';

/** The offer of this price type for this origin, or else for any. */
export const offerOf = (db: Knex, priceType: string, origin: string): Promise<OfferRow | undefined> =>
  db('offers')
    .where({ price_type: priceType })
    .whereIn('origin', ['', origin])
    // The empty origin sorts first.
    .orderBy('origin', 'desc')
    .first();
