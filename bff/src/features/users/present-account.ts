import type { Account } from '@massima/contract/account';
import type { AccountRow } from '../../models/user.ts';

/**
 * Presents an account to clients. The fields are listed explicitly, so that a new column stays
 * private until it is added here.
 */
export function presentAccount(user: AccountRow): Account {
  return {
    id: user.id,
    name: user.name,
    surname: user.surname,
    email: user.email,
    type: user.role,
    is_verified: user.is_verified,
    disabled: user.disabled,
    desired_plan_id: user.desired_plan_id,
    plan: user.plan,
    plan_queries: user.plan_queries,
    used_queries: user.used_queries,
    trial_expires_at: user.trial_expires_at?.toISOString() ?? null,
    license_expire_at: user.license_expire_at?.toISOString() ?? null,
    createdAt: user.created_at.toISOString(),
    is_returning: user.is_returning,
    price_type: user.price_type,
    coupon: user.coupon,
    customerid: user.customer_id,
    work_area: user.work_area,
    origin: user.origin,
    trial_queries_count: user.trial_queries_count,
    trial_days_count: user.trial_days_count,
  };
}
