/**
 * Table of server messages: the keys that a client may receive, with their error kind. Both
 * transports derive the HTTP status from the kind.
 */
export type ErrorKind =
  | 'BAD_REQUEST'
  | 'UNAUTHORIZED'
  | 'PAYMENT_REQUIRED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'METHOD_NOT_SUPPORTED'
  | 'CONFLICT'
  | 'PAYLOAD_TOO_LARGE'
  | 'UNSUPPORTED_MEDIA_TYPE'
  | 'TOO_MANY_REQUESTS'
  | 'INTERNAL_SERVER_ERROR'
  | 'BAD_GATEWAY'
  | 'SERVICE_UNAVAILABLE'
  | 'GATEWAY_TIMEOUT';

export const errorKinds = {
  login_requires_token: 'UNAUTHORIZED',
  session_expired: 'UNAUTHORIZED',
  another_session_open: 'UNAUTHORIZED',
  wrong_user_or_password: 'UNAUTHORIZED',
  account_disabled: 'UNAUTHORIZED',
  recovery_waiting: 'UNAUTHORIZED',
  user_does_not_exist: 'UNAUTHORIZED',
  token_not_valid: 'BAD_REQUEST',
  reset_link_no_longer_valid: 'BAD_REQUEST',
  missing_parameters: 'BAD_REQUEST',
  wrong_email_format: 'BAD_REQUEST',
  password_too_short: 'BAD_REQUEST',
  wrong_old_password: 'BAD_REQUEST',
  validation_failed: 'BAD_REQUEST',
  second_factor_wrong: 'BAD_REQUEST',
  invalid_vat_number: 'BAD_REQUEST',
  form_expired: 'BAD_REQUEST',
  no_payment_method: 'BAD_REQUEST',
  email_already_used: 'FORBIDDEN',
  email_in_use: 'FORBIDDEN',
  access_denied: 'FORBIDDEN',
  subscription_expired: 'PAYMENT_REQUIRED',
  free_trial_expired: 'PAYMENT_REQUIRED',
  subscription_no_queries: 'PAYMENT_REQUIRED',
  quota_used_up: 'PAYMENT_REQUIRED',
  trial_results_used: 'PAYMENT_REQUIRED',
  user_not_found: 'NOT_FOUND',
  email_not_found: 'NOT_FOUND',
  file_not_found: 'NOT_FOUND',
  share_expired: 'NOT_FOUND',
  method_not_allowed: 'METHOD_NOT_SUPPORTED',
  update_error: 'CONFLICT',
  last_administrator: 'CONFLICT',
  email_already_verified: 'CONFLICT',
  subscription_exists: 'CONFLICT',
  payment_in_progress: 'CONFLICT',
  quote_changed: 'CONFLICT',
  /** At a login: UNAUTHORIZED. */
  second_factor_required: 'CONFLICT',
  proof_required: 'CONFLICT',
  payment_method_in_use: 'CONFLICT',
  folder_full: 'CONFLICT',
  storage_full: 'CONFLICT',
  alerts_full: 'CONFLICT',
  connections_full: 'CONFLICT',
  list_outdated: 'CONFLICT',
  payload_too_large: 'PAYLOAD_TOO_LARGE',
  unsupported_media_type: 'UNSUPPORTED_MEDIA_TYPE',
  too_many_attempts: 'TOO_MANY_REQUESTS',
  too_many_searches: 'TOO_MANY_REQUESTS',
  unknown_error: 'INTERNAL_SERVER_ERROR',
  payment_provider_failed: 'BAD_GATEWAY',
  service_unavailable: 'SERVICE_UNAVAILABLE',
  under_maintenance: 'SERVICE_UNAVAILABLE',
  service_timeout: 'GATEWAY_TIMEOUT',
} as const satisfies Record<string, ErrorKind>;

export type ErrorKey = keyof typeof errorKinds;

/** HTTP status of each kind, the same on both transports. */
export const statusOfKind: Record<ErrorKind, number> = {
  BAD_REQUEST: 400,
  UNAUTHORIZED: 401,
  PAYMENT_REQUIRED: 402,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_SUPPORTED: 405,
  CONFLICT: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  TOO_MANY_REQUESTS: 429,
  INTERNAL_SERVER_ERROR: 500,
  BAD_GATEWAY: 502,
  SERVICE_UNAVAILABLE: 503,
  GATEWAY_TIMEOUT: 504,
};

export const statusOf = (key: ErrorKey): number => statusOfKind[errorKinds[key]];
export const isErrorKey = (key: unknown): key is ErrorKey =>
  typeof key === 'string' && Object.hasOwn(errorKinds, key);
