import type { z } from 'zod';
import type { updateAccountInput, updateAccountOutput } from '@massima/contract/account';
import type { Knex } from 'knex';
import { findAccount } from '../../access.ts';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { AppError, invalidField } from '../../errors.ts';
import { inTransaction } from '../../models/retry-deadlock.ts';
import type { AccountRow } from '../../models/user.ts';
import { changeUser, lockUser } from '../../models/user.ts';
import { askForAddress, takeAddressMails } from '../address/index.ts';
import { endEverything } from '../recovery/index.ts';
import { saveBillingData, pushCustomerIdentity } from '../billing/index.ts';
import { queueTrialUsed } from '../mail/index.ts';
import { markVerified, presentAccount } from '../users/index.ts';
import { billingPartOf } from './billing-part.ts';
import { refuseLastAdministrator } from './last-administrator.ts';
import { licenceEnd } from './licence-end.ts';

type Input = z.infer<typeof updateAccountInput>;
type Output = z.infer<typeof updateAccountOutput>;

/**
 * Users change their own names and billing data; everything else of the form counts only when an administrator sends it. A
 * new address is requested here and becomes the account's later (`address/`): until then the answer has the old one.
 */
export async function updateAccount(deps: Deps, actor: Actor, input: Input): Promise<Output> {
  const account = await findAccount(deps.db, actor, 'change', input.id);
  const byAdmin = actor.role === 'admin';
  const billing = billingPartOf(input);
  // One's own address has its own call, which asks for the password; in this form it stays what it is.
  if (account.id === actor.id && input.email !== undefined && input.email !== account.email)
    throw invalidField('email');
  const newEmail = byAdmin ? input.email : undefined;
  if (newEmail !== undefined && newEmail !== account.email) await takeAddressMails(deps, account, newEmail);
  // First the part that may fail elsewhere: a refused VAT number must leave the rest unchanged.
  if (billing) await saveBillingData(deps, { ...account, ...ownFields(input) }, billing);
  const { changed, isAsked } = await inTransaction(deps.db, async (trx) => {
    if (byAdmin && input.disabled) await refuseLastAdministrator(trx, account);
    const locked = await lockUser(trx, account.id);
    if (!locked) throw new AppError('user_not_found');
    const isAsked = newEmail !== undefined && newEmail !== locked.email;
    if (isAsked) await askForAddress(trx, deps, locked, { email: newEmail, byOwner: false });
    return { changed: await change(trx, deps, locked, input, byAdmin), isAsked };
  });
  await pushCustomerIdentity(deps, account, changed);
  return { ...presentAccount(changed), ...(isAsked && { warning: 'address_change_pending' as const }) };
}

async function change(
  trx: Knex.Transaction,
  deps: Deps,
  account: AccountRow,
  input: Input,
  byAdmin: boolean,
): Promise<AccountRow> {
  const now = deps.clock.now();
  const changes = { ...ownFields(input), ...(byAdmin && adminFields(input, now)), updated_at: now };
  const changed = await changeUser(trx, account.id, changes);
  if (!byAdmin) return changed;
  if (input.disabled && !account.disabled)
    await endEverything(trx, deps, account, { reason: 'account_disabled' });
  if (input.is_verified !== true) return changed;
  const verified = await markVerified(trx, deps, changed, 'administrator');
  await queueTrialUsed(trx, deps, verified);
  // The trial that starts with it brings its own queries; what the form says is kept.
  const { plan_queries } = input;
  if (plan_queries === undefined || verified.plan_queries === plan_queries) return verified;
  return changeUser(trx, account.id, { plan_queries });
}

const ownFields = ({ name, surname }: Input) => ({
  ...(name !== undefined && { name }),
  ...(surname !== undefined && { surname }),
});

function adminFields(input: Input, now: Date) {
  const { disabled, is_verified, plan_queries } = input;
  const license_expire_at = licenceEnd(input, now);
  return {
    ...(disabled !== undefined && { disabled }),
    ...(is_verified === false && { is_verified: false }),
    ...(plan_queries !== undefined && { plan_queries }),
    ...(license_expire_at !== undefined && { license_expire_at }),
  };
}
