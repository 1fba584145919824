import type { z } from 'zod';
import type { element, Folder } from '@massima/contract/folders';
import type { ProjectElement } from '../../models/project-element.ts';
import type { Project } from '../../models/project.ts';

export function presentFolder(row: Project): Folder {
  return {
    project_id: row.id,
    name: row.name,
    description: row.description,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    elements: Number(row.elements ?? 0),
  };
}

export function presentElement(row: ProjectElement): z.infer<typeof element> {
  return {
    idResult: row.id_result,
    result: row.result,
    query: row.query,
    note: row.note,
    createdAt: row.created_at.toISOString(),
  };
}
