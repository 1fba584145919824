import type { Config } from '../config.ts';
import { emitEvent } from '../objects/events.ts';
import type { EventType } from '../objects/events.ts';
import { missing } from '../http/failure.ts';
import type { Presenters } from '../http/present.ts';
import type { Wire } from '../http/route.ts';
import { Clock } from './clock.ts';
import type { Store } from './store.ts';
import type { TableName, Tables } from './tables.ts';

/** What every operation works on. */
export class World {
  readonly clock: Clock;
  /** The request that is being answered, for the events it causes; none while due work is carried out. */
  request: { id: string | null; idempotencyKey: string | null } = { id: null, idempotencyKey: null };

  constructor(
    readonly store: Store,
    readonly config: Config,
    readonly presenters: Presenters,
  ) {
    this.clock = new Clock(store);
  }

  now(): number {
    return this.clock.now();
  }

  /** A row that must exist; `param` says which parameter named it (none: the address). */
  find<T extends TableName>(table: T, id: string, param?: string): Tables[T] {
    const row = this.store.get(table, id);
    if (!row) throw missing(table.replaceAll('_', '').replace('billing.', ''), id, param);
    return row;
  }

  emit(type: EventType, row: { id: string; object: string }, previous?: Wire): void {
    emitEvent(this, type, row, previous);
  }
}
