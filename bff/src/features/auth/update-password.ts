import type { z } from 'zod';
import type { updatePasswordInput } from '@massima/contract/session';
import { authorize } from '../../access.ts';
import type { Actor } from '../../actor.ts';
import { hashPassword } from '../../adapters/passwords.ts';
import type { Deps } from '../../deps.ts';
import { inTransaction } from '../../models/retry-deadlock.ts';
import { lockUserByPassword } from '../../models/user.ts';
import { done, notDone } from '../../outcome.ts';
import { checkPassword } from '../limits/index.ts';
import { setPassword } from './set-password.ts';

const wrong = notDone('wrong_old_password');

/**
 * Changes the password of one's own account, or of any for an administrator; the old one is required either way.
 */
export async function updatePassword(
  deps: Deps,
  actor: Actor,
  input: z.infer<typeof updatePasswordInput>,
  clientIp: string,
) {
  authorize(actor, 'change', { of: 'account', email: input.email });
  const login = { email: input.email, clientIp, device: actor.device, session: actor.sessionId };
  const checked = await checkPassword(deps, login, input.password);
  if (!checked) return wrong;
  const hash = await hashPassword(input.newPassword);
  return inTransaction(deps.db, async (trx) => {
    const account = await lockUserByPassword(trx, checked);
    if (!account) return wrong;
    const keepSession = account.id === actor.id ? actor.sessionId : null;
    await setPassword(trx, deps, account, hash, { keepSession });
    return done('password_changed');
  });
}
