import { adminDefaultQueries } from '@massima/contract/constants';
import type { Knex } from 'knex';
import type { Deps } from '../../deps.ts';
import { inTransaction } from '../../models/retry-deadlock.ts';
import type { UserRow } from '../../models/tables.ts';
import { findUser, insertUser } from '../../models/user.ts';
import { saveBillingData } from '../billing/index.ts';
import { issueLink, queueMail } from '../mail/index.ts';
import type { CreateAccountInput, CreatedAccount } from '../signup/index.ts';
import { presentAccount, refuseTakenAddress, wasDeleted } from '../users/index.ts';
import { billingPartOf } from './billing-part.ts';
import { licenceEnd } from './licence-end.ts';

/** An administrator's new user: a licence to a date, and a mail to choose a password that only the user knows. */
export async function createByAdmin(deps: Deps, input: CreateAccountInput): Promise<CreatedAccount> {
  const account = await refuseTakenAddress(() =>
    inTransaction(deps.db, (trx) => insertAccount(trx, deps, input)),
  );
  const billing = billingPartOf(input);
  if (billing) await saveBillingData(deps, account, billing);
  return presentAccount((await findUser(deps.db, account.id)) ?? account);
}

async function insertAccount(trx: Knex.Transaction, deps: Deps, input: CreateAccountInput): Promise<UserRow> {
  const now = deps.clock.now();
  const account = await insertUser(trx, {
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
}
