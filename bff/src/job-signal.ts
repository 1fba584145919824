/**
 * Sent by anything that leaves work for the jobs of this process, so that they need not keep looking for it.
 */
export interface JobSignal {
  notify(): void;
  /** Until it rings, for `ms` at most, or until the signal ends the waiting. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
}

export function createJobSignal(): JobSignal {
  const listening = new Set<() => void>();
  return {
    notify() {
      for (const hear of listening) hear();
    },
    wait: (ms, signal) =>
      new Promise((resolve) => {
        const done = () => {
          clearTimeout(timer);
          listening.delete(done);
          signal.removeEventListener('abort', done);
          resolve();
        };
        const timer = setTimeout(done, ms);
        listening.add(done);
        if (signal.aborted) done();
        else signal.addEventListener('abort', done);
      }),
  };
}
