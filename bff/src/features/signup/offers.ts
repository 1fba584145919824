import type { z } from 'zod';
import type { offer } from '@massima/contract/account';
import type { Knex } from 'knex';
import { AppError } from '../../errors.ts';
import { offerOf } from '../../models/offer.ts';
import type { OfferRow } from '../../models/tables.ts';
import { embedOrigin } from './embed-origin.ts';

export type Offer = z.infer<typeof offer>;

const offerFor = (db: Knex, priceType: string, origin?: string | null): Promise<OfferRow | undefined> =>
  offerOf(db, priceType, (origin ?? '').trim().toLowerCase());

/**
 * Returns the offer of this price type for the origin, or else its offer for all origins.
 * @throws AppError `validation_failed` if the price type does not exist
 */
export async function findOffer(db: Knex, priceType: string, origin?: string | null): Promise<Offer> {
  const row = await offerFor(db, priceType, origin);
  if (!row) {
    throw new AppError('validation_failed', {
      issues: [{ path: 'price_type', message: 'signup_offer_unknown' }],
    });
  }
  return presentOffer(row);
}

/** Omits `embed_origins`, which is not public. */
function presentOffer(row: OfferRow): Offer {
  return {
    price_type: row.price_type,
    work_areas: row.work_areas,
    max_trial_days: row.max_trial_days,
    max_trial_queries: row.max_trial_queries,
    coupon: row.coupon,
  };
}

/**
 * Returns the origins whose pages may frame the signup form of an offer; empty if the offer does
 * not exist.
 */
export async function embedOrigins(db: Knex, priceType: string, origin?: string): Promise<string[]> {
  const row = await offerFor(db, priceType, origin);
  return row ? originsOf(row) : [];
}

/**
 * Returns only valid origins. Administrators enter them, and the result becomes part of a response
 * header.
 */
export function originsOf({ embed_origins }: Pick<OfferRow, 'embed_origins'>): string[] {
  const listed: unknown = typeof embed_origins === 'string' ? JSON.parse(embed_origins) : embed_origins;
  if (!Array.isArray(listed)) return [];
  return listed.flatMap((origin: unknown) => (typeof origin === 'string' ? (embedOrigin(origin) ?? []) : []));
}
