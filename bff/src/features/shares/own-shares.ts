import { shareDays, sharesMax } from '@massima/contract/constants';
import { citation } from '@massima/contract/format/citation';
import { daysAfter } from '@massima/contract/format/dates';
import type { createShareInput, createShareOutput, listSharesOutput } from '@massima/contract/shares';
import type { z } from 'zod';
import type { Actor } from '../../actor.ts';
import { hashToken, newToken } from '../../adapters/tokens.ts';
import type { Deps } from '../../deps.ts';
import { lockAccount } from '../../access.ts';
import { AppError } from '../../errors.ts';
import { inTransaction } from '../../models/retry-deadlock.ts';
import { endShares, insertShare, openSharesOf, sharesMadeSince } from '../../models/shares.ts';
import { done } from '../../outcome.ts';
import { sendOut } from '../gate/index.ts';
import { findResult } from '../rulings/index.ts';

/**
 * Creates a link that shows one ruling without a login, for example to a client. The ruling counts
 * as read by its creator.
 * @throws AppError `too_many_attempts` if the account created the maximum within the lifetime of a
 *   link, including links that it has revoked
 */
export async function createShare(
  deps: Deps,
  actor: Actor,
  { id_new, studio }: z.infer<typeof createShareInput>,
  signal: AbortSignal,
): Promise<z.infer<typeof createShareOutput>> {
  const { db, clock, config } = deps;
  const { id: found, kind, heading, receipt } = await findResult(deps, actor, id_new, { signal });
  if (kind !== 'ruling') await sendOut(deps, actor, { of: 'principles', ids: [found] });
  if (heading.document.has_full_text) await sendOut(deps, actor, { of: 'text', id: heading.ruling_id });
  const token = newToken();
  const now = clock.now();
  const expires_at = daysAfter(now, shareDays);
  const id = await inTransaction(db, async (trx) => {
    // Simultaneous requests for the last free link queue here.
    const account = await lockAccount(trx, actor.id);
    const made = await sharesMadeSince(trx, actor.id, daysAfter(now, -shareDays));
    const [oldest] = made;
    if (oldest && made.length >= sharesMax) {
      const free = daysAfter(oldest, shareDays).getTime() - now.getTime();
      throw new AppError('too_many_attempts', { retryAfter: Math.max(1, Math.ceil(free / 1000)) });
    }
    return insertShare(trx, {
      user_id: actor.id,
      token_hash: hashToken(token),
      id_new: found,
      label: citation(heading),
      studio: studio || `${account.name} ${account.surname}`.trim(),
      created_at: now,
      expires_at,
      ended_at: null,
      last_opened_at: null,
    });
  });
  return {
    id,
    url: `${config.PUBLIC_URL}/shares/${token}`,
    expires_at: expires_at.toISOString(),
    receipt,
  };
}

export async function listShares(
  { db, clock }: Deps,
  actor: Actor,
): Promise<z.infer<typeof listSharesOutput>> {
  const now = clock.now();
  const [rows, made] = [
    await openSharesOf(db, actor.id, now),
    await sharesMadeSince(db, actor.id, daysAfter(now, -shareDays)),
  ];
  return {
    shares: rows.map(({ id, id_new, label, studio, created_at, expires_at }) => ({
      id,
      id_new,
      label,
      studio,
      created_at: created_at.toISOString(),
      expires_at: expires_at.toISOString(),
    })),
    left: Math.max(0, sharesMax - made.length),
    most: sharesMax,
  };
}

/** Revokes a link. Can be repeated. */
export async function endShare({ db, clock }: Deps, actor: Actor, id: number) {
  if ((await endShares(db, { user_id: actor.id, id }, clock.now())) === 0)
    throw new AppError('file_not_found');
  return done('ok');
}
