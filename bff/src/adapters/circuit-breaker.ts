export interface CircuitBreaker {
  /** True while the other side is taken for dead: nobody needs to wait for it. */
  isOpen(): boolean;
  succeeded(): void;
  /** For an outage, and not for an answer that one caller disliked. */
  failed(): void;
  close(): void;
}

interface Options {
  /** Asks the other side for something that cannot be its fault; rejects when nothing comes. */
  probe: () => Promise<unknown>;
  failures?: number;
  pauseMs?: number;
}

/**
 * After some failures in a row a probe decides whether the other side is dead, so that one caller's costly questions never
 * close the door to everybody. While it is, calls are refused at once instead of each waiting out its time limit, and
 * the probe is repeated after every pause, whether anybody calls or not.
 */
export function circuitBreaker({ probe, failures = 3, pauseMs = 1000 }: Options): CircuitBreaker {
  let inARow = 0;
  let open = false;
  let probing = false;
  let answers = 0;
  let closed = false;
  let timer: NodeJS.Timeout | undefined;

  async function verify(): Promise<void> {
    probing = true;
    const before = answers;
    const hasFailed = await probe().then(
      () => false,
      () => true,
    );
    // Whoever answers others meanwhile is not dead, whatever became of the probe.
    open = hasFailed && answers === before;
    probing = false;
    inARow = 0;
    if (open && !closed) timer = setTimeout(() => void verify(), pauseMs).unref();
  }

  return {
    isOpen: () => open,
    succeeded() {
      inARow = 0;
      answers++;
    },
    failed() {
      inARow++;
      if (inARow >= failures && !open && !probing) void verify();
    },
    close() {
      closed = true;
      clearTimeout(timer);
    },
  };
}
