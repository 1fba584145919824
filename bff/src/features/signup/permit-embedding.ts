import type { Knex } from 'knex';
import { allOffers, changeEmbedOrigins } from '../../models/offer.ts';
import { originsOf } from './offers.ts';

interface PermittedOffer {
  price_type: string;
  /** Of an offer that is valid for the visitors of one site only; empty: for all. */
  origin: string;
  /** Whose pages may show its signup form. */
  embedOrigins: string[];
}

export const permittedOffers = async (db: Knex): Promise<PermittedOffer[]> =>
  (await allOffers(db)).map((row) => ({
    price_type: row.price_type,
    origin: row.origin,
    embedOrigins: originsOf(row),
  }));

/** Permits and forbids pages of these origins to show the form of every offer with this price type. False: there is none. */
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
