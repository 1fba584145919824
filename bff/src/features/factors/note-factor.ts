import type { Knex } from 'knex';
import type { Deps } from '../../deps.ts';
import { findAddressChange } from '../../models/address-change.ts';
import { feedsOf } from '../../models/alert-feeds.ts';
import { validConnections } from '../../models/connection.ts';
import { countRecoveryCodes, trustedDevicesOf } from '../../models/factors.ts';
import { openSharesOf } from '../../models/shares.ts';
import { changeUser, type AccountRow } from '../../models/user.ts';
import { done } from '../../outcome.ts';
import { endLinks, issueLink, type MailParams, queueMail } from '../mail/index.ts';
import { endChange } from '../recovery/index.ts';
import { renewCodes } from './recovery-codes.ts';

/** Mails the owner about a change of the factors. */
export async function noteFactor(
  trx: Knex.Transaction,
  deps: Deps,
  account: AccountRow,
  what: MailParams['second_factor']['what'],
  since = deps.clock.now(),
): Promise<void> {
  const { clock, config } = deps;
  const isDone = what !== 'reset_asked';
  const at = isDone ? clock.now() : (account.factor_reset_at ?? clock.now());
  const undoes = what === 'added' || what === 'removed' || what === 'renewed';
  const page = `${config.PUBLIC_URL}/${what === 'codes_tried' ? 'restore' : 'profile'}`;
  await queueMail(trx, deps, account, 'second_factor', {
    name: account.name,
    what,
    at: at.toISOString(),
    support: config.SUPPORT_EMAIL,
    link: undoes
      ? await issueLink(trx, deps, account.id, 'undo', { since })
      : what === 'reset_asked'
        ? await issueLink(trx, deps, account.id, 'stop_reset')
        : page,
  });
}

/**
 * Completes the addition of a factor: notifies the owner, and creates recovery codes with the
 * first factor. The caller has locked the account's row and written the factor.
 */
export async function noteAdded(
  trx: Knex.Transaction,
  deps: Deps,
  account: AccountRow,
  { created_at, trusted_at }: { created_at: Date; trusted_at: Date },
) {
  const open = account.second_factor_at === null ? await countOpen(trx, deps, account.id) : null;
  if (open) await changeUser(trx, account.id, { second_factor_at: deps.clock.now() });
  await noteFactor(trx, deps, account, 'added', created_at);
  const hasCodes = (await countRecoveryCodes(trx, account.id)) > 0;
  return {
    ...done('ok'),
    recovery_codes: hasCodes ? null : await renewCodes(trx, deps, account.id, trusted_at),
    open,
  };
}

/**
 * Counts the connections, feeds, shares and trusted devices that someone with a stolen password
 * could have created.
 */
async function countOpen(trx: Knex.Transaction, { clock }: Deps, userId: number) {
  const now = clock.now();
  const connections = await validConnections(trx, userId, now);
  const applications = connections.filter(({ client_id }) => client_id !== null).length;
  return {
    before: now.toISOString(),
    keys: connections.length - applications,
    applications,
    feeds: (await feedsOf(trx, userId)).length,
    shares: (await openSharesOf(trx, userId, now)).length,
    devices: (await trustedDevicesOf(trx, userId, now)).length,
  };
}

/** Stops a pending reset by support, if any, and notifies the owner. The caller has locked the account's row. */
export async function endReset(trx: Knex.Transaction, deps: Deps, account: AccountRow): Promise<void> {
  if (account.factor_reset_at === null) return;
  const changed = await changeUser(trx, account.id, { factor_reset_at: null, factor_reset_email: null });
  await endLinks(trx, deps, account.id, ['stop_reset']);
  const change = await findAddressChange(trx, account.id);
  if (change && change.email === account.factor_reset_email)
    await endChange(trx, deps, account, change, 'withdrawn');
  await noteFactor(trx, deps, changed, 'reset_stopped');
}
