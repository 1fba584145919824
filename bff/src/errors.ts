import type { AnyErrorData } from '@massima/contract/error-data';
import { errorKinds, type ErrorKey, type ErrorKind } from '@massima/contract/errors';
import type { IssueKey } from '@massima/contract/message-keys';

export interface ErrorData {
  /**
   * Kind of the error, if it differs from the key's usual kind. For example, a conflict in a
   * session is an authentication error at a login.
   */
  kind?: ErrorKind;
  /** Seconds until a retry may succeed. Sent as the Retry-After header. */
  retryAfter?: number;
  issues?: { path: string; message: IssueKey }[];
  /** English advice for a language model on a correct input that the schema does not describe. */
  hint?: string;
  /**
   * Details with which the client can continue, as the contract declares for this key; omitted if
   * it declares none.
   */
  data?: AnyErrorData;
}

/**
 * An error that may be sent to the client. Any other error becomes `unknown_error`. Adapters and
 * operations translate external errors into this class if they can interpret them.
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

/** Returns the error for a field that is invalid, or refers to a missing or unavailable object. */
export const invalidField = (path: string, message: ErrorKey & IssueKey = 'validation_failed'): AppError =>
  new AppError(message, { issues: [{ path, message }] });
