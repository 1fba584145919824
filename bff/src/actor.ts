import type { Spending } from './models/assistant-spending.ts';
import type { Proof } from './models/session-row.ts';
import type { UserRow } from './models/tables.ts';

/** Fields that decide whether an account may search: its role, and its plan, trial and licence. */
export interface Entitlement {
  role: 'user' | 'admin';
  isVerified: boolean;
  /** The nickname of the plan's price; null without a subscription that runs. */
  plan: string | null;
  planExpiresAt: Date | null;
  trialExpiresAt: Date | null;
  licenseExpireAt: Date | null;
  /** Negative: unlimited. */
  planQueries: number;
  usedQueries: number;
  /** Whether the plan sells queries beyond its quota. */
  overQuota: boolean;
  /** Price of one extra query, in cents; null if the plan sells none or the price is unknown. */
  overQuotaCents: number | null;
  /** The plan is in its own trial. */
  isPlanTrial: boolean;
}

export type AccessAction = 'read' | 'change';
/** Part of an account that a call reads or changes. Billing belongs to `account`. */
export type ResourceKind = 'account' | 'folders' | 'feedback' | 'history';
/**
 * Owner of the object that a call reads or changes. Some calls identify the account by its email
 * address, the card provider by its customer id.
 */
export type Owner =
  | { of: ResourceKind; userId: number }
  | { of: 'account'; email: string }
  | { of: 'account'; customerId: string };
/** Access to another account's object, and whether it was granted. */
export interface CrossAccountAccess {
  deed: AccessAction;
  owner: Owner;
  granted: boolean;
}

/** API key or connected application, with the permissions that its owner granted. */
export interface Connection {
  id: number;
  name: string;
  mayWrite: boolean;
  /** Monthly limit and amount spent beyond the plan, for all programs of the account together. */
  spending: Spending;
}

/**
 * Authenticated caller. Read from the database with every request, so that a changed account or
 * role takes effect immediately. Contains only the fields that operations need, so that no
 * password hash is passed around.
 */
export interface Actor extends Entitlement {
  id: number;
  /** Null for a program, which has none. */
  sessionId: number | null;
  /** The `hash` of the device that the session was opened on; empty for a program. */
  device: string;
  /**
   * Time at which the session's user last proved their identity; null if not yet, or for a
   * program.
   */
  provenAt: Date | null;
  provenBy: Proof | null;
  /** Time at which an administrator last used the proof. */
  proofUsedAt: Date | null;
  /** Key of the calling program; null for a signed-in user. */
  connection: Connection | null;
  email: string;
  /** The card provider's id of the account; null until it is first needed. */
  customerId: string | null;
  /** When the period of its subscription ends; null without one. */
  periodEndsAt: Date | null;
  historyPaused: boolean;
  hasSecondFactor: boolean;
  /**
   * Accesses to other accounts' objects during this call, for the security log. `authorize` adds
   * to the list.
   */
  reached: CrossAccountAccess[];
  /**
   * Ids from the collection that the access check released to this call. The access check adds to
   * the list.
   */
  sent: string[];
}

export type EntitlementColumns = Pick<
  UserRow,
  | 'role'
  | 'is_verified'
  | 'plan'
  | 'plan_expires_at'
  | 'trial_expires_at'
  | 'license_expire_at'
  | 'plan_queries'
  | 'used_queries'
  | 'over_quota'
  | 'over_quota_cents'
  | 'is_plan_trial'
>;
export type AccountColumns = EntitlementColumns &
  Pick<UserRow, 'id' | 'email' | 'customer_id' | 'history_paused' | 'second_factor_at'> & {
    period_ends_at: Date | null;
  };

export const entitlementOf = (row: EntitlementColumns): Entitlement => ({
  role: row.role,
  isVerified: row.is_verified,
  plan: row.plan,
  planExpiresAt: row.plan_expires_at,
  trialExpiresAt: row.trial_expires_at,
  licenseExpireAt: row.license_expire_at,
  planQueries: row.plan_queries,
  usedQueries: row.used_queries,
  overQuota: row.over_quota,
  overQuotaCents: row.over_quota_cents,
  isPlanTrial: row.is_plan_trial,
});

type CameBy = Pick<Actor, 'sessionId' | 'device' | 'connection'> &
  Partial<Pick<Actor, 'provenAt' | 'provenBy' | 'proofUsedAt'>>;

export const actorOf = (row: AccountColumns, by: CameBy): Actor => ({
  ...entitlementOf(row),
  provenAt: null,
  provenBy: null,
  proofUsedAt: null,
  ...by,
  id: row.id,
  email: row.email,
  customerId: row.customer_id,
  periodEndsAt: row.period_ends_at,
  historyPaused: row.history_paused,
  hasSecondFactor: row.second_factor_at !== null,
  reached: [],
  sent: [],
});
