import type { ErrorKey } from '@massima/contract/errors';
import type { OperationName } from '@massima/contract/operations';
import type { TestUser } from '../factories/user.ts';
import type { TestApp } from '../test-app.ts';

/** Who takes part in one call. Everyone is new each time, so that no call sees what another one did. */
export interface Cast {
  app: TestApp;
  /** Whose account or thing the call is about; a verified user with a licence. */
  owner: TestUser;
  admin: TestUser;
}

/** `ok`, or the key of the refusal: its status follows from the contract's table. */
type Expected = 'ok' | ErrorKey;

/** One operation, and what each kind of caller gets. The same is expected of both transports. */
export interface AccessRow {
  operation: OperationName;
  /** Prepares what is needed and answers the input, the owner's wherever it names a user. */
  input?: (cast: Cast) => unknown;
  anonymous: Expected;
  /** The owner. */
  user: Expected;
  /** A user as good as the owner, asking for the owner's. */
  other: Expected;
  admin: Expected;
}

/** Operations that any account may call about itself only, by the nature of their input. */
export const signedInOnly = {
  anonymous: 'login_requires_token',
  user: 'ok',
  other: 'ok',
  admin: 'ok',
} as const;
/** Operations on one's own things: another user's do not exist. */
export const ownAndAdmin = { ...signedInOnly, other: 'user_not_found' } as const;
export const adminOnly = {
  anonymous: 'login_requires_token',
  user: 'access_denied',
  other: 'access_denied',
  admin: 'ok',
} as const;
export const anybody = { anonymous: 'ok', user: 'ok', other: 'ok', admin: 'ok' } as const;
