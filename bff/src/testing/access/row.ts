import type { ErrorKey } from '@massima/contract/errors';
import type { OperationName } from '@massima/contract/operations';
import type { TestUser } from '../factories/user.ts';
import type { TestApp } from '../test-app.ts';

/**
 * Participants of one call. They are created for each call, so that calls do not affect each
 * other.
 */
export interface Cast {
  app: TestApp;
  /** Owner of the account or object that the call concerns: a verified user with a licence. */
  owner: TestUser;
  admin: TestUser;
}

/** `ok`, or the error key; its status follows from the contract's table. */
type Expected = 'ok' | ErrorKey;

/** One operation with the outcome for each kind of caller, on both transports. */
export interface AccessRow {
  operation: OperationName;
  /** Prepares data and returns the input, with the owner's ids. */
  input?: (cast: Cast) => unknown;
  anonymous: Expected;
  /** Outcome for the owner. */
  user: Expected;
  /** Outcome for another user with the same rights who requests the owner's data. */
  other: Expected;
  admin: Expected;
}

/** Operations whose input cannot refer to another account. */
export const signedInOnly = {
  anonymous: 'login_requires_token',
  user: 'ok',
  other: 'ok',
  admin: 'ok',
} as const;
/** Operations on the caller's data: another user's data is reported as missing. */
export const ownAndAdmin = { ...signedInOnly, other: 'user_not_found' } as const;
export const adminOnly = {
  anonymous: 'login_requires_token',
  user: 'access_denied',
  other: 'access_denied',
  admin: 'ok',
} as const;
export const anybody = { anonymous: 'ok', user: 'ok', other: 'ok', admin: 'ok' } as const;
