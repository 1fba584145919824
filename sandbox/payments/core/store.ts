import { TableIndex } from './indexes.ts';
import type { Indexed, IndexOf } from './indexes.ts';
import type { Change, Journal } from './journal.ts';
import type { TableName, Tables } from './tables.ts';

type AnyRow = { readonly id: string };

const timed = new Set(['invoice', 'meta', 'subscription', 'subscription_item']);

/**
 * The whole state, in memory, by table. Rows are never changed in place: `put` replaces them, which makes undoing cheap.
 * Requests run one at a time from begin to end, so a transaction is a function that does not wait.
 */
export class Store {
  private readonly tables = new Map<string, Map<string, AnyRow>>();
  private readonly found = new Map<string, TableIndex>();
  /** Grows with every write that may change what falls due, and when. */
  version = 0;
  private undo: (() => void)[] | undefined;
  private readonly touched = new Map<string, [table: string, id: string]>();

  constructor(private readonly journal?: Journal) {
    for (const change of journal?.read() ?? []) {
      for (const [table, row] of change.put) this.write(table, row.id, row);
      for (const [table, id] of change.del) this.write(table, id, undefined);
    }
    this.compact();
  }

  private rows(table: string): Map<string, AnyRow> {
    let rows = this.tables.get(table);
    if (!rows) this.tables.set(table, (rows = new Map()));
    return rows;
  }

  /** The one way in which a row changes. */
  private write(table: string, id: string, row: AnyRow | undefined): void {
    const rows = this.rows(table);
    let index = this.found.get(table);
    if (!index) this.found.set(table, (index = new TableIndex(table)));
    index.move(id, rows.get(id), row);
    if (row) rows.set(id, row);
    else rows.delete(id);
    if (timed.has(table)) this.version += 1;
  }

  get<T extends TableName>(table: T, id: string): Tables[T] | undefined {
    return this.rows(table).get(id) as Tables[T] | undefined;
  }

  /** All rows of a table, oldest first. */
  all<T extends TableName>(table: T): Tables[T][] {
    return [...this.rows(table).values()] as unknown as Tables[T][];
  }

  /** The rows whose key is `value`, oldest first. */
  where<T extends Indexed>(table: T, key: IndexOf<T>, value: string): Tables[T][] {
    const rows = this.rows(table);
    return (this.found.get(table)?.find(key, value) ?? []).flatMap(
      (id) => (rows.get(id) as Tables[T] | undefined) ?? [],
    );
  }

  oldest<T extends TableName>(table: T): Tables[T] | undefined {
    return this.rows(table).values().next().value as Tables[T] | undefined;
  }

  put<T extends TableName>(table: T, row: Tables[T]): Tables[T] {
    const before = this.rows(table).get(row.id);
    this.note(table, row.id, () => this.write(table, row.id, before));
    this.write(table, row.id, row as unknown as AnyRow);
    return row;
  }

  patch<T extends TableName>(table: T, row: Tables[T], changes: Partial<Tables[T]>): Tables[T] {
    const current = this.get(table, row.id) ?? row;
    return this.put(table, { ...current, ...changes });
  }

  remove(table: TableName, id: string): void {
    const before = this.rows(table).get(id);
    if (!before) return;
    this.note(table, id, () => this.write(table, id, before));
    this.write(table, id, undefined);
  }

  private note(table: string, id: string, undo: () => void): void {
    if (!this.undo) throw new Error('a write outside a transaction');
    this.undo.push(undo);
    this.touched.set(`${table} ${id}`, [table, id]);
  }

  /** Runs `work`; whatever it wrote is on disk when this returns, or is gone when it throws. */
  transaction<R>(work: () => R): R {
    if (this.undo) return work();
    this.undo = [];
    try {
      const result = work();
      this.commit();
      return result;
    } catch (error) {
      for (const step of this.undo.reverse()) step();
      throw error;
    } finally {
      this.undo = undefined;
      this.touched.clear();
    }
  }

  /** Undoes what was written since `work` began when it throws, inside a larger transaction. */
  attempt<R>(work: () => R): R {
    const mark = this.undo?.length ?? 0;
    try {
      return work();
    } catch (error) {
      for (const step of (this.undo?.splice(mark) ?? []).reverse()) step();
      throw error;
    }
  }

  private commit(): void {
    if (!this.journal || this.touched.size === 0) return;
    const change: Change = { put: [], del: [] };
    for (const [table, id] of this.touched.values()) {
      const row = this.rows(table).get(id);
      if (row) change.put.push([table, row]);
      else change.del.push([table, id]);
    }
    this.journal.append(change);
    if (this.journal.isLong) this.compact();
  }

  compact(): void {
    const put: Change['put'] = [];
    for (const [table, rows] of this.tables) for (const row of rows.values()) put.push([table, row]);
    this.journal?.compact({ put, del: [] });
  }

  clear(): void {
    this.tables.clear();
    this.found.clear();
    this.version += 1;
    this.compact();
  }
}
