/** What lets a program of an account's owner in. */
export interface ConnectionRow {
  id: number;
  user_id: number;
  name: string;
  token_hash: string | null;
  may_write: boolean;
  /** Paid in `searches_month`, which is written `2026-11`. */
  searches: number;
  searches_month: string;
  created_at: Date;
  expires_at: Date;
  last_used_at: Date | null;
  ended_at: Date | null;
  /** Of an application; null: a key. */
  client_id: string | null;
  /** Where its consent led back to. */
  host: string | null;
}
