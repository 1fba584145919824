import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { User } from '../../models/user.ts';

/** Who asks, as far as accounts care. */
export interface Asker {
  id: number;
  role: 'user' | 'admin';
}

/** The account with this id, for itself and for administrators. What one may not see does not exist. */
export async function findAccount({ db }: Pick<Deps, 'db'>, asker: Asker, id: number): Promise<User> {
  const account = asker.role === 'admin' || asker.id === id ? await User.query(db).findById(id) : undefined;
  if (!account) throw new AppError('user_not_found');
  return account;
}
