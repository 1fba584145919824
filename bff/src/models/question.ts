import type { ModelObject } from 'objection';
import { BaseModel } from './base-model.ts';

export class Question extends BaseModel {
  static override readonly tableName = 'questions';
  declare id: number;
  declare user_id: number;
  declare query: string;
  declare query_type: 'type_principle' | 'type_verdict';
  declare created_at: Date;
}

export type QuestionRow = ModelObject<Question>;
