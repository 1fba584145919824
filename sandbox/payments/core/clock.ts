import type { Store } from './store.ts';

/**
 * Clock in seconds since 1970, with an offset that only grows and that survives a restart. While
 * due work runs, the clock shows the moment at which the work was due, so that a renewal three
 * months ago has its own date.
 */
export class Clock {
  private standing: number | undefined;

  private readonly store: Store;

  constructor(store: Store) {
    this.store = store;
  }

  private get offset(): number {
    return this.store.get('meta', 'clock')?.value ?? 0;
  }

  now(): number {
    return this.standing ?? this.target();
  }

  /** Returns the current time, regardless of due work. */
  target(): number {
    return Math.floor(Date.now() / 1000) + this.offset;
  }

  advance(seconds: number): void {
    this.store.put('meta', { id: 'clock', value: this.offset + seconds });
  }

  at<R>(moment: number, work: () => R): R {
    this.standing = moment;
    try {
      return work();
    } finally {
      this.standing = undefined;
    }
  }
}
