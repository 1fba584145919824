import type { Mailer } from '../../adapters/mailer.ts';
import type { Deps } from '../../deps.ts';
import { sendDueMails } from './send-due-mails.ts';

/** Several, because a mail server answers in its own time. Each claims for itself. */
const lanes = 3;
const pollMs = 500;

interface Worker {
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
  // What keeps the mails is said once when it begins and once when it ends, not twice a second.
  let trouble: string | null = null;
  const report = (now: string | null, err?: unknown) => {
    if (now === trouble) return;
    if (now === null) deps.log.info('mails are sent again');
    else deps.log.error({ err }, now);
    trouble = now;
  };
  while (!signal.aborted) {
    try {
      const { sent, away } = await sendDueMails(deps, mailer, () => signal.aborted);
      if (away) report('the mail server is away');
      else if (sent > 0 || trouble !== 'the mail server is away') report(null);
    } catch (error) {
      report('the outbox cannot be read', error);
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
