import { Model, type ModelObject, type RelationMappings } from 'objection';
import { BaseModel } from './base-model.ts';
import { FolderElement } from './folder-element.ts';

export class Folder extends BaseModel {
  static override readonly tableName = 'projects';
  declare id: number;
  declare user_id: number;
  declare name: string;
  /** A hash of the trimmed, lower-cased name; null once deleted, which frees the name. */
  declare name_key: string | null;
  declare description: string;
  declare created_at: Date;
  declare updated_at: Date;
  declare deleted_at: Date | null;

  static override relationMappings = (): RelationMappings => ({
    elements: {
      relation: Model.HasManyRelation,
      modelClass: FolderElement,
      join: { from: 'projects.id', to: 'project_elements.project_id' },
    },
  });
}

export type ProjectRow = ModelObject<Folder>;
