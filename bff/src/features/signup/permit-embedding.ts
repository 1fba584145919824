import type { Knex } from 'knex';
import { allOffers, changeEmbedOrigins } from '../../models/offer.ts';
import { originsOf } from './offers.ts';

interface PermittedOffer {
  price_type: string;
  /** Site to whose visitors the offer is restricted; empty if it is valid for all. */
  origin: string;
  /** Origins whose pages may frame the signup form. */
  embedOrigins: string[];
}

export const permittedOffers = async (db: Knex): Promise<PermittedOffer[]> =>
  (await allOffers(db)).map((row) => ({
    price_type: row.price_type,
    origin: row.origin,
    embedOrigins: originsOf(row),
  }));

/**
 * Permits and forbids origins to frame the form of every offer with this price type.
 * @returns false if no such offer exists
 */
export async function permitEmbedding(
  db: Knex,
  priceType: string,
  { allow, forbid }: { allow: readonly string[]; forbid: readonly string[] },
): Promise<boolean> {
  const changed = await changeEmbedOrigins(db, priceType, (row) => [
    ...new Set([...originsOf(row), ...allow].filter((origin) => !forbid.includes(origin))),
  ]);
  return changed > 0;
}
