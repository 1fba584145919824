/** How a session's user was identified: a factor is young until it is trusted, and a mailed link proves nothing. */
export type Proof = 'password' | 'young' | 'trusted' | 'link';

export interface SessionRow {
  id: number;
  user_id: number;
  token_hash: string;
  device: string;
  /** Browser and system, such as "Firefox, Windows"; empty: unknown. */
  name: string;
  created_at: Date;
  last_seen_at: Date;
  ended_at: Date | null;
  ended_reason: string | null;
  /** When its user last proved who they are. */
  proven_at: Date | null;
  proven_by: Proof | null;
  /** When an administrator last used the proof, which prolongs it. */
  proof_used_at: Date | null;
}
