import type { Knex } from 'knex';
import { inSlices } from '../in-slices.ts';

/** Whether a ruling was among the answers that an account was given. */
export const wasShown = async (db: Knex, userId: number, rulingId: string): Promise<boolean> =>
  (await db('served_rulings').where({ user_id: userId, ruling_id: rulingId }).first('ruling_id')) !==
  undefined;

/** Whether it was, or lies in one of the account's folders. */
export async function wasShownOrKept(db: Knex, userId: number, rulingId: string): Promise<boolean> {
  if (await wasShown(db, userId, rulingId)) return true;
  const kept = await db('project_elements')
    .join('projects', 'projects.id', 'project_elements.project_id')
    .where('project_elements.ruling_id', rulingId)
    .where('projects.user_id', userId)
    .whereNull('projects.deleted_at')
    .whereNull('project_elements.removed_at')
    .first('project_elements.id');
  return kept !== undefined;
}

/** A brief may name thousands. */
const atOnce = 500;

/** In one order for everybody, so that two pages of one account never wait for each other crosswise. */
export async function rememberServed(
  db: Knex,
  userId: number,
  rulingIds: readonly string[],
  now: Date,
): Promise<void> {
  const ids = [...new Set(rulingIds)].sort();
  for (const some of inSlices(ids, atOnce)) {
    const rows = some.map((ruling_id) => ({ user_id: userId, ruling_id, served_at: now }));
    await db('served_rulings').insert(rows).onConflict(['user_id', 'ruling_id']).ignore();
  }
}
