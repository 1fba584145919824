/** Rows of second factors, remembered devices and challenges. */

/**
 * A factor is young until `trusted_at`, and trusted from then on. If it is null, the factor is
 * trusted seven days after `created_at`.
 */
export interface FactorAge {
  created_at: Date;
  trusted_at: Date | null;
}

export interface PasskeyRow {
  id: number;
  user_id: number;
  /** Credential id of the device, in base64url. */
  credential: string;
  /** COSE key in base64url. */
  public_key: string;
  /** Signature counter that the device reports; 0 if the device keeps none. */
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

/**
 * Purpose of a challenge. For logins it names the first factor, because a login by a mailed link
 * opens less than a login by password.
 */
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
  /** Null for a login by passkey only, which identifies the account itself. */
  user_id: number | null;
  challenge_hash: string;
  purpose: FactorPurpose;
  /** Session that must return the proof; null outside of sessions. */
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
