import type { Connection, QueryError } from 'mysql2';

/** Seconds. Statements that wait or work for longer are ended by the server, which keeps the connection in use. */
const longestWait = 1;
const longestStatement = 1.5;
/** A process that died or was cut off in the middle of a transaction would hold its rows for hours. Longer than any operation. */
const longestPause = 10;

/** Servers differ in their defaults; a connection must not. */
const defaults = (patience: number) => [
  `SET SESSION collation_connection = 'utf8mb4_unicode_520_ci', SESSION time_zone = '+00:00',
   SESSION sql_mode = 'STRICT_TRANS_TABLES,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION,ONLY_FULL_GROUP_BY',
   SESSION innodb_lock_wait_timeout = ${longestWait * patience}, SESSION lock_wait_timeout = ${longestWait * patience}`,
  'SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED',
];
const limitsOfMariadb = (patience: number) =>
  `SET SESSION max_statement_time = ${longestStatement * patience}, SESSION idle_transaction_timeout = ${longestPause * patience}`;
/** MySQL limits reads only; its writes are bound by the waits above, and its idle transactions by `wait_timeout` alone. */
const statementLimitOfMysql = (patience: number) =>
  `SET SESSION max_execution_time = ${longestStatement * 1000 * patience}`;

/** Queued before whatever is asked of a new connection first. Every limit is multiplied by `patience`. */
export function setUpSession(
  connection: Connection,
  patience: number,
  done: (error: QueryError | null) => void,
): void {
  let failed: QueryError | null = null;
  const remember = (error: QueryError | null) => {
    failed ??= error;
  };
  for (const statement of defaults(patience)) connection.query(statement, remember);
  connection.query(limitsOfMariadb(patience), (error) => {
    if (error?.code !== 'ER_UNKNOWN_SYSTEM_VARIABLE') return done(failed ?? error);
    connection.query(statementLimitOfMysql(patience), (refused) => done(failed ?? refused));
  });
}
