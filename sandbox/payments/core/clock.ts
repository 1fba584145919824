import type { Store } from './store.ts';

/**
 * Seconds since 1970, moved by an offset that only grows and survives a restart.
 * While due work is carried out the clock is at the moment the work was due, so that a renewal three months ago says so.
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

  /** What the clock would say if nothing were due. */
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
