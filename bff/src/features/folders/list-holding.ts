import type { z } from 'zod';
import type { holdingInput, holdingOutput } from '@massima/contract/folders';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { ProjectElement } from '../../models/project-element.ts';

/** Which of the actor's own folders hold these results; those in none are left out. */
export async function listHolding(
  { db }: Deps,
  actor: Actor,
  { ids }: z.infer<typeof holdingInput>,
): Promise<z.infer<typeof holdingOutput>> {
  const rows = await ProjectElement.query(db)
    .join('projects', 'projects.id', 'project_elements.project_id')
    .where({ 'projects.user_id': actor.id, 'projects.deleted_at': null, 'project_elements.removed_at': null })
    .whereIn('project_elements.id_result', ids)
    .select('project_elements.id_result', 'project_elements.project_id');
  const folders = new Map<string, number[]>();
  for (const row of rows) folders.set(row.id_result, [...(folders.get(row.id_result) ?? []), row.project_id]);
  return [...folders].map(([idResult, projectIds]) => ({ idResult, projectIds }));
}
