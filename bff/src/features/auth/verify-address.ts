import type { z } from 'zod';
import type { verifyInput, verifyOutput } from '@massima/contract/session';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { inTransaction } from '../../models/retry-deadlock.ts';
import { lockUser } from '../../models/user.ts';
import { done } from '../../outcome.ts';
import { markVerified, presentAccount } from '../users/index.ts';
import { queueTrialUsed, useLink, wasLink } from '../mail/index.ts';
import { takeLinkAttempt } from '../limits/index.ts';
import { factorNeeded, orThrow } from './log-in-with-factor.ts';
import { openSession } from './open-session.ts';

type VerifyOutput = z.infer<typeof verifyOutput>;

const loginForMs = 10 * 60_000;

/** Verifies; with a device it also signs in. Without one, the same token is good for one token login within ten minutes. */
export async function verifyAddress(
  deps: Deps,
  { id, token, hash, device_secret }: z.infer<typeof verifyInput>,
  clientIp: string,
): Promise<VerifyOutput> {
  const attempt = await takeLinkAttempt(deps, id, clientIp);
  const verified = await inTransaction<VerifyOutput | AppError>(deps.db, async (trx) => {
    const locked = await lockUser(trx, id);
    const link = locked && (await useLink(trx, deps, id, ['verify'], token, hash ? 0 : loginForMs));
    if (!link) {
      // A mail scanner that runs scripts was here first: its reader learns what the state is, and only with a link of ours.
      if (locked?.is_verified && (await wasLink(trx, id, 'verify', token)))
        throw new AppError('email_already_verified');
      throw new AppError('token_not_valid');
    }
    const account = await markVerified(trx, deps, locked, 'mailbox');
    await queueTrialUsed(trx, deps, account);
    const { trialUsed } = account;
    const verified = {
      ...done('token_valid'),
      isLogged: false,
      ...(trialUsed && { warning: 'trial_used_by_domain' as const, trial_used: trialUsed }),
    };
    if (!hash || account.disabled || account.history_closed_at !== null) return verified;
    const needed = await factorNeeded(trx, deps, account, { hash, device_secret }, 'login_link');
    if (needed) return needed;
    const session = await openSession(trx, deps, id, hash, 'link');
    return { ...verified, isLogged: true, token: session, user: presentAccount(account), type: account.role };
  });
  await attempt.succeeded();
  return orThrow(verified);
}
