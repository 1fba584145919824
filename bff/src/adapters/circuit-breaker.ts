export interface CircuitBreaker {
  /** Whether the service is considered down or damaged. Callers then fail immediately. */
  isOpen(): boolean;
  succeeded(): void;
  /** Reports an outage. Do not call it for an error response to one caller's input. */
  failed(): void;
  /**
   * Reports that the service could not process a request. Either the request or the service can be
   * the cause.
   */
  refused(): void;
  close(): void;
}

type Probe = () => Promise<unknown>;

interface Options {
  /** Sends a request that a working service always answers. Rejects if no response arrives. */
  probe: Probe;
  /** Sends a typical request of a caller. Rejects if it fails. */
  question: Probe;
  failures?: number;
  pauseMs?: number;
}

/**
 * Period over which responses are counted, in milliseconds. It has two halves; the older half is
 * dropped.
 */
const windowMs = 10_000;
/** Minimum number of responses from which a share of refusals is computed. */
const fewest = 6;
const tooMany = 0.5;

/**
 * Returns a circuit breaker. While the circuit is open, calls fail immediately instead of each
 * waiting for its timeout.
 *
 * After `failures` failures in a row the probe decides whether to open, so that one caller's
 * costly requests never open the circuit for all. If half of the recent responses are refusals,
 * `question` decides: one caller's request can fail every time, but a damaged index fails every
 * request. An open circuit is checked after every pause, even without calls.
 */
export function circuitBreaker({ probe, question, failures = 3, pauseMs = 1000 }: Options): CircuitBreaker {
  let inARow = 0;
  let open = false;
  let probing = false;
  let responses = 0;
  let closed = false;
  let notBefore = 0;
  const lately = recentShare();
  let timer: NodeJS.Timeout | undefined;

  async function verify(check: Probe): Promise<void> {
    probing = true;
    const before = responses;
    const hasFailed = await check().then(
      () => false,
      () => true,
    );
    // A server that has answered other requests in the meantime is not down, even if the probe
    // failed.
    open = hasFailed && (check === question || responses === before);
    probing = false;
    inARow = 0;
    notBefore = performance.now() + pauseMs;
    if (open) lately.forget();
    if (open && !closed) timer = setTimeout(() => void verify(check), pauseMs).unref();
  }

  return {
    isOpen: () => open,
    succeeded() {
      inARow = 0;
      responses++;
      lately.count(true);
    },
    failed() {
      inARow++;
      if (inARow >= failures && !open && !probing) void verify(probe);
    },
    refused() {
      inARow = 0;
      responses++;
      lately.count(false);
      if (lately.isBad() && !open && !probing && performance.now() >= notBefore) void verify(question);
    },
    close() {
      closed = true;
      clearTimeout(timer);
    },
  };
}

/** Counts the responses of the last seconds and the share of refusals among them. */
function recentShare() {
  const none = () => ({ since: performance.now(), good: 0, bad: 0 });
  let older = none();
  let newer = none();
  const takeTurn = () => {
    const age = performance.now() - newer.since;
    if (age < windowMs / 2) return;
    older = age < windowMs ? newer : none();
    newer = none();
  };
  return {
    count(isGood: boolean) {
      takeTurn();
      newer[isGood ? 'good' : 'bad']++;
    },
    isBad() {
      const bad = older.bad + newer.bad;
      const all = bad + older.good + newer.good;
      return all >= fewest && bad / all >= tooMany;
    },
    forget() {
      [older, newer] = [none(), none()];
    },
  };
}
