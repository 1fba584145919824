import { findAccount, lockAccount } from '../../access.ts';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { inTransaction } from '../../models/retry-deadlock.ts';
import { done } from '../../outcome.ts';
import { consumeMailLimit } from '../limits/index.ts';
import { issueLink, queueMail } from '../mail/index.ts';
import { sendVerification } from '../signup/index.ts';

/** A new verification mail, in the account's own language. The limit of mails to one address applies to administrators too. */
export async function sendVerificationTo(deps: Deps, actor: Actor, id: number) {
  const { email, is_verified } = await findAccount(deps.db, actor, 'change', id);
  if (!is_verified) await consumeMailLimit(deps, email);
  await inTransaction(deps.db, async (trx) => {
    const account = await lockAccount(trx, id);
    if (account.is_verified) throw new AppError('email_already_verified');
    await sendVerification(trx, deps, account);
  });
  return done('new_verification_email_sent');
}

/**
 * Mails a link to choose a password: the invitation again if the account has no password, otherwise
 * the link for a forgotten password.
 */
export async function sendPasswordLinkTo(deps: Deps, actor: Actor, id: number) {
  const { email } = await findAccount(deps.db, actor, 'change', id);
  await consumeMailLimit(deps, email);
  await inTransaction(deps.db, async (trx) => {
    const account = await lockAccount(trx, id);
    const isFirst = !account.has_password;
    const link = await issueLink(trx, deps, id, isFirst ? 'choose' : 'restore');
    await queueMail(trx, deps, account, isFirst ? 'choose_password' : 'restore', {
      name: account.name,
      link,
      emptiesHistory: account.history_closed_at !== null,
    });
  });
  return done('recovery_email_sent');
}
