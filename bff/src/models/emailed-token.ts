import type { Knex } from 'knex';
import type { EmailedTokenRow } from './tables.ts';

export type LinkPurpose = EmailedTokenRow['purpose'];
export type LinkRow = Pick<EmailedTokenRow, 'id' | 'purpose'>;

export const insertLink = async (
  trx: Knex.Transaction,
  link: Omit<EmailedTokenRow, 'id' | 'used_at' | 'login_until'>,
) => {
  await trx('emailed_tokens').insert(link);
};

/** Links of these purposes that were not used up yet stop working. They end as if they had expired: they were not used. */
export const endLinksOf = (
  trx: Knex.Transaction,
  userId: number,
  purposes: readonly LinkPurpose[],
  now: Date,
) =>
  trx('emailed_tokens')
    .where({ user_id: userId })
    .whereIn('purpose', purposes)
    .where((open) => open.whereNull('used_at').orWhereNotNull('login_until'))
    .update({ used_at: now, login_until: null, expires_at: now });

/** The account's undo links that are still good, the earliest event first. */
export const undoLinks = (
  db: Knex,
  userId: number,
  now: Date,
): Promise<Pick<EmailedTokenRow, 'since' | 'former_email'>[]> =>
  db('emailed_tokens')
    .where({ user_id: userId, purpose: 'undo', used_at: null })
    .where('expires_at', '>', now)
    .orderBy('since')
    .select('since', 'former_email');

/** The link behind this hash that may still be used. */
export const usableLink = (
  db: Knex,
  userId: number,
  purposes: readonly LinkPurpose[],
  tokenHash: string,
  now: Date,
): Promise<LinkRow | undefined> =>
  db('emailed_tokens')
    .where({ user_id: userId, token_hash: tokenHash, used_at: null })
    .whereIn('purpose', purposes)
    .where('expires_at', '>', now)
    .first('id', 'purpose');

/** Whether this link was used up, which one that was ended is not. */
export const isUsedLink = async (
  db: Knex,
  userId: number,
  purpose: LinkPurpose,
  tokenHash: string,
): Promise<boolean> =>
  (await db('emailed_tokens')
    .where({ user_id: userId, purpose, token_hash: tokenHash })
    .where('used_at', '<', db.ref('expires_at'))
    .first('id')) !== undefined;

/** @returns whether it was still unused. `loginUntil`: until when it is good for one token login. */
export async function takeLink(
  trx: Knex.Transaction,
  id: number,
  now: Date,
  loginUntil: Date | null,
): Promise<boolean> {
  const used = await trx('emailed_tokens')
    .where({ id, used_at: null })
    .update({ used_at: now, login_until: loginUntil });
  return used === 1;
}

/** @returns whether a link that has verified its address was still good for a login. */
export async function takeVerifiedLink(
  trx: Knex.Transaction,
  userId: number,
  tokenHash: string,
  now: Date,
): Promise<boolean> {
  const used = await trx('emailed_tokens')
    .where({ user_id: userId, token_hash: tokenHash, purpose: 'verify' })
    .where('login_until', '>', now)
    .update({ login_until: null });
  return used === 1;
}
