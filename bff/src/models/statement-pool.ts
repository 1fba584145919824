import type { PoolConnection } from 'mysql2';
import type { DatabasePool } from './database-pool.ts';

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
}

export function statementPool(pool: DatabasePool): StatementPool {
  return {
    async together(statements) {
      const connection = await pool.acquire();
      const sql = statements.map(([one]) => one).join('; ');
      const values = statements.flatMap(([, given]) => given);
      return new Promise((resolve, reject) => {
        connection.query(sql, values, (error, results) => {
          if (error) return rollBack(connection, () => reject(error));
          pool.release(connection);
          resolve(statements.length === 1 ? [results] : (results as unknown[]));
        });
      });
    },
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
