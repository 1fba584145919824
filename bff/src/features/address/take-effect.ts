import type { Knex } from 'knex';
import type { Deps } from '../../deps.ts';
import { deleteAddressChange } from '../../models/address-change.ts';
import { deleteTrustedDevices } from '../../models/factors.ts';
import { endSessionsBut } from '../../models/session.ts';
import type { AddressChangeRow } from '../../models/address-rows.ts';
import type { AccountRow } from '../../models/user.ts';
import { changeUser } from '../../models/user.ts';
import { endLinks, issueLink, linkPurposes, queueMail } from '../mail/index.ts';
import { markVerified } from '../users/index.ts';

/**
 * The address is the account's from now on, and no link that went to the old one opens anything. Where the old mailbox said
 * nothing, it is unknown whether the account is still in the same hands: sessions end, and its history opens only to
 * a user who knows its password (`auth/open-session.ts`, `auth/restore-password.ts`).
 */
export async function takeEffect(
  trx: Knex.Transaction,
  deps: Deps,
  account: AccountRow,
  change: AddressChangeRow,
): Promise<AccountRow> {
  const now = deps.clock.now();
  const { id } = account;
  const { email } = change;
  // An account with neither a password nor a proven address was never entered by anyone.
  const mayHoldHistory = account.has_password === 1 || account.verified_at !== null;
  // Who asked with the password is who may open the history, whatever the old mailbox says.
  const closes = change.agreed_at === null && mayHoldHistory && !change.by_owner;
  await deleteAddressChange(trx, id);
  await endLinks(trx, deps, id, linkPurposes);
  const moved = await changeUser(trx, id, {
    email,
    updated_at: now,
    ...(closes && { history_closed_at: now }),
  });
  if (closes) {
    await endSessionsBut(trx, id, null, 'address_changed', now);
    await deleteTrustedDevices(trx, id);
  }
  const changed = await markVerified(trx, deps, moved, 'mailbox');
  const mailParams = {
    name: account.name,
    email,
    closesHistory: changed.history_closed_at !== null,
    support: deps.config.SUPPORT_EMAIL,
    link: `${deps.config.PUBLIC_URL}/login`,
  };
  const isReset = account.factor_reset_at !== null;
  // An old mailbox that was never proven may be anyone's.
  const undoes = change.agreed_at === null && account.verified_at !== null && !isReset;
  await queueMail(trx, deps, account, 'address_changed', {
    ...mailParams,
    isOld: true,
    ...(undoes && {
      undoes,
      link: await issueLink(trx, deps, id, 'undo', { since: now, formerEmail: account.email }),
    }),
  });
  if (isReset) return changed;
  if (changed.has_password) {
    await queueMail(trx, deps, changed, 'address_changed', { ...mailParams, isOld: false });
  } else {
    // The invitation went to the old address, and has ended.
    const link = await issueLink(trx, deps, id, 'choose');
    const emptiesHistory = mailParams.closesHistory;
    await queueMail(trx, deps, changed, 'choose_password', { name: account.name, link, emptiesHistory });
  }
  return changed;
}
