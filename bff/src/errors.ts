import type { AnyErrorData } from '@massima/contract/error-data';
import { errorKinds, type ErrorKey, type ErrorKind } from '@massima/contract/errors';
import type { IssueKey } from '@massima/contract/message-keys';

export interface ErrorData {
  /** Where the key's own kind is not what happened: what is a conflict in a session is no session at a login. */
  kind?: ErrorKind;
  /** Seconds until another try may succeed; becomes the Retry-After header. */
  retryAfter?: number;
  issues?: { path: string; message: IssueKey }[];
  /** In English, for a model: what would be right, where no schema says so. */
  hint?: string;
  /**
   * What the client can continue with: as the contract declares it for this key, and nothing where it declares none.
   */
  data?: AnyErrorData;
}

/**
 * A refusal that may be sent to the client. Everything else that is thrown becomes `unknown_error`.
 * Adapters and operations translate foreign errors into this one where they know what they mean.
 */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly key: ErrorKey;
  readonly data: ErrorData;

  constructor(key: ErrorKey, data: ErrorData = {}, options?: { cause?: unknown }) {
    super(key, options);
    this.key = key;
    this.data = data;
  }

  get kind(): ErrorKind {
    return this.data.kind ?? errorKinds[this.key];
  }
}

/** A field of the request that is wrong, or names what does not exist or cannot be had. */
export const invalidField = (path: string, message: ErrorKey & IssueKey = 'validation_failed'): AppError =>
  new AppError(message, { issues: [{ path, message }] });
