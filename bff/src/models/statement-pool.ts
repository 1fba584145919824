import type { PoolConnection } from 'mysql2';
import type { DatabasePool } from './database-pool.ts';
import { retryDeadlock } from './retry-deadlock.ts';

/** A statement whose answer is a list of `Row`. The compiler reads no SQL: the type is next to the text it belongs to. */
export interface Statement<Row = unknown> {
  sql: string;
  values: readonly unknown[];
  readonly row?: Row;
}

export const statement = <Row = never>(sql: string, values: readonly unknown[] = []): Statement<Row> => ({
  sql,
  values,
});

/** Statements by name, in their order; those that are null are left out. */
type Batch = Readonly<Record<string, Statement | null>>;
type Answers<B extends Batch> = { [Name in keyof B]: B[Name] extends Statement<infer Row> ? Row[] : unknown };

/**
 * Several statements in one round trip, for the one operation whose speed is felt: a search. A round trip costs more than
 * most of what a search writes. Kept apart from the other connections, which refuse stacked statements; here the texts are
 * constants of `models/`, and values are only ever in placeholders.
 */
export interface StatementPool {
  /**
   * A batch is one statement, or one transaction from START to COMMIT. The first statement that fails ends it, and the transaction
   * is rolled back; where another transaction was the reason, the batch runs again from its beginning.
   */
  run<const B extends Batch>(batch: B): Promise<Answers<B>>;
}

type Connections = Pick<DatabasePool, 'acquire' | 'release'>;

export function statementPool(pool: Connections): StatementPool {
  return {
    async run<B extends Batch>(batch: B) {
      const given = Object.entries(batch).flatMap(([name, one]) => (one ? [{ name, ...one }] : []));
      if (!isRepeatable(given))
        throw new Error('a batch is one statement, or a transaction from START to COMMIT');
      const results = await retryDeadlock(() => runStacked(pool, given));
      // What each name means is said by its statement alone.
      return Object.fromEntries(given.map(({ name }, i) => [name, results[i]])) as Answers<B>;
    },
  };
}

const isRepeatable = (given: readonly Statement[]): boolean =>
  given.length === 1 || (given[0]?.sql === 'START TRANSACTION' && given.at(-1)?.sql === 'COMMIT');

async function runStacked(pool: Connections, given: readonly Statement[]): Promise<readonly unknown[]> {
  const connection = await pool.acquire();
  const sql = given.map((one) => one.sql).join('; ');
  const values = given.flatMap((one) => one.values);
  return new Promise((resolve, reject) => {
    connection.query(sql, values, (error, results) => {
      if (error) return rollBack(connection, () => reject(error));
      pool.release(connection);
      // One statement is answered by its result, several by a list of theirs.
      resolve(given.length === 1 || !Array.isArray(results) ? [results] : results);
    });
  });
}

/** A connection whose transaction cannot be ended is closed: the server then ends it. */
function rollBack(connection: PoolConnection, done: () => void): void {
  connection.query('ROLLBACK', (error) => {
    if (error) connection.destroy();
    else connection.release();
    done();
  });
}
