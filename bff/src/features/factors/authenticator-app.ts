import type { z } from 'zod';
import type { appOutput, factorAddedOutput } from '@massima/contract/second-factor';
import type { Actor } from '../../actor.ts';
import { newSecret, otpauthUrl } from '../../adapters/one-time-code.ts';
import type { Deps } from '../../deps.ts';
import { lockAccount } from '../../access.ts';
import { AppError, invalidField } from '../../errors.ts';
import { confirmAppRow, findApp, replaceApp, takeStep, trustedAtOf } from '../../models/factors.ts';
import { inTransaction } from '../../models/retry-deadlock.ts';
import { lockUser } from '../../models/user.ts';
import { consumeRateLimits } from '../limits/index.ts';
import { noteAdded } from './note-factor.ts';
import { sealSecret, stepIn } from './app-secret.ts';

/** Validity of an unconfirmed secret, equal to the validity of a challenge. */
const setUpMs = 10 * 60_000;

/**
 * Creates a secret for an authenticator app. The secret has no effect until a code confirms it, so
 * an unread QR code locks no one out.
 */
export async function beginApp(deps: Deps, actor: Actor): Promise<z.infer<typeof appOutput>> {
  const secret = newSecret();
  await inTransaction(deps.db, async (trx) => {
    await lockAccount(trx, actor.id);
    // A confirmed app must be removed first, which requires a proof.
    if ((await findApp(trx, actor.id))?.confirmed_at) throw new AppError('update_error');
    const now = deps.clock.now();
    await replaceApp(trx, {
      user_id: actor.id,
      secret: sealSecret(deps.config, actor.id, secret),
      created_at: now,
    });
  });
  return { secret, url: otpauthUrl(secret, actor.email) };
}

/** Throws `second_factor_wrong` if the code does not match the unconfirmed secret. */
export async function confirmApp(
  deps: Deps,
  actor: Actor,
  code: string,
): Promise<z.infer<typeof factorAddedOutput>> {
  const attempt = await consumeRateLimits(deps, [
    { bucket: `factor-confirm:${actor.id}`, limit: 10, windowSeconds: 15 * 60 },
  ]);
  const added = await inTransaction(deps.db, async (trx) => {
    const account = await lockUser(trx, actor.id);
    const app = account && (await findApp(trx, actor.id));
    const now = deps.clock.now();
    const isWaiting = app?.confirmed_at === null && now.getTime() - app.created_at.getTime() < setUpMs;
    const step = isWaiting ? stepIn(deps, app, code) : null;
    if (!account || !app || step === null) throw invalidField('code', 'second_factor_wrong');
    await takeStep(trx, actor.id, step);
    const trusted_at = trustedAtOf(actor.provenBy === 'trusted', now);
    await confirmAppRow(trx, actor.id, { confirmed_at: now, trusted_at });
    return noteAdded(trx, deps, account, { created_at: app.created_at, trusted_at });
  });
  await attempt.succeeded();
  return added;
}
