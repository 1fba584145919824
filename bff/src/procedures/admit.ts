import type { Access } from '@massima/contract/operation';
import type { Actor } from '../actor.ts';
import { AppError } from '../errors.ts';

/**
 * Rejects a caller without the operation's access level.
 * @throws AppError `login_requires_token` or `access_denied`
 */
export function admit(actor: Actor | null, access: Exclude<Access, 'public'>): Actor {
  if (!actor) throw new AppError('login_requires_token');
  if (actor.role === 'admin') return actor;
  // Members have a verified address (gate 2 of the product's specification); administrators need
  // none.
  if (access === 'admin' || (access === 'member' && !actor.isVerified)) throw new AppError('access_denied');
  return actor;
}
