import type { z } from 'zod';
import type { restoreLinkInput, undoInput, undoLinkOutput, undoOutput } from '@massima/contract/session';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { undoLinks } from '../../models/emailed-token.ts';
import { deleteFactors, factorKindsOf } from '../../models/factors.ts';
import { inTransaction } from '../../models/retry-deadlock.ts';
import { changeUser, findUserByEmail, lockUser } from '../../models/user.ts';
import { done } from '../../outcome.ts';
import { pushCustomerIdentity } from '../billing/index.ts';
import { dropWithoutFactors, endReset, requireTrusted } from '../factors/index.ts';
import { takeLinkAttempt } from '../limits/index.ts';
import { findLink, useLink } from '../mail/index.ts';
import { endEverything } from './end-everything.ts';
import { endPassword } from './end-password.ts';

/** Returns the state of an undo link without using it. */
export async function readUndoLink(
  deps: Deps,
  { id, token }: z.infer<typeof restoreLinkInput>,
  clientIp: string,
): Promise<z.infer<typeof undoLinkOutput>> {
  const attempt = await takeLinkAttempt(deps, id, clientIp);
  const now = deps.clock.now();
  const [first] = await undoLinks(deps.db, id, now);
  if (!first || !(await findLink(deps.db, deps, id, ['undo'], token))) throw new AppError('token_not_valid');
  const kinds = await factorKindsOf(deps.db, id, { trustedAt: now, madeBefore: first.since ?? now });
  await attempt.succeeded();
  return { asks_factor: kinds.length > 0 };
}

/**
 * Ends all access, removes young factors made since the earliest change whose link is still valid, and restores the address before it.
 * Without a trusted factor the password ends too. A proof by a factor older than that change also ends the password, and removes every
 * factor made since.
 */
export async function undo(
  deps: Deps,
  { id, token, proves, second_factor }: z.infer<typeof undoInput>,
  clientIp: string,
): Promise<z.infer<typeof undoOutput>> {
  const attempt = await takeLinkAttempt(deps, id, clientIp);
  const now = deps.clock.now();
  const link = await findLink(deps.db, deps, id, ['undo'], token);
  const madeSince = (await undoLinks(deps.db, id, now))[0]?.since ?? now;
  if (!link) throw new AppError('token_not_valid');
  // Wrong codes sent with a valid link have their own counters.
  await attempt.succeeded();
  const asked = { userId: id, link: link.id, madeBefore: madeSince, clientIp };
  const isProven = (proves || second_factor) && (await requireTrusted(deps, asked, second_factor));
  const { before, after, mailed } = await inTransaction(deps.db, async (trx) => {
    const before = await lockUser(trx, id);
    const links = before ? await undoLinks(trx, id, now) : [];
    if (!before || !(await useLink(trx, deps, id, ['undo'], token))) throw new AppError('token_not_valid');
    const email = links.find(({ former_email }) => former_email)?.former_email ?? before.email;
    if (email !== before.email && (await findUserByEmail(trx, email)))
      throw new AppError('email_already_used');
    // The history was closed because this mailbox had not answered.
    const opens = email !== before.email && before.history_closed_at && before.history_closed_at >= madeSince;
    const account = await changeUser(trx, id, {
      email,
      updated_at: now,
      ...(opens && { history_closed_at: null }),
    });
    await endEverything(trx, deps, account, { reason: 'recovered' });
    await deleteFactors(trx, id, isProven ? { madeSince } : { madeSince, youngAt: now });
    await dropWithoutFactors(trx, id);
    const isKept = !isProven && (await factorKindsOf(trx, id, { trustedAt: now })).length > 0;
    if (isKept) return { before, after: account, mailed: false };
    return { before, after: await endPassword(trx, deps, id), mailed: true };
  });
  if (before.email !== after.email) await pushCustomerIdentity(deps, before, after);
  return { ...done('ok'), mailed };
}

/** The account's mailbox stops a reset by support. */
export async function stopResetByLink(
  deps: Deps,
  { id, token }: z.infer<typeof restoreLinkInput>,
  clientIp: string,
) {
  const attempt = await takeLinkAttempt(deps, id, clientIp);
  await inTransaction(deps.db, async (trx) => {
    const account = await lockUser(trx, id);
    if (!account?.factor_reset_at || !(await useLink(trx, deps, id, ['stop_reset'], token)))
      throw new AppError('token_not_valid');
    await endReset(trx, deps, account);
  });
  await attempt.succeeded();
  return done('ok');
}
