import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { readEarlierJournal } from './earlier-journal.ts';
import { indexes } from './indexes.ts';
import type { Indexed, IndexOf } from './indexes.ts';
import type { TableName, Tables } from './tables.ts';

const timed = new Set<TableName>(['invoice', 'meta', 'subscription', 'subscription_item']);

/** Rows as JSON; `place` is their age. SQLite looks for a table's key with the very expression of its index. */
const schema = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
  CREATE TABLE IF NOT EXISTS rows (place INTEGER PRIMARY KEY, name TEXT, id TEXT, row TEXT, UNIQUE (name, id));
  ${[...new Set(Object.values(indexes).flatMap((keys) => Object.values(keys)))]
    .map((key, n) => `CREATE INDEX IF NOT EXISTS key_${n} ON rows (name, json_extract(row, '${key}'));`)
    .join('\n')}`;

/**
 * Stores the complete state. Rows are immutable: `put` replaces them. Requests run one at a time,
 * so a transaction is a synchronous function. Committed data survive a crash.
 * @param folder data folder; undefined: in memory
 */
export class Store {
  /** Grows with every write that may change what falls due, and when. */
  version = 0;
  private readonly db: DatabaseSync;

  constructor(folder?: string) {
    if (folder !== undefined) mkdirSync(folder, { recursive: true });
    this.db = new DatabaseSync(folder === undefined ? ':memory:' : join(folder, 'state.db'));
    this.db.exec(schema);
    if (folder !== undefined) this.bringOver(folder);
  }

  /** The state from before this database, once; what has been written here since stays unchanged. */
  private bringOver(folder: string): void {
    const journal = readEarlierJournal(folder);
    if (!journal) return;
    const insert = this.db.prepare('INSERT OR IGNORE INTO rows (name, id, row) VALUES (?, ?, ?)');
    this.transaction(() => {
      for (const [table, row] of journal.rows) insert.run(table, row.id, JSON.stringify(row));
    });
    journal.done();
  }

  /** Cache of prepared statements. */
  private readonly statements = new Map<string, ReturnType<DatabaseSync['prepare']>>();
  private statement(sql: string) {
    let made = this.statements.get(sql);
    if (!made) this.statements.set(sql, (made = this.db.prepare(sql)));
    return made;
  }

  private read<T extends TableName>(sql: string, ...values: string[]): Tables[T][] {
    return this.statement(`SELECT row FROM rows WHERE name = ? ${sql}`)
      .all(...values)
      .map(({ row }) => JSON.parse(String(row)) as Tables[T]);
  }

  private write(sql: string, table: TableName, ...values: string[]): void {
    if (!this.db.isTransaction) throw new Error('a write outside a transaction');
    this.statement(sql).run(table, ...values);
    if (timed.has(table)) this.version += 1;
  }

  get<T extends TableName>(table: T, id: string): Tables[T] | undefined {
    return this.read<T>('AND id = ?', table, id)[0];
  }

  /** All rows of a table, oldest first. */
  all<T extends TableName>(table: T): Tables[T][] {
    return this.read<T>('ORDER BY place', table);
  }

  /** The rows whose key is `value`, oldest first. */
  where<T extends Indexed>(table: T, key: IndexOf<T>, value: string): Tables[T][] {
    const jsonPath = (indexes[table] as Record<string, string>)[key];
    return this.read<T>(`AND json_extract(row, '${jsonPath}') = ? ORDER BY place`, table, value);
  }

  oldest<T extends TableName>(table: T): Tables[T] | undefined {
    return this.read<T>('ORDER BY place LIMIT 1', table)[0];
  }

  put<T extends TableName>(table: T, row: Tables[T]): Tables[T] {
    const sql =
      'INSERT INTO rows (name, id, row) VALUES (?, ?, ?) ON CONFLICT (name, id) DO UPDATE SET row = excluded.row';
    this.write(sql, table, row.id, JSON.stringify(row));
    return row;
  }

  patch<T extends TableName>(table: T, row: Tables[T], changes: Partial<Tables[T]>): Tables[T] {
    const current = this.get(table, row.id) ?? row;
    return this.put(table, { ...current, ...changes });
  }

  remove(table: TableName, id: string): void {
    this.write('DELETE FROM rows WHERE name = ? AND id = ?', table, id);
  }

  /** Runs `work` in a transaction: commits when it returns, rolls back when it throws. */
  transaction<R>(work: () => R): R {
    return this.db.isTransaction ? work() : this.within('BEGIN', 'COMMIT', 'ROLLBACK', work);
  }

  /** Undoes what was written since `work` began when it throws, inside a larger transaction. */
  attempt<R>(work: () => R): R {
    return this.within('SAVEPOINT attempt', 'RELEASE attempt', 'ROLLBACK TO attempt; RELEASE attempt', work);
  }

  private within<R>(begin: string, keep: string, undo: string, work: () => R): R {
    this.db.exec(begin);
    try {
      const result = work();
      this.db.exec(keep);
      return result;
    } catch (error) {
      this.db.exec(undo);
      // Invalidates the due times, which were computed with the data rolled back.
      this.version += 1;
      throw error;
    }
  }

  clear(): void {
    this.db.exec('DELETE FROM rows');
    this.version += 1;
  }

  close(): void {
    this.db.close();
  }
}
