import type { z } from 'zod';
import type { requestRestoreInput } from '@massima/contract/session';
import type { Deps } from '../../deps.ts';
import { AppError, invalidField } from '../../errors.ts';
import { inTransaction } from '../../models/retry-deadlock.ts';
import { findUserByEmail, lockUser } from '../../models/user.ts';
import { done } from '../../outcome.ts';
import { consumeMailLimit, takePublicAttempt } from '../limits/index.ts';
import { issueLink, queueMail } from '../mail/index.ts';

/** The only page a restore link may point to: a free path would let anyone mail links of their choosing in our name. */
const allowedPath = /^\/users\/restore\/?$/;

export async function requestRestore(
  deps: Deps,
  input: z.infer<typeof requestRestoreInput>,
  clientIp: string,
) {
  await takePublicAttempt(deps, 'restore', input.email, clientIp);
  if (!allowedPath.test(input.path)) {
    throw invalidField('path');
  }
  const found = await findUserByEmail(deps.db, input.email);
  if (found) await consumeMailLimit(deps, input.email);
  await inTransaction(deps.db, async (trx) => {
    const account = found && (await lockUser(trx, found.id));
    if (!account) throw new AppError('email_not_found');
    if (account.disabled) throw new AppError('account_disabled');
    const link = await issueLink(trx, deps, account.id, 'restore');
    const to = { ...account, locale: input.locale ?? account.locale };
    await queueMail(trx, deps, to, 'restore', {
      name: account.name,
      link,
      emptiesHistory: account.history_closed_at !== null,
    });
  });
  return done('recovery_email_sent');
}
