import { BaseModel } from './base-model.ts';

export class Project extends BaseModel {
  static override readonly tableName = 'projects';
  declare id: number;
  declare user_id: number;
  declare name: string;
  declare name_key: string | null;
  declare description: string;
  declare created_at: Date;
  declare updated_at: Date;
  declare deleted_at: Date | null;
  /** Counted by the queries that show it. */
  declare elements?: number;
}
