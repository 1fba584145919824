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

/**
 * Lifetime and page of each purpose of a mailed link. `choose` sets a first password. It lives for
 * a week because its recipient may be on holiday.
 */
const purposes = {
  verify: { lifeMs: 7 * day, page: '/users/verify' },
  // Otherwise a stranger could end the owner's links by requesting more.
  restore: { lifeMs: hour, page: '/users/restore', isOneOfMany: true },
  choose: { lifeMs: 7 * day, page: '/users/restore' },
  login: { lifeMs: 7 * day, page: '/users/subscription' },
  // The same lifetime as a pending change of address (`address/waiting.ts`).
  address_new: { lifeMs: 14 * day, page: '/users/address/confirm' },
  address_old: { lifeMs: 14 * day, page: '/users/address/decide' },
  undo: { lifeMs: 7 * day, page: '/users/undo', isOneOfMany: true },
  // Longer than any reset waits for its new mailbox.
  stop_reset: { lifeMs: 15 * day, page: '/users/reset' },
} as const satisfies Record<LinkPurpose, { lifeMs: number; page: string; isOneOfMany?: boolean }>;

/** Purposes whose links open an account. */
export const openingPurposes: readonly LinkPurpose[] = ['verify', 'restore', 'choose', 'login'];
export const linkPurposes: readonly LinkPurpose[] = [...openingPurposes, 'address_new', 'address_old'];

type LinkDeps = Pick<Deps, 'clock' | 'config'>;

/**
 * Creates a link. It revokes the account's older links of this purpose, except for a purpose that
 * allows several. The URL uses the configured origin, never the Host header.
 */
export async function issueLink(
  trx: Knex.Transaction,
  { clock, config }: LinkDeps,
  userId: number,
  purpose: LinkPurpose,
  { since = null, formerEmail = null }: { since?: Date | null; formerEmail?: string | null } = {},
): Promise<string> {
  const token = newToken();
  const now = clock.now();
  const { lifeMs, page, ...more } = purposes[purpose];
  if (!('isOneOfMany' in more)) await endLinks(trx, { clock }, userId, [purpose]);
  await insertLink(trx, {
    user_id: userId,
    purpose,
    token_hash: hashToken(token),
    created_at: now,
    expires_at: new Date(now.getTime() + lifeMs),
    since,
    former_email: formerEmail,
  });
  return `${config.PUBLIC_URL}${page}/${userId}/${token}`;
}

/** Revokes the unused links of these purposes. */
export const endLinks = (
  trx: Knex.Transaction,
  { clock }: Pick<Deps, 'clock'>,
  userId: number,
  ended: readonly LinkPurpose[],
) => endLinksOf(trx, userId, ended, clock.now());

/**
 * Returns the usable link of a token without consuming it.
 * @returns undefined if the token is wrong, used, expired, or belongs to another purpose or
 *   account
 */
export const findLink = (
  db: Knex,
  { clock }: Pick<Deps, 'clock'>,
  userId: number,
  allowed: readonly LinkPurpose[],
  token: string,
): Promise<LinkRow | undefined> => usableLink(db, userId, allowed, hashToken(token), clock.now());

/** Whether the account's link of this purpose with this token was already consumed. */
export const wasLink = (db: Knex, userId: number, purpose: LinkPurpose, token: string): Promise<boolean> =>
  isUsedLink(db, userId, purpose, hashToken(token));

/**
 * Consumes a link. If two requests use it concurrently, only one succeeds. The caller holds the
 * lock of the account's row, which keeps the order of locks the same everywhere.
 * @param loginForMs  how long the link is accepted for one token login afterwards, in milliseconds
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

/** Consumes the single token login that a link allows after it has verified its address. */
export const useVerifiedLink = (
  trx: Knex.Transaction,
  { clock }: Pick<Deps, 'clock'>,
  userId: number,
  token: string,
): Promise<boolean> => takeVerifiedLink(trx, userId, hashToken(token), clock.now());
