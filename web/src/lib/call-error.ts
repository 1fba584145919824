import type { ErrorDataByKey } from '@massima/contract/error-data';

/** Error of a failed call in one shape. `status` is 0 if there was no response. */
export interface CallError {
  status: number;
  key: string;
  requestId?: string | undefined;
  issues: { path: string; message: string }[];
  /** Details of the key, read by `errorDataOf`. */
  data?: unknown;
}

interface TrpcShape {
  message: string;
  data?: {
    httpStatus?: number;
    requestId?: string;
    issues?: { path: string; message: string }[];
    data?: unknown;
  } | null;
  cause?: unknown;
}

/**
 * Error response that is not in the product's format, for example from a proxy or a crashed
 * server.
 */
class ForeignAnswer extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`An answer of ${status} without the product's body`);
    this.status = status;
  }
}

// Statuses with which a proxy reports that the server is unavailable.
const gateways = new Set([502, 503, 504]);

/**
 * Wraps `fetch` and throws a separate error for failures without a JSON body of ours. The caller
 * shows that error.
 */
export async function fetchOwn(url: string | URL | Request, options?: object): Promise<Response> {
  const response = await fetch(url, options);
  const isOurs = response.headers.get('content-type')?.includes('json');
  if (response.status >= 500 && !gateways.has(response.status) && !isOurs)
    throw new ForeignAnswer(response.status);
  return response;
}

export const isAborted = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'AbortError' || (error.cause instanceof Error && error.cause.name === 'AbortError'));

export function callError(error: unknown): CallError {
  const { message, data } = error as TrpcShape;
  if (data?.httpStatus)
    return {
      status: data.httpStatus,
      key: message,
      requestId: data.requestId,
      issues: data.issues ?? [],
      data: data.data,
    };
  const { cause } = error as TrpcShape;
  if (cause instanceof ForeignAnswer) return { status: cause.status, key: 'unknown_error', issues: [] };
  return { status: 0, key: 'under_maintenance', issues: [] };
}

const retryable = new Set([401, 408, 409, 425, 429]);

/**
 * Returns true if repeating the call cannot help, because the target is not found, forbidden or
 * invalid.
 */
export function isFinal(error: unknown): boolean {
  const { status } = callError(error);
  return status >= 400 && status < 500 && !retryable.has(status);
}

/**
 * Returns the details of an error with this key; null for any other error. The server restricts
 * them to the contract.
 */
export function errorDataOf<K extends keyof ErrorDataByKey>(
  error: unknown,
  key: K,
): ErrorDataByKey[K] | null {
  const { key: errorKey, data } = callError(error);
  return errorKey === key && data !== undefined ? (data as ErrorDataByKey[K]) : null;
}
