/**
 * Signal from any code that leaves work for the jobs of this process, so that jobs need not poll
 * frequently.
 */
export interface JobSignal {
  notify(): void;
  /** Resolves on the next `notify`, after `ms` milliseconds, or when the signal aborts. */
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
