import type { Deps } from '../../deps.ts';
import { User } from '../../models/user.ts';
import { wasDeleted } from './former-addresses.ts';
import { takePublicAttempt } from './public-attempts.ts';

export async function exists(deps: Deps, email: string, clientIp: string) {
  await takePublicAttempt(deps, 'exists', email, clientIp);
  return { exists: (await User.query(deps.db).findOne({ email })) !== undefined };
}

/** Whether the address belonged to an account that was deleted. */
export async function existed(deps: Deps, email: string, clientIp: string) {
  await takePublicAttempt(deps, 'existed', email, clientIp);
  return { existed: await wasDeleted(deps.db, deps, email) };
}
