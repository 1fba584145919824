import type { ModelObject } from 'objection';
import { BaseModel } from './base-model.ts';

export class Feedback extends BaseModel {
  static override readonly tableName = 'feedbacks';
  static override readonly idColumn = ['user_id', 'id_result'];
  declare user_id: number;
  declare id_result: string;
  declare query: string;
  declare result: string | null;
  declare positive: boolean;
  declare comment: string;
  declare created_at: Date;
}

export type FeedbackRow = ModelObject<Feedback>;
