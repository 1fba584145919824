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

/** An answer with an error that isn't the product's own: something between here and the server made it, or the server broke. */
class ForeignAnswer extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`An answer of ${status} without the product's body`);
    this.status = status;
  }
}

// A proxy in front of the server says by these that it can't be reached.
const gateways = new Set([502, 503, 504]);

/** `fetch`, with a separate error for a failure that carries no body of ours: that one is shown where it happened. */
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
