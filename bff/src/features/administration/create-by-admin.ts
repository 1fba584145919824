import { adminDefaultQueries } from '@massima/contract/constants';
import type { Knex } from 'knex';
import type { Deps } from '../../deps.ts';
import { inTransaction } from '../../models/retry-deadlock.ts';
import type { AccountRow } from '../../models/user.ts';
import { findUser, insertUser } from '../../models/user.ts';
import { issueLink, queueMail } from '../mail/index.ts';
import type { CreateAccountInput, CreatedAccount } from '../signup/index.ts';
import { presentAccount, refuseTakenAddress, wasDeleted } from '../users/index.ts';
import { billingPartOf } from './billing-part.ts';
import { licenceEnd } from './licence-end.ts';
import { checkBillingData, saveBillingDataOrUndo } from './new-billing.ts';

/** An administrator's new user: a licence to a date, and a mail to choose a password that only the user knows. */
export async function createByAdmin(deps: Deps, input: CreateAccountInput): Promise<CreatedAccount> {
  const billing = billingPartOf(input);
  if (billing) checkBillingData(deps, billing);
  const account = await refuseTakenAddress(() =>
    inTransaction(deps.db, async (trx) => {
      const inserted = await insertAccount(trx, deps, input);
      if (!billing) await invite(trx, deps, inserted);
      return inserted;
    }),
  );
  if (billing) {
    await saveBillingDataOrUndo(deps, account, billing);
    // Only now: a mail cannot be taken back.
    await inTransaction(deps.db, (trx) => invite(trx, deps, account));
  }
  return presentAccount((await findUser(deps.db, account.id)) ?? account);
}

async function insertAccount(
  trx: Knex.Transaction,
  deps: Deps,
  input: CreateAccountInput,
): Promise<AccountRow> {
  const now = deps.clock.now();
  return insertUser(trx, {
    name: input.name,
    surname: input.surname,
    email: input.email,
    is_verified: input.is_verified ?? false,
    plan_queries: input.plan_queries ?? adminDefaultQueries,
    license_expire_at: licenceEnd(input, now) ?? null,
    is_returning: await wasDeleted(trx, deps, input.email),
    work_area: input.work_area ?? null,
    trial_queries_count: 0,
    locale: input.locale ?? 'it',
    created_at: now,
    updated_at: now,
  });
}

async function invite(trx: Knex.Transaction, deps: Deps, account: AccountRow): Promise<void> {
  const link = await issueLink(trx, deps, account.id, 'choose');
  await queueMail(trx, deps, account, 'choose_password', { name: account.name, link });
}
