import type { Spending } from './models/assistant-spending.ts';
import type { Proof } from './models/session-row.ts';
import type { UserRow } from './models/tables.ts';

/** What decides whether an account may search: its role, and what it has bought, is trying or was licensed. */
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
  /** What each of them costs; null: it sells none, or its price is not known. */
  overQuotaCents: number | null;
  /** The plan is in its own trial. */
  isPlanTrial: boolean;
}

export type AccessAction = 'read' | 'change';
/** What of an account a call is about. Its billing is part of the account. */
export type ResourceKind = 'account' | 'folders' | 'feedback' | 'history';
/** Whose thing it is. Some calls know an account by its address; the card provider knows it by its customer id. */
export type Owner =
  | { of: ResourceKind; userId: number }
  | { of: 'account'; email: string }
  | { of: 'account'; customerId: string };
/** A request for what is another's, and whether it was granted. */
export interface CrossAccountAccess {
  deed: AccessAction;
  owner: Owner;
  granted: boolean;
}

/** A key that a program has, and what its owner lets it do. */
export interface Connection {
  id: number;
  name: string;
  mayWrite: boolean;
  /** What the account's programs may spend this month past what its plan includes, and did: all of them together. */
  spending: Spending;
}

/**
 * Who asks. Read afresh with every request, so that a change of account or role takes effect immediately; and only what
 * operations need of the account, so that a password hash never travels along.
 */
export interface Actor extends Entitlement {
  id: number;
  /** Null for a program, which has none. */
  sessionId: number | null;
  /** The `hash` of the device that the session was opened on; empty for a program. */
  device: string;
  /** When the session's user last proved who they are; null: not yet, or a program. */
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
  /** What this call requested that belongs to others, for the security log; `authorize` adds to it. */
  reached: CrossAccountAccess[];
  /** What of the collection this call was given by the gate, which adds to it. */
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
