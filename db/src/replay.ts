import type { Knex } from 'knex';

/**
 * Repeats an interrupted migration. Changes of structure cannot be rolled back on either server,
 * so some statements may already have been executed. The migration runs again from its first
 * statement, and existing objects are skipped.
 */
export interface Replay {
  /** For `pool.afterCreate`. */
  watch(connection: RawConnection, done: (error: null, connection: RawConnection) => void): void;
  /** The migration, so that it can be run again after any of its statements. */
  again(migration: Knex.Migration): Knex.Migration;
}

type Done = (error: DatabaseError | null, rows?: unknown, fields?: unknown) => void;
export interface RawConnection {
  query(sql: object | string, values: unknown, done: Done): unknown;
}
interface DatabaseError extends Error {
  errno?: number;
}

/**
 * Errors for a table, column, key, primary key or foreign key that already exists, and for an
 * object to drop that is missing.
 */
const doneBefore = new Set([1050, 1060, 1061, 1068, 1826, 1091]);
const isDone = ({ errno = 0, message }: DatabaseError) =>
  // MariaDB's error for an existing foreign key.
  doneBefore.has(errno) || (errno === 1005 && message.includes('errno: 121'));

/** Reports every table as missing, because an existing table may still lack its keys. */
const nothingIsThere = { hasTable: async () => false, hasColumn: async () => false };

export function replay(): Replay {
  let replaying = false;
  return {
    watch(connection, done) {
      const query = connection.query.bind(connection);
      connection.query = (sql, values, callback) =>
        query(sql, values, (error, rows, fields) =>
          error && replaying && isDone(error) ? callback(null, [], []) : callback(error, rows, fields),
        );
      done(null, connection);
    },
    again: ({ up, ...migration }) => ({
      ...migration,
      async up(db) {
        replaying = true;
        try {
          await up(asIfNew(db));
        } finally {
          replaying = false;
        }
      },
    }),
  };
}

const asIfNew = (db: Knex): Knex =>
  new Proxy(db, {
    get: (target, name) =>
      name === 'schema' ? Object.assign(target.schema, nothingIsThere) : Reflect.get(target, name),
  });
