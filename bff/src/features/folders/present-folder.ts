import type { z } from 'zod';
import type { element, Folder } from '@massima/contract/folders';
import type { Indexed } from '../rulings/index.ts';
import type { FolderRow } from '../../models/folders.ts';
import type { ProjectElementRow } from '../../models/folder-elements.ts';

export function presentFolder(row: FolderRow): Folder {
  return {
    project_id: row.id,
    name: row.name,
    description: row.description,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    elements: row.elements,
  };
}

/**
 * Returns the fields for the index lookup of a row. `ruling_id` is set if the ruling was shown to
 * the folder's owner.
 */
export const savedOf = (row: Pick<ProjectElementRow, 'id_result' | 'result' | 'ruling_id'>) => ({
  idResult: row.id_result,
  result: row.result,
  isShown: row.ruling_id !== '',
});

export function presentElement(row: ProjectElementRow, found: Indexed | undefined): z.infer<typeof element> {
  return {
    idResult: row.id_result,
    result: row.result,
    query: row.query,
    note: row.note,
    createdAt: row.created_at.toISOString(),
    position: row.id,
    in_collection: found?.inCollection ?? null,
    indexed: found?.indexed ?? null,
  };
}
