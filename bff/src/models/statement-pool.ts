import mysql, { type PoolConnection } from 'mysql2';

export type Statement = readonly [sql: string, values: readonly unknown[]];

/**
 * Several statements in one round trip, for the one operation whose speed is felt: a search. A round trip costs more than
 * most of what a search writes. Kept apart from the other connections, which refuse stacked statements; here the texts are
 * constants of `models/`, and values only ever stand in placeholders.
 */
export interface StatementPool {
  /**
   * One result per statement. The first that fails ends the batch; a transaction that is open then is rolled back, and
   * the error is thrown.
   */
  together(statements: readonly Statement[]): Promise<unknown[]>;
  close(): Promise<void>;
}

const setUp =
  "SET SESSION collation_connection = 'utf8mb4_unicode_520_ci', SESSION time_zone = '+00:00', " +
  "SESSION sql_mode = 'STRICT_TRANS_TABLES,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION,ONLY_FULL_GROUP_BY'; " +
  'SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED';

export function statementPool({ url, connections }: { url: string; connections: number }): StatementPool {
  const pool = mysql.createPool({
    uri: url,
    timezone: 'Z',
    supportBigNumbers: true,
    multipleStatements: true,
    connectionLimit: connections,
    connectTimeout: 2500,
    // A stack for every statement, for the case that it fails: it costs more than the statement's own parsing.
    trace: false,
  });
  // Waits in the connection's own queue before whatever is asked of it first.
  pool.on('connection', (connection) => connection.query(setUp, () => undefined));

  return {
    together(statements) {
      const sql = statements.map(([one]) => one).join('; ');
      const values = statements.flatMap(([, given]) => given);
      return new Promise((resolve, reject) => {
        pool.getConnection((refused, connection) => {
          if (refused) return reject(refused);
          connection.query(sql, values, (error, results) => {
            if (!error) {
              connection.release();
              return resolve(statements.length === 1 ? [results] : (results as unknown[]));
            }
            rollBack(connection, () => reject(error));
          });
        });
      });
    },
    close: () => new Promise((resolve) => pool.end(() => resolve())),
  };
}

/** A connection whose transaction cannot be ended is closed: the server then ends it. */
function rollBack(connection: PoolConnection, done: () => void): void {
  connection.query('ROLLBACK', (error) => {
    if (error) connection.destroy();
    else connection.release();
    done();
  });
}
