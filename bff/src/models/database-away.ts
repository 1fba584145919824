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
  // Its own limits of a statement and of a wait (session-setup.ts).
  'ER_STATEMENT_TIMEOUT',
  'ER_QUERY_TIMEOUT',
  'ER_LOCK_WAIT_TIMEOUT',
]);

/** It answers, and takes nothing: a copy that only reads after a switch-over, or a full disk. Only an operator can fix that. */
const takesNothing = new Set([
  'ER_OPTION_PREVENTS_STATEMENT',
  'ER_READ_ONLY_MODE',
  'ER_RECORD_FILE_FULL',
  'ER_DISK_FULL',
]);

const noMore = new Set(['EMFILE', 'ENFILE']);

const hasCode = (error: Error, among: ReadonlySet<string>): boolean =>
  'code' in error && typeof error.code === 'string' && among.has(error.code);

/** True when this process, or its machine, may open nothing more: no file and no connection. */
export function isOutOfDescriptors(error: unknown): boolean {
  for (const cause of causesOf(error)) if (hasCode(cause, noMore)) return true;
  return false;
}

/** True when an error says that the database takes no writes for now. */
export function isDatabaseShut(error: unknown): boolean {
  for (const cause of causesOf(error)) if (hasCode(cause, takesNothing)) return true;
  return false;
}

/** True when an error says that the database cannot be reached, does not answer in time or takes nothing. */
export function isDatabaseAway(error: unknown): boolean {
  for (const cause of causesOf(error)) {
    if (hasCode(cause, codes) || hasCode(cause, takesNothing)) return true;
    // What ends a connection, such as a ROLLBACK on one that its deadline has closed: it hides why, and has no code.
    if ('fatal' in cause && cause.fatal === true) return true;
  }
  return false;
}
