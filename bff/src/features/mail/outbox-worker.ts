import type { Mailer } from '../../adapters/mailer.ts';
import type { Deps } from '../../deps.ts';
import { sendDueMails } from './send-due-mails.ts';

/** Several, because a mail server answers in its own time. Each claims for itself. */
const lanes = 3;
const pollMs = 500;

export interface Worker {
  /** Resolves when the mail that is on its way has been settled. */
  stop(): Promise<void>;
}

/** Sends mails as they come. Safe to run in every process. */
export function startOutboxWorker(deps: Deps, mailer: Mailer): Worker {
  const stopping = new AbortController();
  const running = Promise.all(Array.from({ length: lanes }, () => lane(deps, mailer, stopping.signal)));
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

async function lane(deps: Deps, mailer: Mailer, signal: AbortSignal): Promise<void> {
  let quiet = false;
  while (!signal.aborted) {
    try {
      await sendDueMails(deps, mailer, () => signal.aborted);
      quiet = false;
    } catch (error) {
      // A database that is away is said once, not twice a second.
      if (!quiet) deps.log.error({ err: error }, 'outbox not readable');
      quiet = true;
    }
    await pause(pollMs, signal);
  }
}

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(done, ms);
    function done() {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    }
    if (signal.aborted) done();
    else signal.addEventListener('abort', done);
  });
