import { BaseModel } from './base-model.ts';

export class ProjectElement extends BaseModel {
  static override readonly tableName = 'project_elements';
  declare id: number;
  declare project_id: number;
  declare id_result: string;
  declare ruling_id: string;
  declare result: string;
  declare query: string;
  declare note: string;
  declare created_at: Date;
  declare removed_at: Date | null;
}
