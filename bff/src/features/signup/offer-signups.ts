import { timingSafeEqual } from 'node:crypto';
import type { offerLinksOutput, offerSignupsOutput } from '@massima/contract/account';
import type { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { allOffers, findOfferById, signupsByHour } from '../../models/offer.ts';
import { keyedHash } from '../limits/index.ts';

const dayMs = 86_400_000;
const shownDays = 90;

/** No dot: the last part of an address with one is taken for a file. */
const tokenOf = (secret: string, id: number) => `${id}-${keyedHash(secret, 'offer-signups', `${id}`)}`;
const originOf = (origin: string) => (origin === '' ? null : origin);
/** The day that it is in Italy, `YYYY-MM-DD`, which is how Swedes write dates. */
const dayInItaly = (at: Date) => at.toLocaleDateString('sv-SE', { timeZone: 'Europe/Rome' });

/** The secret links of all offers, for administrators to hand on. */
export async function offerLinks({ db, config }: Deps): Promise<z.infer<typeof offerLinksOutput>> {
  return (await allOffers(db)).map(({ id, price_type, origin }) => ({
    price_type,
    origin: originOf(origin),
    link: `${config.PUBLIC_URL}/partners/signups/${tokenOf(config.SECRET_KEY, id)}`,
  }));
}

/** What a bar association may know of its offer: how many registered on which day. Throws `token_not_valid`. */
export async function offerSignups(
  { db, clock, config }: Deps,
  token: string,
): Promise<z.infer<typeof offerSignupsOutput>> {
  const id = Number(/^(\d{1,9})-/.exec(token)?.[1]);
  const [given, right] = [Buffer.from(token), Buffer.from(tokenOf(config.SECRET_KEY, id))];
  if (given.length !== right.length || !timingSafeEqual(given, right)) throw new AppError('token_not_valid');
  const offer = await findOfferById(db, id);
  if (!offer) throw new AppError('token_not_valid');
  const hours = await signupsByHour(db, offer, new Date(clock.now().getTime() - shownDays * dayMs));
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
