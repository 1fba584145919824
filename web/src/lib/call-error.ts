import type { ErrorDataByKey } from '@massima/contract/error-data';

/** What a refused call says, whatever form it came in. `status` 0: there was no answer at all. */
export interface CallError {
  status: number;
  key: string;
  requestId?: string | undefined;
  issues: { path: string; message: string }[];
  /** What the key carries: read it with `errorDataOf`. */
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
  return { status: 0, key: 'under_maintenance', issues: [] };
}

const worthAnother = new Set([401, 408, 409, 425, 429]);

/** Whether the same call will be refused for as long as nothing else changes: what is not there, not allowed, not valid. */
export function isFinal(error: unknown): boolean {
  const { status } = callError(error);
  return status >= 400 && status < 500 && !worthAnother.has(status);
}

/** The details of a refusal by this key; null for any other failure. The server has cut them to what the contract declares. */
export function errorDataOf<K extends keyof ErrorDataByKey>(
  error: unknown,
  key: K,
): ErrorDataByKey[K] | null {
  const { key: said, data } = callError(error);
  return said === key && data !== undefined ? (data as ErrorDataByKey[K]) : null;
}
