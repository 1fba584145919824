export interface FailureBody {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  message: string;
  code?: string;
  param?: string;
  decline_code?: string;
  charge?: string;
  payment_intent?: unknown;
  setup_intent?: unknown;
  payment_method?: unknown;
}

/**
 * Error response in the provider's format. With `keep`, rows written before it are committed (a
 * declined card leaves its records).
 */
export class Failure extends Error {
  readonly status: number;
  readonly body: FailureBody;
  readonly keep: boolean;

  constructor(status: number, body: FailureBody, keep = false) {
    super(body.message);
    this.keep = keep;
    this.status = status;
    this.body = body;
  }
}

export function invalid(message: string, param?: string, code?: string): Failure {
  return new Failure(400, {
    type: 'invalid_request_error',
    message,
    ...(code === undefined ? {} : { code }),
    ...(param === undefined ? {} : { param }),
  });
}

/** Returns the error for a missing object: 404 if the path names it, 400 if a parameter does. */
export function missing(kind: string, id: string, param = 'id'): Failure {
  const body: FailureBody = {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param,
  };
  return new Failure(param === 'id' ? 404 : 400, body);
}

export function required<T>(value: T | undefined | null, param: string): T {
  if (value === undefined || value === null || value === '') {
    throw invalid(`Missing required param: ${param}.`, param, 'parameter_missing');
  }
  return value;
}
