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

/** True when an error says that the database cannot be reached or does not answer in time. */
export function isDatabaseAway(error: unknown): boolean {
  for (const cause of causesOf(error)) {
    if ('code' in cause && typeof cause.code === 'string' && codes.has(cause.code)) return true;
    // What ends a connection, such as a ROLLBACK on one that its deadline has closed: it hides why, and has no code.
    if ('fatal' in cause && cause.fatal === true) return true;
  }
  return false;
}
