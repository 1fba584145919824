import type { PoolConnection } from 'mysql2';
import type { DatabasePool } from './database-pool.ts';
import { retryDeadlock } from './retry-deadlock.ts';

/**
 * SQL statement whose result is a list of `Row`. The compiler cannot check SQL, so the type is
 * declared next to the statement.
 */
export interface Statement<Row = unknown> {
  sql: string;
  values: readonly unknown[];
  readonly row?: Row;
}

export const statement = <Row = never>(sql: string, values: readonly unknown[] = []): Statement<Row> => ({
  sql,
  values,
});

/** Statements by name, in order; null statements are skipped. */
type Batch = Readonly<Record<string, Statement | null>>;
type BatchRows<B extends Batch> = {
  [Name in keyof B]: B[Name] extends Statement<infer Row> ? Row[] : unknown;
};

/**
 * Runs several statements in one round trip, for searches, where speed matters most: a round trip
 * costs more than most of their writes.
 *
 * Separate from the other connections, which reject stacked statements. Here statements are
 * constants of `models/`, and values are passed as placeholders only.
 */
export interface StatementPool {
  /**
   * Runs one statement, or one transaction from START to COMMIT. The first error ends the batch
   * and rolls it back. After a deadlock the batch is repeated from the start.
   */
  run<const B extends Batch>(batch: B): Promise<BatchRows<B>>;
}

type Connections = Pick<DatabasePool, 'acquire' | 'release'>;

export function statementPool(pool: Connections): StatementPool {
  return {
    async run<B extends Batch>(batch: B) {
      const statements = Object.entries(batch).flatMap(([name, one]) => (one ? [{ name, ...one }] : []));
      if (!isRepeatable(statements))
        throw new Error('a batch must be a single statement or a transaction from START to COMMIT');
      const results = await retryDeadlock(() => runStacked(pool, statements));
      // Result types follow from the statements by name.
      return Object.fromEntries(statements.map(({ name }, i) => [name, results[i]])) as BatchRows<B>;
    },
  };
}

const isRepeatable = (statements: readonly Statement[]): boolean =>
  statements.length === 1 ||
  (statements[0]?.sql === 'START TRANSACTION' && statements.at(-1)?.sql === 'COMMIT');

async function runStacked(pool: Connections, statements: readonly Statement[]): Promise<readonly unknown[]> {
  const connection = await pool.acquire();
  const sql = statements.map((one) => one.sql).join('; ');
  const values = statements.flatMap((one) => one.values);
  return new Promise((resolve, reject) => {
    connection.query(sql, values, (error, results) => {
      if (error) return rollBack(connection, () => reject(error));
      pool.release(connection);
      // One statement returns its result, several return a list.
      resolve(statements.length === 1 || !Array.isArray(results) ? [results] : results);
    });
  });
}

/** Rolls back, or closes the connection if that fails: the server then ends the transaction. */
function rollBack(connection: PoolConnection, done: () => void): void {
  connection.query('ROLLBACK', (error) => {
    if (error) connection.destroy();
    else connection.release();
    done();
  });
}
