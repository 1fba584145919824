import type { Deps } from '../../deps.ts';
import { findUserByEmail } from '../../models/user.ts';
import { takePublicAttempt } from '../limits/index.ts';
import { wasDeleted } from '../users/index.ts';

export async function exists(deps: Deps, email: string, clientIp: string) {
  await takePublicAttempt(deps, 'exists', email, clientIp);
  return { exists: (await findUserByEmail(deps.db, email)) !== undefined };
}

/** Whether the address belonged to a deleted account. */
export async function existed(deps: Deps, email: string, clientIp: string) {
  await takePublicAttempt(deps, 'existed', email, clientIp);
  return { existed: await wasDeleted(deps.db, deps, email) };
}
