const codes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  'PROTOCOL_CONNECTION_LOST',
  'ER_SERVER_SHUTDOWN',
  'ER_CON_COUNT_ERROR',
  // Its own limits of a statement and of a wait (session-setup.ts).
  'ER_STATEMENT_TIMEOUT',
  'ER_QUERY_TIMEOUT',
  'ER_LOCK_WAIT_TIMEOUT',
]);

/** True when an error says that the database cannot be reached or does not answer in time, however deep the libraries have wrapped it. */
export function isDatabaseAway(error: unknown): boolean {
  for (let e = error, depth = 0; e instanceof Error && depth < 5; depth++) {
    const { code, nativeError } = e as Error & { code?: string; nativeError?: unknown };
    if (code !== undefined && codes.has(code)) return true;
    e = nativeError ?? e.cause;
  }
  return false;
}
