import type { Knex } from 'knex';
import type { QueryBuilder } from 'objection';
import { authorize, type Deed } from '../../access.ts';
import type { Actor } from '../../actor.ts';
import { AppError } from '../../errors.ts';
import { ProjectElement } from '../../models/project-element.ts';
import { Project } from '../../models/project.ts';

/** Folders that are not deleted, with their number of elements. */
export const livingFolders = (db: Knex): QueryBuilder<Project> =>
  Project.query(db)
    .whereNull('projects.deleted_at')
    .select(
      'projects.*',
      ProjectElement.query(db)
        .whereColumn('project_elements.project_id', 'projects.id')
        .whereNull('project_elements.removed_at')
        .count()
        .as('elements'),
    );

/** The folder, if the actor may see or change it; otherwise it does not exist. */
export async function findFolder(db: Knex, actor: Actor, deed: Deed, id: number): Promise<Project> {
  const folder = await livingFolders(db).findById(id);
  if (!folder) throw new AppError('file_not_found');
  authorize(actor, deed, { of: 'folders', userId: folder.user_id }, 'file_not_found');
  return folder;
}
