import type { Knex } from 'knex';
import { hashToken, newToken } from '../../adapters/tokens.ts';
import type { Deps } from '../../deps.ts';
import {
  endLinksOf,
  insertLink,
  isUsedLink,
  takeLink,
  takeVerifiedLink,
  usableLink,
  type LinkPurpose,
  type LinkRow,
} from '../../models/emailed-token.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** Every link we mail has one purpose, a life and a page. `choose` is a first password; its reader may be on holiday. */
const purposes = {
  verify: { lifeMs: 7 * day, page: '/users/verify' },
  restore: { lifeMs: hour, page: '/users/restore' },
  choose: { lifeMs: 7 * day, page: '/users/restore' },
  login: { lifeMs: 7 * day, page: '/users/subscription' },
  // As long as the change of an address waits (`address/waiting.ts`).
  address_new: { lifeMs: 14 * day, page: '/users/address/confirm' },
  address_old: { lifeMs: 14 * day, page: '/users/address/decide' },
} as const satisfies Record<LinkPurpose, { lifeMs: number; page: string }>;

/** Those that open an account. */
export const openingPurposes: readonly LinkPurpose[] = ['verify', 'restore', 'choose', 'login'];
export const linkPurposes: readonly LinkPurpose[] = [...openingPurposes, 'address_new', 'address_old'];

type At = Pick<Deps, 'clock' | 'config'>;

/** A new link of this purpose, which ends the account's older ones. Built on the configured origin, never on a Host. */
export async function issueLink(
  trx: Knex.Transaction,
  { clock, config }: At,
  userId: number,
  purpose: LinkPurpose,
): Promise<string> {
  const token = newToken();
  const now = clock.now();
  const { lifeMs, page } = purposes[purpose];
  await endLinks(trx, { clock }, userId, [purpose]);
  await insertLink(trx, {
    user_id: userId,
    purpose,
    token_hash: hashToken(token),
    created_at: now,
    expires_at: new Date(now.getTime() + lifeMs),
  });
  return `${config.PUBLIC_URL}${page}/${userId}/${token}`;
}

/** Links of these purposes that were not used yet stop working. */
export const endLinks = (
  trx: Knex.Transaction,
  { clock }: Pick<Deps, 'clock'>,
  userId: number,
  ended: readonly LinkPurpose[],
) => endLinksOf(trx, userId, ended, clock.now());

/** The usable link behind a token, without using it up; undefined when wrong, used, expired, of another purpose or account. */
export const findLink = (
  db: Knex,
  { clock }: Pick<Deps, 'clock'>,
  userId: number,
  allowed: readonly LinkPurpose[],
  token: string,
): Promise<LinkRow | undefined> => usableLink(db, userId, allowed, hashToken(token), clock.now());

/** Whether the account’s link of this purpose with this token was used up before. */
export const wasLink = (db: Knex, userId: number, purpose: LinkPurpose, token: string): Promise<boolean> =>
  isUsedLink(db, userId, purpose, hashToken(token));

/**
 * Uses the link up: of two that try at the same time, one gets it. `loginForMs` leaves it good for one token login.
 * The caller has locked the account's row, which is what keeps the order of locks alike everywhere.
 */
export async function useLink(
  trx: Knex.Transaction,
  deps: Pick<Deps, 'clock'>,
  userId: number,
  allowed: readonly LinkPurpose[],
  token: string,
  loginForMs = 0,
): Promise<LinkRow | undefined> {
  const link = await findLink(trx, deps, userId, allowed, token);
  const now = deps.clock.now();
  const loginUntil = loginForMs > 0 ? new Date(now.getTime() + loginForMs) : null;
  return link && (await takeLink(trx, link.id, now, loginUntil)) ? link : undefined;
}

/** The one token login that a link which has just verified its address is still good for. */
export const useVerifiedLink = (
  trx: Knex.Transaction,
  { clock }: Pick<Deps, 'clock'>,
  userId: number,
  token: string,
): Promise<boolean> => takeVerifiedLink(trx, userId, hashToken(token), clock.now());
