import { causesOf } from './causes.ts';

const codes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  'PROTOCOL_CONNECTION_LOST',
  'ER_SERVER_SHUTDOWN',
  'ER_CON_COUNT_ERROR',
  // Own limits on the duration of statements and lock waits (session-setup.ts).
  'ER_STATEMENT_TIMEOUT',
  'ER_QUERY_TIMEOUT',
  'ER_LOCK_WAIT_TIMEOUT',
]);

/**
 * Codes of a server that reads but rejects writes: a replica after a failover, or a full disk.
 * Only an operator can fix that.
 */
const takesNothing = new Set([
  'ER_OPTION_PREVENTS_STATEMENT',
  'ER_READ_ONLY_MODE',
  'ER_RECORD_FILE_FULL',
  'ER_DISK_FULL',
]);

const noMore = new Set(['EMFILE', 'ENFILE']);

const hasCode = (error: Error, among: ReadonlySet<string>): boolean =>
  'code' in error && typeof error.code === 'string' && among.has(error.code);

/** Whether this process, or its host, has run out of file descriptors. */
export function isOutOfDescriptors(error: unknown): boolean {
  for (const cause of causesOf(error)) if (hasCode(cause, noMore)) return true;
  return false;
}

/** Whether an error means that the database rejects writes for now. */
export function isDatabaseShut(error: unknown): boolean {
  for (const cause of causesOf(error)) if (hasCode(cause, takesNothing)) return true;
  return false;
}

/**
 * Whether an error means that the database cannot be reached, does not respond in time or rejects
 * writes.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (const cause of causesOf(error)) {
    if (hasCode(cause, codes) || hasCode(cause, takesNothing)) return true;
    // Errors that end a connection can have no code, such as a ROLLBACK on a connection that its
    // deadline has closed.
    if ('fatal' in cause && cause.fatal === true) return true;
  }
  return false;
}
