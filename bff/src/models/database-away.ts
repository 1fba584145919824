const codes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  'PROTOCOL_CONNECTION_LOST',
  'ER_SERVER_SHUTDOWN',
  'ER_CON_COUNT_ERROR',
]);

/** True when an error says that the database cannot be reached, however deep the libraries have wrapped it. */
export function isDatabaseAway(error: unknown): boolean {
  for (let e = error, depth = 0; e instanceof Error && depth < 5; depth++) {
    const { code, nativeError, name } = e as Error & { code?: string; nativeError?: unknown };
    if (name === 'KnexTimeoutError' || (code !== undefined && codes.has(code))) return true;
    e = nativeError ?? e.cause;
  }
  return false;
}
