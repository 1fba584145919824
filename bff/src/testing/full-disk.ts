import type { Knex } from 'knex';

/**
 * Number of retries. Servers differ in whether they wait for locked rows; the product's
 * connections wait for a second.
 */
const again = 20;

/**
 * Makes the database behave as with a full disk: reads work, and inserts into these tables
 * (default: all) fail.
 */
export function fullDisk(db: Knex, tables?: readonly string[]) {
  const named = async (): Promise<readonly string[]> =>
    tables ??
    (await db('information_schema.tables')
      .whereRaw('table_schema = DATABASE()')
      .whereNot('table_name', 'like', 'knex_%')
      .pluck('table_name'));
  const change = async (statement: (table: string) => string) => {
    for (const table of await named()) {
      for (let attempt = 1; ; attempt++) {
        try {
          await db.raw(statement(table));
          break;
        } catch (error) {
          if (attempt === again) throw error;
        }
      }
    }
  };
  return {
    begin: () =>
      change(
        (table) =>
          `CREATE TRIGGER full_${table} BEFORE INSERT ON ${table} FOR EACH ROW
           SIGNAL SQLSTATE 'HY000' SET MYSQL_ERRNO = 1114, MESSAGE_TEXT = 'The table is full'`,
      ),
    end: () => change((table) => `DROP TRIGGER IF EXISTS full_${table}`),
  };
}
