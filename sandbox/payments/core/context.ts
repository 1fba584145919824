import type { Config } from '../config.ts';
import { missing } from '../http/failure.ts';
import type { Wire } from './wire.ts';
import { Clock } from './clock.ts';
import type { Store } from './store.ts';
import type { TableName, Tables } from './tables.ts';

/** How objects look on the wire, by their name. */
export type Presenters = Record<string, (context: SandboxContext, row: never) => Wire>;

/** Event name, as the provider defines it, such as `customer.subscription.updated`. */
export type EventType = `${string}.${string}`;

/** Records what happened to a row and queues it for every endpoint that listens. */
export type Emit = (
  context: SandboxContext,
  type: EventType,
  row: { id: string; object: string },
  previous?: Wire,
) => void;

/**
 * State and services that every operation uses. Dependencies on the objects are injected at start.
 */
export class SandboxContext {
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

  /**
   * Returns an existing row or throws a 404. `param` is the parameter that named it; undefined for
   * the path.
   */
  find<T extends TableName>(table: T, id: string, param?: string): Tables[T] {
    const row = this.store.get(table, id);
    if (!row) throw missing(table.replaceAll('_', '').replace('billing.', ''), id, param);
    return row;
  }

  emit(type: EventType, row: { id: string; object: string }, previous?: Wire): void {
    this.emitEvent(this, type, row, previous);
  }
}
