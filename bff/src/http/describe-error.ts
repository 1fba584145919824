import { getTRPCErrorFromUnknown, TRPCError } from '@trpc/server';
import { errorDataOf, type AnyErrorData } from '@massima/contract/error-data';
import { errorKinds, statusOfKind, type ErrorKey, type ErrorKind } from '@massima/contract/errors';
import type { IssueKey } from '@massima/contract/message-keys';
import { fieldsOf } from '@massima/contract/record';
import { AppError } from '../errors.ts';
import { isDatabaseUnavailable, isDatabaseShut, isOutOfDescriptors } from '../models/database-away.ts';

interface ErrorBody {
  message: ErrorKey;
  requestId: string;
  isLogged?: false;
  issues?: { path: string; message: IssueKey }[];
  data?: AnyErrorData;
}
export interface DescribedError {
  status: number;
  kind: ErrorKind;
  body: ErrorBody;
  retryAfter?: number;
  /** Advice for a language model. Not part of the response body. */
  hint?: string;
  /** True if the error is an internal error or needs an operator, and must be logged. */
  fault: boolean;
}

/** Error keys for a client that is not logged in, or no longer. */
const sessionEnded: ReadonlySet<ErrorKey> = new Set([
  'login_requires_token',
  'session_expired',
  'another_session_open',
  'account_disabled',
]);

const byStatus: Partial<Record<number, ErrorKey>> = {
  403: 'file_not_found',
  404: 'file_not_found',
  405: 'method_not_allowed',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
};

/**
 * Describes an error for clients, identically for all transports: key, request id, invalid fields
 * and the key's details.
 */
export function describeError(thrown: unknown, requestId: string): DescribedError {
  const error = thrown instanceof AppError ? thrown : getTRPCErrorFromUnknown(thrown);
  const cause = error instanceof TRPCError ? error.cause : error;
  if (cause instanceof AppError) return describe(cause.key, requestId, cause.data);
  const byCode: Partial<Record<string, ErrorKey>> = {
    NOT_FOUND: 'file_not_found',
    METHOD_NOT_SUPPORTED: 'method_not_allowed',
    PAYLOAD_TOO_LARGE: 'payload_too_large',
    UNSUPPORTED_MEDIA_TYPE: 'unsupported_media_type',
    BAD_REQUEST: 'validation_failed',
    PARSE_ERROR: 'validation_failed',
  };
  const key = keyOfStatus(cause) ?? (error instanceof TRPCError ? byCode[error.code] : undefined);
  const isUnavailable = isDatabaseUnavailable(cause) || isOutOfDescriptors(cause);
  const described = describe(key ?? (isUnavailable ? 'service_unavailable' : 'unknown_error'), requestId);
  return { ...described, fault: described.fault || isDatabaseShut(cause) || isOutOfDescriptors(cause) };
}

/**
 * Maps an error of the HTTP layer, which has a status and permits its message to be sent, to an
 * error key.
 */
function keyOfStatus(cause: unknown): ErrorKey | undefined {
  const { status, expose } = fieldsOf(cause);
  if (expose !== true || typeof status !== 'number' || status >= 500) return undefined;
  return byStatus[status] ?? 'validation_failed';
}

function describe(key: ErrorKey, requestId: string, data: AppError['data'] = {}): DescribedError {
  const details = errorDataOf(key, data.data);
  const kind = data.kind ?? errorKinds[key];
  return {
    status: statusOfKind[kind],
    kind,
    body: {
      message: key,
      requestId,
      ...(sessionEnded.has(key) && { isLogged: false as const }),
      ...(data.issues && { issues: data.issues }),
      ...(details && { data: details }),
    },
    ...(data.retryAfter !== undefined && { retryAfter: data.retryAfter }),
    ...(data.hint !== undefined && { hint: data.hint }),
    fault: key === 'unknown_error',
  };
}
