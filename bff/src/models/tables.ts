import type { WorkArea } from '@massima/contract/constants';
import type { CitationStyle } from '@massima/contract/format/citation';
import type { Knex } from 'knex';
import type { AddressChangeRow, DeletedAddressRow, UsedFormTokenRow } from './address-rows.ts';
import type { AlertFeedRow } from './alert-feeds.ts';
import type { AlertNewsRow, AlertRow } from './alert-rows.ts';
import type { ConnectionRow } from './connection-row.ts';
import type { InvoiceTables } from './electronic-invoices.ts';
import type { FactorTables } from './factor-rows.ts';
import type { FeedbackRow } from './feedbacks.ts';
import type { ProjectElementRow } from './folder-elements.ts';
import type { ProjectRow } from './folders.ts';
import type { OauthTables } from './oauth-rows.ts';
import type { ProcessTables, Written } from './process-rows.ts';
import type { QuestionRow } from './questions.ts';
import type { ResearchTables } from './research-rows.ts';
import type { TrialCustomerRow } from './trial-customers.ts';
import type { SessionRow } from './session-row.ts';

/** As both pools return them: flags as booleans, instants as dates, JSON parsed (see `database-pool.ts`). No row is ever cast. */
export interface UserRow {
  id: number;
  name: string;
  surname: string;
  email: string;
  password_hash: string | null;
  role: 'user' | 'admin';
  is_verified: boolean;
  disabled: boolean;
  desired_plan_id: string;
  /** Nickname of the current price; null without a running subscription. */
  plan: string | null;
  /** Negative: unlimited. */
  plan_queries: number;
  used_queries: number;
  /** The plan has a metered tier past its quota. */
  over_quota: boolean;
  over_quota_cents: number | null;
  is_plan_trial: boolean;
  trial_expires_at: Date | null;
  license_expire_at: Date | null;
  /** End of the plan. For a renewing plan it includes the time until the webhook of a renewal arrives. */
  plan_expires_at: Date | null;
  is_returning: boolean;
  price_type: string;
  coupon: string | null;
  customer_id: string | null;
  work_area: WorkArea | null;
  origin: string | null;
  trial_queries_count: number;
  trial_days_count: number;
  locale: 'it' | 'en';
  trial_reminded_for: Date | null;
  history_paused: boolean;
  /** How often news of its alerts are mailed, and when last. */
  alert_mails: 'daily' | 'weekly' | 'off';
  alerts_mailed_at: Date | null;
  /** Null: never chosen. */
  citation_style: CitationStyle | null;
  /** When its mailbox was proven first; never taken back. */
  verified_at: Date | null;
  /** Since when only the previous password opens the history: the address changed while the old mailbox was silent. */
  history_closed_at: Date | null;
  /** Keyed hash of the mailbox whose only trial belongs to this account. */
  mailbox_hash: string | null;
  /** Since when it has a second factor; null: none. */
  second_factor_at: Date | null;
  passkey_alone: boolean;
  /** When the reset of its factors takes effect that an administrator began. */
  factor_reset_at: Date | null;
  /** The address that the reset leads to; null: the same. */
  factor_reset_email: string | null;
  created_at: Date;
  updated_at: Date;
}

export interface EmailedTokenRow {
  id: number;
  user_id: number;
  purpose: 'verify' | 'restore' | 'choose' | 'login' | 'address_new' | 'address_old' | 'undo' | 'stop_reset';
  token_hash: string;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
  login_until: Date | null;
  /** Moment of the change that an undo link undoes, and the previous address. */
  since: Date | null;
  former_email: string | null;
}

export interface OfferRow {
  id: number;
  price_type: string;
  /** Empty: any. */
  origin: string;
  work_areas: WorkArea[];
  max_trial_days: number;
  /** Negative: unlimited. */
  max_trial_queries: number;
  coupon: string | null;
  embed_origins: string[];
  /** Maximum number of card-free trials per domain and year; null if unlimited. */
  trials_per_customer: number | null;
}

export interface OutboxRow {
  id: number;
  user_id: number | null;
  recipient: string;
  template: string;
  locale: 'it' | 'en';
  params: { sealed?: string };
  created_at: Date;
  next_attempt_at: Date;
  locked_until: Date | null;
  attempts: number;
  sent_at: Date | null;
  failed_at: Date | null;
  last_error: string | null;
}

interface RateLimitRow {
  bucket: string;
  window_start: Date;
  hits: number;
}

export interface SecurityLogRow {
  id: number;
  at: Date;
  /** Name of the operation or command. */
  operation: string;
  /** `ok`, or the key of the refusal. */
  outcome: string;
  /** Caller; null without a session. */
  actor_id: number | null;
  /** Account that the operation concerned. */
  account_id: number | null;
  client_ip: string | null;
  /** Names of the changed fields, never their values. */
  detail: string | null;
  request_id: string | null;
}

interface MeteredUsageRow {
  identifier: string;
  user_id: number;
  created_at: Date;
  sent_at: Date | null;
  /** When it was first sent. */
  tried_at: Date | null;
  /** Set aside: the provider does not take it. */
  refused_at: Date | null;
  refusal: string | null;
}

export interface LeavingCustomerRow {
  customer_id: string;
  left_at: Date;
  next_look_at: Date;
  /** End of the lock, by the database's clock. */
  locked_until: Date | null;
}

interface SubscriptionRow {
  id: string;
  user_id: number;
  status: string;
  price_id: string;
  cancel_at_period_end: boolean;
  current_period_start: Date;
  current_period_end: Date;
  synced_at: Date;
}

export interface ProviderEventRow {
  id: string;
  type: string;
  received_at: Date;
}

export interface PaymentAttemptRow {
  idempotency_key: string;
  user_id: number;
  kind: string;
  fingerprint: string;
  /** The request as it was sent. */
  params: unknown;
  created_at: Date;
  /** When it was last sent. */
  sent_at: Date | null;
  settled_at: Date | null;
}

interface BillingAccountRow {
  user_id: number;
  lease_holder: string | null;
  lease_until: Date | null;
  lease_wish: string | null;
  looks_begun: number;
  look_applied: number;
}

/** A table whose JSON columns are read as objects and written as text. */
type WithJson<Row, Column extends keyof Row> = Knex.CompositeTableType<
  Row,
  Partial<Written<Omit<Row, Column>> & Record<Column, string>>
>;

declare module 'knex/types/tables.js' {
  interface Tables extends ResearchTables, OauthTables, FactorTables, InvoiceTables, ProcessTables {
    users: UserRow;
    sessions: SessionRow;
    connections: ConnectionRow;
    emailed_tokens: EmailedTokenRow;
    address_changes: AddressChangeRow;
    trial_customers: TrialCustomerRow;
    deleted_addresses: DeletedAddressRow;
    used_form_tokens: UsedFormTokenRow;
    offers: WithJson<OfferRow, 'work_areas' | 'embed_origins'>;
    outbox: WithJson<OutboxRow, 'params'>;
    rate_limits: RateLimitRow;
    security_log: SecurityLogRow;
    settings: WithJson<{ name: string; value: unknown }, 'value'>;
    questions: QuestionRow;
    feedbacks: FeedbackRow;
    alerts: AlertRow;
    alert_news: AlertNewsRow;
    alert_feeds: AlertFeedRow;
    projects: ProjectRow;
    project_elements: ProjectElementRow;
    metered_usage: MeteredUsageRow;
    leaving_customers: LeavingCustomerRow;
    subscriptions: SubscriptionRow;
    provider_events: ProviderEventRow;
    payment_attempts: WithJson<PaymentAttemptRow, 'params'>;
    billing_accounts: BillingAccountRow;
  }
}
