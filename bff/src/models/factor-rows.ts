/** Rows of what proves a user besides the password. */

/** Since when a factor is trusted; until then it is young. Null: seven days after it was made. */
export interface FactorAge {
  created_at: Date;
  trusted_at: Date | null;
}

export interface PasskeyRow {
  id: number;
  user_id: number;
  /** Its id, base64url, as its device knows it. */
  credential: string;
  /** COSE, base64url. */
  public_key: string;
  /** How often it has signed, as far as its device counts. */
  counter: number;
  name: string;
  created_at: Date;
  trusted_at: Date | null;
  last_used_at: Date | null;
}

export interface AuthenticatorAppRow {
  user_id: number;
  /** Sealed. */
  secret: string;
  /** Last time step whose code was accepted. A step is accepted once. */
  last_step: number;
  created_at: Date;
  trusted_at: Date | null;
  /** Time of the first valid code. Null: the app is not confirmed and cannot be used. */
  confirmed_at: Date | null;
}

export interface RecoveryCodeRow {
  id: number;
  user_id: number;
  code_hash: string;
  created_at: Date;
  trusted_at: Date | null;
  used_at: Date | null;
}

export interface TrustedDeviceRow {
  id: number;
  user_id: number;
  secret_hash: string;
  device: string;
  /** Browser and system; empty: unknown. */
  name: string;
  created_at: Date;
  expires_at: Date;
  last_used_at: Date | null;
}

/** What a challenge is for. Of logins: what the first factor was, since a link does not open what a password does. */
export type FactorPurpose =
  | 'login_password'
  | 'login_link'
  | 'login_passkey'
  | 'new_passkey'
  /** A proof of a session. */
  | 'session'
  /** The page of a mailed link. */
  | 'link';

export interface FactorChallengeRow {
  id: number;
  /** Null where it is not known yet who answers: a passkey that logs in alone. */
  user_id: number | null;
  challenge_hash: string;
  purpose: FactorPurpose;
  /** In which it was asked, where in one: it counts there only. */
  session_id: number | null;
  expires_at: Date;
}

export interface FactorTables {
  passkeys: PasskeyRow;
  authenticator_apps: AuthenticatorAppRow;
  recovery_codes: RecoveryCodeRow;
  trusted_devices: TrustedDeviceRow;
  factor_challenges: FactorChallengeRow;
}
