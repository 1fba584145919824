import type { Config } from '../config.ts';
import { missing } from '../http/failure.ts';
import type { Wire } from './wire.ts';
import { Clock } from './clock.ts';
import type { Store } from './store.ts';
import type { TableName, Tables } from './tables.ts';

/** How objects look on the wire, by their name. */
export type Presenters = Record<string, (world: World, row: never) => Wire>;

/** What happened, as the provider names it: `customer.subscription.updated`. */
export type EventType = `${string}.${string}`;

/** Records what happened to a row and queues it for every endpoint that listens. */
export type Emit = (
  world: World,
  type: EventType,
  row: { id: string; object: string },
  previous?: Wire,
) => void;

/** What every operation works on. What knows the objects is handed in where all is put together. */
export class World {
  readonly clock: Clock;
  /** The request that is being answered, for the events it causes; none while due work is carried out. */
  request: { id: string | null; idempotencyKey: string | null } = { id: null, idempotencyKey: null };
  readonly store: Store;
  readonly config: Config;
  readonly presenters: Presenters;
  private readonly emitEvent: Emit;

  constructor(store: Store, config: Config, presenters: Presenters, emitEvent: Emit) {
    this.store = store;
    this.config = config;
    this.presenters = presenters;
    this.emitEvent = emitEvent;
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
    this.emitEvent(this, type, row, previous);
  }
}
