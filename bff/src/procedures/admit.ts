import type { Access } from '@massima/contract/operation';
import type { Actor } from '../actor.ts';
import { AppError } from '../errors.ts';

/** Refuses a caller whom the operation's access level leaves out: `login_requires_token` or `access_denied`. */
export function admit(actor: Actor | null, access: Exclude<Access, 'public'>): Actor {
  if (!actor) throw new AppError('login_requires_token');
  if (actor.role === 'admin') return actor;
  // A member is verified: gate 2 of the product's specification, which administrators skip.
  if (access === 'admin' || (access === 'member' && !actor.isVerified)) throw new AppError('access_denied');
  return actor;
}
