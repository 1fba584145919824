import type { AssistantSpendingRow } from './assistant-spending.ts';

/** Row types for OAuth requests and tokens. */

interface OauthClientRow {
  id: string;
  /** Name claimed by the client. */
  name: string;
  /** JSON array. */
  redirect_uris: string;
  created_at: Date;
  last_used_at: Date;
}

export interface OauthRequestRow {
  id_hash: string;
  /** Account that opened the request first. No other account can decide it. */
  user_id: number | null;
  client_id: string;
  cookie_hash: string;
  redirect_uri: string;
  state: string | null;
  code_challenge: string;
  /** Resource as the client named it. */
  resource: string;
  asks_to_write: boolean;
  expires_at: Date;
}

export interface OauthTokenRow {
  /** Kind and hash, for example `AccessToken:…`. */
  id: string;
  connection_id: number;
  /** The token server's data as JSON, without the token. */
  payload: string;
  expires_at: Date;
  consumed_at: Date | null;
}

export interface OauthTables {
  assistant_spending: AssistantSpendingRow;
  oauth_clients: OauthClientRow;
  oauth_requests: OauthRequestRow;
  oauth_tokens: OauthTokenRow;
}
