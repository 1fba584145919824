import { BaseModel } from './base-model.ts';

export class Session extends BaseModel {
  static override readonly tableName = 'sessions';
  declare id: number;
  declare user_id: number;
  declare token_hash: string;
  declare device: string;
  declare created_at: Date;
  declare last_seen_at: Date;
  declare ended_at: Date | null;
  declare ended_reason: string | null;
}
