import type { offerLinksOutput, offerSignupsOutput } from '@massima/contract/account';
import { dayInItaly, daysAfter } from '@massima/contract/format/dates';
import { instantOf } from '@massima/contract/format/rome-time';
import type { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { allOffers, findOfferById, signupsByHour } from '../../models/offer.ts';
import { readSignedId, secretsOf, signId } from '../limits/index.ts';

const shownDays = 90;

/**
 * Returns the start of the reported period: midnight in Rome, so that every reported day is
 * complete.
 */
const startOf = (now: Date): Date => instantOf(dayInItaly(daysAfter(now, 1 - shownDays)));

const purpose = 'offer-signups';
const originOf = (origin: string) => (origin === '' ? null : origin);

/** Returns the secret links of all offers, which administrators send to partners. */
export async function offerLinks({ db, config }: Deps): Promise<z.infer<typeof offerLinksOutput>> {
  return (await allOffers(db)).map(({ id, price_type, origin }) => ({
    price_type,
    origin: originOf(origin),
    link: `${config.PUBLIC_URL}/partners/signups/${signId(config.SECRET_KEY, purpose, id)}`,
  }));
}

/**
 * Returns the number of signups per day for the bar association of an offer.
 * @throws AppError `token_not_valid`
 */
export async function offerSignups(
  { db, clock, config }: Deps,
  token: string,
): Promise<z.infer<typeof offerSignupsOutput>> {
  const id = readSignedId(secretsOf(config), purpose, token);
  const offer = id === null ? undefined : await findOfferById(db, id);
  if (!offer) throw new AppError('token_not_valid');
  const hours = await signupsByHour(db, offer, startOf(clock.now()));
  const byDay = new Map<string, number>();
  for (const { hour, count } of hours) {
    const day = dayInItaly(new Date(hour));
    byDay.set(day, (byDay.get(day) ?? 0) + Number(count));
  }
  const days = [...byDay].map(([day, count]) => ({ day, count })).sort((a, b) => b.day.localeCompare(a.day));
  return {
    price_type: offer.price_type,
    origin: originOf(offer.origin),
    days,
    total: days.reduce((sum, { count }) => sum + count, 0),
  };
}
