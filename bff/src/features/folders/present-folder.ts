import type { z } from 'zod';
import type { element, Folder } from '@massima/contract/folders';
import type { FolderRow } from '../../models/folders.ts';
import type { ProjectElementRow } from '../../models/folder-element.ts';

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

export function presentElement(row: ProjectElementRow): z.infer<typeof element> {
  return {
    idResult: row.id_result,
    result: row.result,
    query: row.query,
    note: row.note,
    createdAt: row.created_at.toISOString(),
    position: row.id,
  };
}
