import type { Mailer } from '../../adapters/mailer.ts';
import type { Deps } from '../../deps.ts';
import { sendDueMails, spread } from './send-due-mails.ts';

/**
 * Several lanes, because a mail server takes its time; each claims its own mails. One is kept for mails that were never tried, so that
 * those over which a server has hung do not hold up new ones. `most` includes the lanes that stand in for one that waits long.
 */
const lanes = { any: { atFirst: 2, most: 12 }, fresh: { atFirst: 1, most: 30 } };
type Kind = keyof typeof lanes;
const usualPatience = {
  /** How often to look for mails that another process wrote or that have become due; this process's own ring the bell. */
  lookMs: 5000,
  /** A mail that is on its way for longer no longer keeps others waiting. */
  slowMs: 2000,
  /** Less than the process waits for its jobs, so that a mail that is broken off is left to another one immediately. */
  stopMs: 3000,
};

interface Worker {
  /** Resolves when the mails that are on their way have been settled; those that take long are broken off. */
  stop(): Promise<void>;
}

/** Sends mails as they come. Safe to run in every process. */
export function startOutboxWorker(deps: Deps, mailer: Mailer, patience = usualPatience): Worker {
  const stopping = new AbortController();
  const over = new AbortController();
  const running = { any: new Set<Promise<void>>(), fresh: new Set<Promise<void>>() };
  const start = (kind: Kind, signal: AbortSignal) => {
    const round = { isNew: kind === 'fresh', isOver: () => over.signal.aborted, lookMs: patience.lookMs };
    const ended: Promise<void> = lane(deps, relieved(kind), round, signal).finally(() =>
      running[kind].delete(ended),
    );
    running[kind].add(ended);
  };
  /** While a mail takes long, another lane takes the place of its lane. */
  const relieved = (kind: Kind): Mailer => ({
    ...mailer,
    async send(mail) {
      const isBack = new AbortController();
      const timer = setTimeout(() => {
        if (running[kind].size < lanes[kind].most)
          start(kind, AbortSignal.any([stopping.signal, isBack.signal]));
      }, patience.slowMs);
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
      }, patience.stopMs);
      await Promise.all([...running.any, ...running.fresh]);
      clearTimeout(timer);
    },
  };
}

type Round = NonNullable<Parameters<typeof sendDueMails>[2]> & { lookMs: number };

async function lane(deps: Deps, mailer: Mailer, round: Round, signal: AbortSignal): Promise<void> {
  // What keeps the mails is said once when it begins and once when it ends, not with every look.
  let trouble: string | null = null;
  const report = (now: string | null, err?: unknown) => {
    if (now === trouble) return;
    if (now === null) deps.log.info('mails are sent again');
    else deps.log.error({ err }, now);
    trouble = now;
  };
  while (!signal.aborted) {
    try {
      const { sent, away } = await sendDueMails(deps, mailer, { ...round, isStopping: () => signal.aborted });
      if (away) report('the mail server is away');
      else if (sent > 0 || trouble !== 'the mail server is away') report(null);
    } catch (error) {
      report('the outbox cannot be read', error);
    }
    await deps.mailBell.wait(spread(round.lookMs), signal);
  }
}
