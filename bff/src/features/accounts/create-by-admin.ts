import { adminDefaultQueries } from '@massima/contract/constants';
import { UniqueViolationError } from 'objection';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { inTransaction } from '../../models/retry-deadlock.ts';
import { User } from '../../models/user.ts';
import { issueLink, queueMail } from '../mail/index.ts';
import { wasDeleted } from './former-addresses.ts';
import { billingPartOf, type AccountHooks } from './hooks.ts';
import { licenceEnd } from './licence-end.ts';
import { presentAccount } from './present-account.ts';
import { saveBilling } from './save-billing.ts';
import type { CreateAccountInput, CreatedAccount } from './sign-up.ts';

/** An administrator's new user: a licence to a date, and a mail to choose a password that only the user knows. */
export async function createByAdmin(
  deps: Deps,
  input: CreateAccountInput,
  hooks: AccountHooks,
): Promise<CreatedAccount> {
  const account = await insert(deps, input);
  const billing = billingPartOf(input);
  if (billing) await saveBilling(deps, hooks, account, billing);
  return presentAccount((await User.query(deps.db).findById(account.id)) ?? account);
}

async function insert(deps: Deps, input: CreateAccountInput): Promise<User> {
  try {
    return await inTransaction(deps.db, async (trx) => {
      const now = deps.clock.now();
      const account = await User.query(trx).insertAndFetch({
        name: input.name,
        surname: input.surname,
        email: input.email,
        is_verified: input.is_verified ?? false,
        plan_queries: input.plan_queries ?? adminDefaultQueries,
        license_expire_at: licenceEnd(input.trial_period, now),
        is_returning: await wasDeleted(trx, deps, input.email),
        work_area: input.work_area ?? null,
        trial_queries_count: 0,
        locale: input.locale ?? 'it',
        created_at: now,
        updated_at: now,
      });
      const link = await issueLink(trx, deps, account.id, 'choose');
      await queueMail(trx, deps, account, 'choose_password', { name: account.name, link });
      return account;
    });
  } catch (error) {
    if (error instanceof UniqueViolationError) throw new AppError('email_already_used', {}, { cause: error });
    throw error;
  }
}
