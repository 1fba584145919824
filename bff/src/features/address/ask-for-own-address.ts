import type { z } from 'zod';
import type { askAddressInput } from '@massima/contract/address-change';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { AppError, invalidField } from '../../errors.ts';
import { inTransaction } from '../../models/retry-deadlock.ts';
import { lockUserByPassword } from '../../models/user.ts';
import { done } from '../../outcome.ts';
import { checkPassword } from '../limits/index.ts';
import { askForAddress, takeAddressMails } from './ask-for-address.ts';

const wrong = () => invalidField('password', 'wrong_old_password');

/**
 * Another address for one's own account: with its password, and a factor where there is one. Both mailboxes then decide as on an
 * administrator's change. Whether the address is another account's is told only to who knows the password.
 */
export async function askForOwnAddress(
  deps: Deps,
  actor: Actor,
  { id, email, password }: z.infer<typeof askAddressInput>,
  clientIp: string,
) {
  if (id !== actor.id) {
    actor.reached.push({ deed: 'change', owner: { of: 'account', userId: id }, granted: false });
    throw new AppError('user_not_found');
  }
  const checked = await checkPassword(
    deps,
    { email: actor.email, clientIp, device: actor.device, session: actor.sessionId },
    password,
  );
  if (!checked) throw wrong();
  if (email === actor.email) throw invalidField('email');
  await takeAddressMails(deps, actor, email);
  await inTransaction(deps.db, async (trx) => {
    const account = await lockUserByPassword(trx, checked);
    if (!account) throw wrong();
    await askForAddress(trx, deps, account, { email, byOwner: true });
  });
  return done('address_change_pending');
}
