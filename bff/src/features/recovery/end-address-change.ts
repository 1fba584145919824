import type { Knex } from 'knex';
import type { Deps } from '../../deps.ts';
import { deleteAddressChange } from '../../models/address-change.ts';
import type { AddressChangeRow } from '../../models/address-rows.ts';
import type { AccountRow } from '../../models/user.ts';
import { endLinks, queueMail } from '../mail/index.ts';

type EndReason = 'taken' | 'lapsed' | 'stopped' | 'withdrawn';

/** Ends an address change without effect and sends the reason to both mailboxes. */
export async function endChange(
  trx: Knex.Transaction,
  deps: Deps,
  account: AccountRow,
  change: AddressChangeRow,
  why: EndReason,
): Promise<void> {
  await deleteAddressChange(trx, account.id);
  await endLinks(trx, deps, account.id, ['address_new', 'address_old']);
  const { email } = change;
  const params = { email, why, link: `${deps.config.PUBLIC_URL}/login` };
  await queueMail(trx, deps, account, 'address_ended', { name: account.name, ...params });
  const name = change.confirmed_at === null ? '' : account.name;
  await queueMail(trx, deps, { ...account, email }, 'address_ended', { name, ...params });
}
