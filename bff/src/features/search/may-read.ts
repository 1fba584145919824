import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';

/**
 * Whether a ruling's full text opens for this account: it was among its answers (those to its exact reference
 * included), or lies in one of its folders. So ids can't be walked to copy the collection. Administrators look after
 * other people's folders and may read all.
 */
export async function mayRead({ db }: Pick<Deps, 'db'>, actor: Actor, rulingId: string): Promise<boolean> {
  if (actor.role === 'admin') return true;
  const [rows] = (await db.raw(
    `SELECT 1 FROM served_rulings WHERE user_id = ? AND ruling_id = ?
     UNION ALL
     SELECT 1 FROM project_elements e JOIN projects p ON p.id = e.project_id
      WHERE e.ruling_id = ? AND p.user_id = ? AND p.deleted_at IS NULL
     LIMIT 1`,
    [actor.id, rulingId, rulingId, actor.id],
  )) as [unknown[]];
  return rows.length > 0;
}
