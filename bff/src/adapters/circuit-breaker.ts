export interface CircuitBreaker {
  /** True while the other side is taken for dead, or for damaged: no one needs to wait for it. */
  isOpen(): boolean;
  succeeded(): void;
  /** For an outage, and not for an answer that one caller disliked. */
  failed(): void;
  /** For an answer that says it could not do what was asked: the fault of this question, or of the other side. */
  refused(): void;
  close(): void;
}

type Probe = () => Promise<unknown>;

interface Options {
  /** Asks the other side for something that cannot be its fault; rejects when nothing comes. */
  probe: Probe;
  /** Asks for something that callers ask for; rejects when it cannot be had. */
  question: Probe;
  failures?: number;
  pauseMs?: number;
}

/** Milliseconds for which answers are counted, in two halves of which the older one is dropped. */
const windowMs = 10_000;
/** Of fewer answers no share is taken. */
const fewest = 6;
const tooMany = 0.5;

/**
 * After some failures in a row a probe decides whether the other side is dead, so that one caller's costly questions never open the
 * circuit for all. Where half of the recent answers were refusals, an ordinary question decides: one caller's question may fail every
 * time, but a damaged index fails everyone's. While the circuit is open, calls are refused immediately instead of each waiting out its
 * time limit, and the check is repeated after every pause, whether there are calls or not.
 */
export function circuitBreaker({ probe, question, failures = 3, pauseMs = 1000 }: Options): CircuitBreaker {
  let inARow = 0;
  let open = false;
  let probing = false;
  let answers = 0;
  let closed = false;
  let notBefore = 0;
  const lately = recentShare();
  let timer: NodeJS.Timeout | undefined;

  async function verify(ask: Probe): Promise<void> {
    probing = true;
    const before = answers;
    const hasFailed = await ask().then(
      () => false,
      () => true,
    );
    // A server that has answered others in the meantime is not dead, whatever became of the probe.
    open = hasFailed && (ask === question || answers === before);
    probing = false;
    inARow = 0;
    notBefore = performance.now() + pauseMs;
    if (open) lately.forget();
    if (open && !closed) timer = setTimeout(() => void verify(ask), pauseMs).unref();
  }

  return {
    isOpen: () => open,
    succeeded() {
      inARow = 0;
      answers++;
      lately.count(true);
    },
    failed() {
      inARow++;
      if (inARow >= failures && !open && !probing) void verify(probe);
    },
    refused() {
      inARow = 0;
      answers++;
      lately.count(false);
      if (lately.isBad() && !open && !probing && performance.now() >= notBefore) void verify(question);
    },
    close() {
      closed = true;
      clearTimeout(timer);
    },
  };
}

/** What share of the answers of the last seconds were refusals. */
function recentShare() {
  const none = () => ({ since: performance.now(), good: 0, bad: 0 });
  let older = none();
  let newer = none();
  const turn = () => {
    const age = performance.now() - newer.since;
    if (age < windowMs / 2) return;
    older = age < windowMs ? newer : none();
    newer = none();
  };
  return {
    count(isGood: boolean) {
      turn();
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
