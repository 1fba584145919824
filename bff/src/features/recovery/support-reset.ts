import { dayMs } from '@massima/contract/format/dates';
import type { factorResetInput, factorResetOutput } from '@massima/contract/second-factor';
import type { Knex } from 'knex';
import type { z } from 'zod';
import { findAccount, lockAccount } from '../../access.ts';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { findAddressChange } from '../../models/address-change.ts';
import { dueFactorResets } from '../../models/factors.ts';
import { inTransaction } from '../../models/retry-deadlock.ts';
import { endSessionsBut } from '../../models/session.ts';
import { changeUser, lockUser, type AccountRow } from '../../models/user.ts';
import { done } from '../../outcome.ts';
import { askForAddress, takeEffect } from '../address/index.ts';
import { pushCustomerIdentity } from '../billing/index.ts';
import { endReset, forgetFactors, noteFactor } from '../factors/index.ts';
import { consumeMailLimit } from '../limits/index.ts';
import { endEverything } from './end-everything.ts';
import { endPassword } from './end-password.ts';

/** Time for the owner to read the mail and stop the reset. */
const waitMs = { same: dayMs, other: 7 * dayMs };
const maxInOneRound = 100;

/**
 * Starts the reset of an account, never of the administrator's own. A second call changes nothing. Sessions end immediately. Keys,
 * applications, feeds and shares are rejected as if they had ended (`models`).
 */
export async function beginReset(
  deps: Deps,
  actor: Actor,
  { id, email }: z.infer<typeof factorResetInput>,
): Promise<z.infer<typeof factorResetOutput>> {
  if (id === actor.id) throw new AppError('access_denied');
  const found = await findAccount(deps.db, actor, 'change', id);
  const other = email === found.email ? undefined : email;
  // Not of the account's own mailbox, which a stranger may have used up.
  if (other !== undefined && found.factor_reset_at === null) await consumeMailLimit(deps, other);
  const resetAt = await inTransaction(deps.db, async (trx) => {
    const account = await lockAccount(trx, id);
    if (account.factor_reset_at !== null) return account.factor_reset_at;
    const now = deps.clock.now();
    if (other !== undefined)
      await askForAddress(trx, deps, account, { email: other, byOwner: false, isReset: true });
    const factor_reset_at = new Date(now.getTime() + (other === undefined ? waitMs.same : waitMs.other));
    const changed = await changeUser(trx, id, { factor_reset_at, factor_reset_email: other ?? null });
    await endSessionsBut(trx, id, null, 'second_factor_reset', now);
    await noteFactor(trx, deps, changed, 'reset_asked');
    return factor_reset_at;
  });
  return { ...done('ok'), reset_at: resetAt.toISOString() };
}

/** Stops a reset for an administrator. The account itself has no session during a reset. */
export async function stopReset(deps: Deps, actor: Actor, id: number) {
  await findAccount(deps.db, actor, 'change', id);
  await inTransaction(deps.db, async (trx) => {
    const account = await lockUser(trx, id);
    if (account) await endReset(trx, deps, account);
  });
  return done('ok');
}

/** Carries out the resets that nothing has stopped; each row is read again, locked. @returns the accounts */
export async function settleDueResets(deps: Deps): Promise<number[]> {
  const settled: number[] = [];
  for (const userId of await dueFactorResets(deps.db, deps.clock.now(), maxInOneRound)) {
    const moved = await inTransaction(deps.db, async (trx) => {
      const account = await lockUser(trx, userId);
      if (!account?.factor_reset_at || account.factor_reset_at > deps.clock.now()) return null;
      return settle(trx, deps, account);
    });
    if (!moved) continue;
    settled.push(userId);
    if (moved.before.email !== moved.after.email) await pushCustomerIdentity(deps, moved.before, moved.after);
  }
  return settled;
}

async function settle(trx: Knex.Transaction, deps: Deps, before: AccountRow) {
  const { id, factor_reset_email: email } = before;
  const change = email === null ? undefined : await findAddressChange(trx, id);
  if (email !== null && change?.email !== email) {
    await endReset(trx, deps, before);
    return null;
  }
  if (change && change.confirmed_at === null) return null;
  await forgetFactors(trx, id);
  await endEverything(trx, deps, before, { reason: 'recovered' });
  const moved = change ? await takeEffect(trx, deps, before, change) : before;
  await noteFactor(trx, deps, moved, 'reset_done');
  const after = await endPassword(trx, deps, id, {
    factor_reset_at: null,
    factor_reset_email: null,
    ...(change && { history_closed_at: deps.clock.now() }),
  });
  return { before, after };
}
