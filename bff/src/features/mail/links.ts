import type { Knex } from 'knex';
import { hashToken, newToken } from '../../adapters/tokens.ts';
import type { Deps } from '../../deps.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** Every link we mail has one purpose, a life and a page. `choose` is a first password; its reader may be on holiday. */
const purposes = {
  verify: { lifeMs: 7 * day, page: '/users/verify' },
  restore: { lifeMs: hour, page: '/users/restore' },
  choose: { lifeMs: 7 * day, page: '/users/restore' },
  login: { lifeMs: 7 * day, page: '/users/subscription' },
} as const;
export type LinkPurpose = keyof typeof purposes;

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
  await trx('emailed_tokens').insert({
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
) =>
  trx('emailed_tokens')
    .where({ user_id: userId })
    .whereIn('purpose', ended)
    .where((open) => open.whereNull('used_at').orWhereNotNull('login_until'))
    .update({ used_at: clock.now(), login_until: null });

interface Link {
  id: number;
  purpose: LinkPurpose;
}

/** The usable link behind a token, without using it up; null when wrong, used, expired, of another purpose or account. */
export async function findLink(
  db: Knex,
  { clock }: Pick<Deps, 'clock'>,
  userId: number,
  allowed: readonly LinkPurpose[],
  token: string,
): Promise<Link | null> {
  const row = (await db('emailed_tokens')
    .where({ user_id: userId, token_hash: hashToken(token), used_at: null })
    .whereIn('purpose', allowed)
    .where('expires_at', '>', clock.now())
    .first('id', 'purpose')) as Link | undefined;
  return row ?? null;
}

/**
 * Uses the link up: of two that try at once, one gets it. `loginForMs` leaves it good for one token login.
 * The caller has locked the account's row, which is what keeps the order of locks alike everywhere.
 */
export async function useLink(
  trx: Knex.Transaction,
  deps: Pick<Deps, 'clock'>,
  userId: number,
  allowed: readonly LinkPurpose[],
  token: string,
  loginForMs = 0,
): Promise<Link | null> {
  const link = await findLink(trx, deps, userId, allowed, token);
  if (!link) return null;
  const now = deps.clock.now();
  const used = await trx('emailed_tokens')
    .where({ id: link.id, used_at: null })
    .update({ used_at: now, ...(loginForMs > 0 && { login_until: new Date(now.getTime() + loginForMs) }) });
  return used === 1 ? link : null;
}

/** The one token login that a link which has just verified its address is still good for. */
export async function useVerifiedLink(
  trx: Knex.Transaction,
  { clock }: Pick<Deps, 'clock'>,
  userId: number,
  token: string,
): Promise<boolean> {
  const used = await trx('emailed_tokens')
    .where({ user_id: userId, token_hash: hashToken(token), purpose: 'verify' })
    .where('login_until', '>', clock.now())
    .update({ login_until: null });
  return used === 1;
}
