import type { ModelObject } from 'objection';
import { BaseModel } from './base-model.ts';

export class Question extends BaseModel {
  static override readonly tableName = 'questions';
  declare id: number;
  declare user_id: number;
  declare query: string;
  declare query_type: 'type_principle' | 'type_verdict';
  declare created_at: Date;
  /** Its owner's name for it; empty: none. */
  declare name: string;
  declare pinned_at: Date | null;
  /** Results when it was asked; null for questions older than this column. */
  declare found: number | null;
  /** The key by which a program asked; empty: asked on the page. */
  declare asked_by: string;
}

export type QuestionRow = ModelObject<Question>;
