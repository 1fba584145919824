import type { AssistantSpendingRow } from './assistant-spending.ts';

/** Rows of what applications ask, and of the tokens that they get for it. */

interface OauthClientRow {
  id: string;
  /** Its own claim. */
  name: string;
  /** A list, as JSON. */
  redirect_uris: string;
  created_at: Date;
  last_used_at: Date;
}

export interface OauthRequestRow {
  id_hash: string;
  /** Who opened it first: no one else decides it. */
  user_id: number | null;
  client_id: string;
  cookie_hash: string;
  redirect_uri: string;
  state: string | null;
  code_challenge: string;
  /** As the client named it. */
  resource: string;
  asks_to_write: boolean;
  expires_at: Date;
}

export interface OauthTokenRow {
  /** Kind and hash: `AccessToken:…`. */
  id: string;
  connection_id: number;
  /** What the token server keeps of it, as JSON, without the token. */
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
