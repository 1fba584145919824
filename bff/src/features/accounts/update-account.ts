import type { z } from 'zod';
import type { Account, updateAccountInput } from '@massima/contract/account';
import { UniqueViolationError } from 'objection';
import { findAccount } from '../../access.ts';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { inTransaction } from '../../models/retry-deadlock.ts';
import { lockUser, User } from '../../models/user.ts';
import { endLinks } from '../mail/index.ts';
import { billingPartOf, type AccountHooks } from './hooks.ts';
import { licenceEnd } from './licence-end.ts';
import { markVerified } from './mark-verified.ts';
import { presentAccount } from './present-account.ts';
import { saveBilling } from './save-billing.ts';

type Input = z.infer<typeof updateAccountInput>;

/** A user changes the own names and billing data; everything else of the form counts only when an administrator sends it. */
export async function updateAccount(
  deps: Deps,
  actor: Actor,
  input: Input,
  hooks: AccountHooks,
): Promise<Account> {
  const account = await findAccount(deps.db, actor, 'change', input.id);
  const billing = billingPartOf(input);
  // First the part that may fail elsewhere: a refused VAT number must leave the rest as it was.
  if (billing) await saveBilling(deps, hooks, account, billing);
  try {
    return await inTransaction(deps.db, async (trx) => {
      const locked = await lockUser(trx, account.id);
      if (!locked) throw new AppError('user_not_found');
      const now = deps.clock.now();
      await User.query(trx)
        .findById(account.id)
        .patch({
          ...ownFields(input),
          ...(actor.role === 'admin' && adminFields(input, now)),
          updated_at: now,
        });
      if (actor.role === 'admin') {
        if (input.is_verified === true) await markVerified(trx, deps, locked);
        // Links that were mailed to the old address must not open the account of the new one.
        if (input.email !== undefined && input.email !== locked.email)
          await endLinks(trx, deps, account.id, ['verify', 'restore', 'choose', 'login']);
      }
      return presentAccount((await User.query(trx).findById(account.id))!);
    });
  } catch (error) {
    if (error instanceof UniqueViolationError) throw new AppError('email_already_used', {}, { cause: error });
    throw error;
  }
}

const ownFields = ({ name, surname }: Input) => ({
  ...(name !== undefined && { name }),
  ...(surname !== undefined && { surname }),
});

function adminFields(input: Input, now: Date) {
  const { email, disabled, is_verified, plan_queries, license_expire_at, trial_period } = input;
  return {
    ...(email !== undefined && { email }),
    ...(disabled !== undefined && { disabled }),
    ...(is_verified === false && { is_verified: false }),
    ...(plan_queries !== undefined && { plan_queries }),
    ...(license_expire_at !== undefined
      ? { license_expire_at: license_expire_at === null ? null : new Date(license_expire_at) }
      : trial_period !== undefined && { license_expire_at: licenceEnd(trial_period, now) }),
  };
}
