import type { Knex } from 'knex';
import { hashToken, newToken } from '../../adapters/tokens.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { replaceSessions } from '../../models/session.ts';
import type { Proof } from '../../models/session-row.ts';
import { lockUser } from '../../models/user.ts';
import { queueMail } from '../mail/index.ts';
import { resetPage } from './reset-page.ts';

export const recoveryWaiting = (until: Date) =>
  new AppError('recovery_waiting', { data: { until: until.toISOString() } });

/**
 * Starts a session and ends every other of the account: one device at a time. The account's row is locked first, so that
 * of two simultaneous logins the later one stays, and none is opened for an account that is being deleted.
 */
export async function openSession(
  trx: Knex.Transaction,
  deps: Deps,
  userId: number,
  device: string,
  provenBy: Proof,
): Promise<string> {
  const account = await lockUser(trx, userId);
  if (!account) throw new AppError('user_does_not_exist');
  // A trusted factor has stopped it by now.
  if (account.factor_reset_at !== null) throw recoveryWaiting(account.factor_reset_at);
  // Its password is what opens it (`log-in.ts`); a link is not enough.
  if (account.history_closed_at !== null) throw new AppError('token_not_valid');
  const token = newToken();
  const now = deps.clock.now();
  const idleSince = new Date(now.getTime() - deps.config.SESSION_IDLE_MINUTES * 60_000);
  const session = {
    user_id: userId,
    token_hash: hashToken(token),
    device,
    created_at: now,
    last_seen_at: now,
    proven_at: now,
    proven_by: provenBy,
  };
  const ended = await replaceSessions(trx, session, idleSince);
  if (ended.some((other) => other !== device)) {
    const mobile = device.startsWith('Mobile-');
    const at = now.toISOString();
    await queueMail(trx, deps, account, 'other_device', {
      name: account.name,
      at,
      mobile,
      link: resetPage(deps),
    });
  }
  return token;
}
