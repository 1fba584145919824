import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { wasShownOrKept } from '../../models/served-rulings.ts';

/**
 * Whether a ruling's full text opens for this account: it was among its answers (those to its exact reference
 * included), or lies in one of its folders. So ids can't be walked to copy the collection. Administrators look after
 * other people's folders and may read all.
 */
export const mayRead = async ({ db }: Pick<Deps, 'db'>, actor: Actor, rulingId: string): Promise<boolean> =>
  actor.role === 'admin' || wasShownOrKept(db, actor.id, rulingId);
