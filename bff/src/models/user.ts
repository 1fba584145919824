import type { Knex } from 'knex';
import { BaseModel } from './base-model.ts';

export class User extends BaseModel {
  static override readonly tableName = 'users';
  declare id: number;
  declare name: string;
  declare surname: string;
  declare email: string;
  declare password_hash: string | null;
  declare role: 'user' | 'admin';
  declare is_verified: boolean;
  declare disabled: boolean;
  declare desired_plan_id: string;
  declare plan: string | null;
  declare plan_queries: number;
  declare used_queries: number;
  declare over_quota: boolean;
  declare trial_expires_at: Date | null;
  declare license_expire_at: Date | null;
  declare plan_expires_at: Date | null;
  declare is_returning: boolean;
  declare price_type: string;
  declare coupon: string | null;
  declare customer_id: string | null;
  declare work_area: string | null;
  declare origin: string | null;
  declare trial_queries_count: number;
  declare trial_days_count: number;
  declare locale: 'it' | 'en';
  declare trial_reminded_for: Date | null;
  declare history_paused: boolean;
  declare created_at: Date;
  declare updated_at: Date;
}

/** What a login needs of an account, before it is known whose it is. */
export interface LoginAccount {
  id: number;
  password_hash: string | null;
  /** Whether this device has logged in to it before. */
  knows_device: 0 | 1;
}

export async function loginAccount(
  db: Knex,
  email: string,
  device: string,
): Promise<LoginAccount | undefined> {
  const [rows] = (await db.raw(
    `SELECT id, password_hash,
            EXISTS (SELECT 1 FROM sessions WHERE user_id = users.id AND device = ?) AS knows_device
       FROM users WHERE email = ?`,
    [device, email],
  )) as [LoginAccount[]];
  return rows[0];
}

export async function userIdByEmail(db: Knex, email: string): Promise<number | null> {
  const row = await db('users').where({ email }).first('id');
  return row?.id ?? null;
}

/** The account's row, held until the transaction ends. Whoever changes an account takes this lock first, and others after. */
export async function lockUser(trx: Knex.Transaction, id: number): Promise<User | undefined> {
  return User.query(trx).findById(id).forUpdate();
}
