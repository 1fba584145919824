import type { Deps } from '../../deps.ts';
import { hashPassword } from '../../adapters/passwords.ts';
import { inTransaction } from '../../models/retry-deadlock.ts';
import { changeUser, insertUser, lockUserByEmail } from '../../models/user.ts';
import { issueLink } from '../mail/index.ts';

export interface NewAdmin {
  email: string;
  name: string;
  surname: string;
  /** Without one, a link to choose it is returned. */
  password?: string | undefined;
  /** Whether an account that exists already may become an administrator. */
  promote: boolean;
}
export type CreatedAdmin =
  { outcome: 'created' | 'promoted'; id: number; link?: string } | { outcome: 'exists'; id: number };

/** The only way to a role: a command on the server. */
export async function createAdmin(deps: Deps, newAdmin: NewAdmin): Promise<CreatedAdmin> {
  const password_hash = newAdmin.password === undefined ? null : await hashPassword(newAdmin.password);
  return inTransaction(deps.db, async (trx) => {
    const now = deps.clock.now();
    const existing = await lockUserByEmail(trx, newAdmin.email);
    if (existing && !newAdmin.promote) return { outcome: 'exists', id: existing.id };
    const rights = { role: 'admin' as const, is_verified: true, disabled: false, updated_at: now };
    const password = password_hash === null ? {} : { password_hash };
    const { email, name, surname } = newAdmin;
    const account = existing
      ? await changeUser(trx, existing.id, { ...rights, ...password })
      : await insertUser(trx, {
          email,
          name,
          surname,
          ...rights,
          ...password,
          plan_queries: -1,
          created_at: now,
        });
    const outcome = existing ? 'promoted' : 'created';
    if (account.has_password) return { outcome, id: account.id };
    return { outcome, id: account.id, link: await issueLink(trx, deps, account.id, 'choose') };
  });
}
