/** Access of an account's program. */
export interface ConnectionRow {
  id: number;
  user_id: number;
  name: string;
  token_hash: string | null;
  may_write: boolean;
  /** Searches paid in `searches_month`, which has the form `2026-11`. */
  searches: number;
  searches_month: string;
  created_at: Date;
  expires_at: Date;
  last_used_at: Date | null;
  ended_at: Date | null;
  /** Id of the application; null for a key. */
  client_id: string | null;
  /** Host of the redirect URI that received the consent. */
  host: string | null;
}
