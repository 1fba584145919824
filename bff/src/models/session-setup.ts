import type { Connection, QueryError } from 'mysql2';

/** Seconds after which the server ends a lock wait or a statement; the connection stays usable. */
const longestWait = 1;
const longestStatement = 1.5;
/**
 * Seconds of silence after which the server closes a connection. Otherwise a process cut off in a
 * transaction would keep its rows locked for hours. Longer than any operation pauses; idle
 * connections send a heartbeat (`database-pool.ts`).
 */
const longestSilence = 10;

/** Session settings whose defaults differ between servers. */
const defaults = (timeoutFactor: number) => [
  `SET SESSION collation_connection = 'utf8mb4_unicode_520_ci', SESSION time_zone = '+00:00',
   SESSION sql_mode = 'STRICT_TRANS_TABLES,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION,ONLY_FULL_GROUP_BY',
   SESSION innodb_lock_wait_timeout = ${longestWait * timeoutFactor}, SESSION lock_wait_timeout = ${longestWait * timeoutFactor},
   SESSION wait_timeout = ${longestSilence * timeoutFactor}`,
  'SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED',
];
const statementLimitOfMariadb = (timeoutFactor: number) =>
  `SET SESSION max_statement_time = ${longestStatement * timeoutFactor}`;
/** MySQL limits the duration of reads only; writes are bounded by the lock waits above. */
const statementLimitOfMysql = (timeoutFactor: number) =>
  `SET SESSION max_execution_time = ${longestStatement * 1000 * timeoutFactor}`;

/**
 * Queues the session settings before the first statement of a new connection. Every limit is
 * multiplied by `patience`.
 */
export function setUpSession(
  connection: Connection,
  timeoutFactor: number,
  done: (error: QueryError | null) => void,
): void {
  let failed: QueryError | null = null;
  const remember = (error: QueryError | null) => {
    failed ??= error;
  };
  for (const statement of defaults(timeoutFactor)) connection.query(statement, remember);
  connection.query(statementLimitOfMariadb(timeoutFactor), (error) => {
    if (error?.code !== 'ER_UNKNOWN_SYSTEM_VARIABLE') return done(failed ?? error);
    connection.query(statementLimitOfMysql(timeoutFactor), (refused) => done(failed ?? refused));
  });
}
