import type { z } from 'zod';
import type { resendInput } from '@massima/contract/session';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { inTransaction } from '../../models/retry-deadlock.ts';
import { findUserByEmail, lockUser } from '../../models/user.ts';
import { done } from '../../outcome.ts';
import { consumeMailLimit, takePublicAttempt } from '../limits/index.ts';
import { sendVerification } from './send-verification.ts';

export async function resendVerification(deps: Deps, input: z.infer<typeof resendInput>, clientIp: string) {
  await takePublicAttempt(deps, 'resend', input.email, clientIp);
  const found = await findUserByEmail(deps.db, input.email);
  if (found && !found.is_verified) await consumeMailLimit(deps, input.email);
  await inTransaction(deps.db, async (trx) => {
    const account = found && (await lockUser(trx, found.id));
    if (!account) throw new AppError('email_not_found');
    if (account.is_verified) throw new AppError('email_already_verified');
    if (input.locale) account.locale = input.locale;
    await sendVerification(trx, deps, account);
  });
  return done('new_verification_email_sent');
}
