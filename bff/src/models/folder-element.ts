import type { ModelObject } from 'objection';
import { BaseModel } from './base-model.ts';

export class FolderElement extends BaseModel {
  static override readonly tableName = 'project_elements';
  declare id: number;
  declare project_id: number;
  declare id_result: string;
  /** Empty: the ruling was never served to the owner, so the folder does not open its text. */
  declare ruling_id: string;
  declare result: string;
  declare query: string;
  declare note: string;
  declare created_at: Date;
  declare removed_at: Date | null;
}

export type ProjectElementRow = ModelObject<FolderElement>;
