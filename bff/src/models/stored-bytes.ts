import type { Knex } from 'knex';

/**
 * Returns the bytes of an account's folders and ratings, including deleted rows that can still be
 * restored.
 */
export async function storedBytes(db: Knex, userId: number): Promise<number> {
  const stored = await db('project_elements')
    .join('projects', 'projects.id', 'project_elements.project_id')
    .where('projects.user_id', userId)
    .sum({ bytes: 'project_elements.bytes' })
    .first<{ bytes: number | string | null }>();
  const rated = await db('feedbacks')
    .where({ user_id: userId })
    .sum({ bytes: 'bytes' })
    .first<{ bytes: number | string | null }>();
  return Number(stored.bytes ?? 0) + Number(rated.bytes ?? 0);
}
