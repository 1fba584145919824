import type { Mailer } from '../../adapters/mailer.ts';
import type { Deps } from '../../deps.ts';
import { sendDueMails } from './send-due-mails.ts';

/** Several, because a mail server answers in its own time. Each claims for itself. */
const lanes = 3;
/** With those that stand in for lanes whose server takes minutes over a mail. */
const mostLanes = 20;
const pollMs = 500;
const usualPatience = {
  /** A mail that is on its way for longer no longer keeps others waiting. */
  slowMs: 15_000,
  /** Less than the process waits for its jobs, so that a mail that is broken off is left to another one at once. */
  stopMs: 3000,
};

interface Worker {
  /** Resolves when the mails that are on their way have been settled; those that take long are broken off. */
  stop(): Promise<void>;
}

/** Sends mails as they come. Safe to run in every process. */
export function startOutboxWorker(deps: Deps, mailer: Mailer, patience = usualPatience): Worker {
  const stopping = new AbortController();
  const running = new Set<Promise<void>>();
  const start = (signal: AbortSignal) => {
    const ended: Promise<void> = lane(deps, relieved, signal).finally(() => running.delete(ended));
    running.add(ended);
  };
  /** While a mail takes long, another lane takes the place of its own. */
  const relieved: Mailer = {
    ...mailer,
    async send(mail) {
      const isBack = new AbortController();
      const timer = setTimeout(() => {
        if (running.size < mostLanes) start(AbortSignal.any([stopping.signal, isBack.signal]));
      }, patience.slowMs);
      try {
        await mailer.send(mail);
      } finally {
        clearTimeout(timer);
        isBack.abort();
      }
    },
  };
  for (let i = 0; i < lanes; i++) start(stopping.signal);
  return {
    async stop() {
      stopping.abort();
      const timer = setTimeout(() => mailer.close(), patience.stopMs);
      await Promise.all(running);
      clearTimeout(timer);
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
