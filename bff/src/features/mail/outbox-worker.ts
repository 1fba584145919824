import type { Mailer } from '../../adapters/mailer.ts';
import type { Deps } from '../../deps.ts';
import { sendDueMails, spread } from './send-due-mails.ts';

/**
 * Number of lanes that send mails concurrently. Each claims its own mails. The `fresh` lane is
 * reserved for mails without a previous attempt, so that mails on which a server hung do not delay
 * new mails. `most` includes the lanes that replace a slow lane.
 */
const lanes = { any: { atFirst: 2, most: 12 }, fresh: { atFirst: 1, most: 30 } };
type Kind = keyof typeof lanes;
const usualTiming = {
  /**
   * How often to look for mails that another process wrote or that are due for a retry. Mails of
   * this process are notified immediately.
   */
  lookMs: 5000,
  /** After this time a mail no longer blocks its lane. */
  slowMs: 2000,
  /**
   * Shorter than the shutdown timeout of the process, so that another process can retry an aborted
   * mail immediately.
   */
  stopMs: 3000,
};

interface Worker {
  /** Resolves when the mails in progress are settled. Slow mails are aborted after `stopMs`. */
  stop(): Promise<void>;
}

/** Starts sending queued mails. Safe to run in every process. */
export function startOutboxWorker(deps: Deps, mailer: Mailer, timing = usualTiming): Worker {
  const stopping = new AbortController();
  const over = new AbortController();
  const running = { any: new Set<Promise<void>>(), fresh: new Set<Promise<void>>() };
  const start = (kind: Kind, signal: AbortSignal) => {
    const round = { isNew: kind === 'fresh', isOver: () => over.signal.aborted, lookMs: timing.lookMs };
    const ended: Promise<void> = lane(deps, relieved(kind), round, signal).finally(() =>
      running[kind].delete(ended),
    );
    running[kind].add(ended);
  };
  /** Starts an additional lane while a mail is slow. */
  const relieved = (kind: Kind): Mailer => ({
    ...mailer,
    async send(mail) {
      const isBack = new AbortController();
      const timer = setTimeout(() => {
        if (running[kind].size < lanes[kind].most)
          start(kind, AbortSignal.any([stopping.signal, isBack.signal]));
      }, timing.slowMs);
      try {
        await mailer.send(mail);
      } finally {
        clearTimeout(timer);
        isBack.abort();
      }
    },
  });
  for (const kind of ['any', 'fresh'] as const)
    for (let i = 0; i < lanes[kind].atFirst; i++) start(kind, stopping.signal);
  return {
    async stop() {
      stopping.abort();
      const timer = setTimeout(() => {
        over.abort();
        mailer.close();
      }, timing.stopMs);
      await Promise.all([...running.any, ...running.fresh]);
      clearTimeout(timer);
    },
  };
}

type Round = NonNullable<Parameters<typeof sendDueMails>[2]> & { lookMs: number };

async function lane(deps: Deps, mailer: Mailer, round: Round, signal: AbortSignal): Promise<void> {
  // A failure is logged when it starts and when it ends, not on every round.
  let trouble: string | null = null;
  const report = (now: string | null, err?: unknown) => {
    if (now === trouble) return;
    if (now === null) deps.log.info('sending mails works again');
    else deps.log.error({ err }, now);
    trouble = now;
  };
  while (!signal.aborted) {
    try {
      const { sent, away } = await sendDueMails(deps, mailer, { ...round, isStopping: () => signal.aborted });
      if (away) report('mail server unavailable');
      else if (sent > 0 || trouble !== 'mail server unavailable') report(null);
    } catch (error) {
      report('cannot read the outbox', error);
    }
    await deps.mailSignal.wait(spread(round.lookMs), signal);
  }
}
