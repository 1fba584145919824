import type { Mailer } from './adapters/mailer.ts';
import type { Deps } from './deps.ts';
import { AppError } from './errors.ts';
import { checkAlerts, mailNews } from './features/alerts/index.ts';
import { settleDueChanges } from './features/address/index.ts';
import { settleDueResets } from './features/recovery/support-reset.ts';
import { remindTrials } from './features/signup/index.ts';
import {
  collectFinalInvoices,
  deliverInvoices,
  replayMissedEventsHourly,
  reconcileNightly,
  sendMeteredUsage,
} from './features/billing/index.ts';
import { purgeDeletedFolders } from './features/folders/index.ts';
import { startOutboxWorker } from './features/mail/index.ts';
import { cleanUp } from './features/system/index.ts';
import { noteMailboxes } from './features/users/index.ts';
import { byJob, writeEntry } from './procedures/security-log.ts';

/**
 * Settles address changes that are due. The outcome is written to the security log, although no
 * call caused it.
 */
export async function settleAddresses(deps: Deps): Promise<void> {
  for (const { userId, became } of await settleDueChanges(deps))
    await writeEntry(deps, { ...byJob('addressChange', userId), detail: became });
}

async function settleFactorResets(deps: Deps): Promise<void> {
  for (const userId of await settleDueResets(deps)) await writeEntry(deps, byJob('factorReset', userId));
}

interface Job {
  name: string;
  everyMs: number;
  /** Runs one round. The signal aborts at shutdown, which waits for the round. */
  run(deps: Deps, signal: AbortSignal): Promise<unknown>;
}

/**
 * Jobs that run in parallel with requests. Every job may run in several processes at the same
 * time.
 */
export const jobs: readonly Job[] = [
  { name: 'trial reminders', everyMs: 15_000, run: remindTrials },
  { name: 'alerts', everyMs: 15_000, run: checkAlerts },
  { name: 'alert mails', everyMs: 15_000, run: mailNews },
  { name: 'metered usage', everyMs: 15_000, run: (deps) => sendMeteredUsage(deps) },
  { name: 'last bills', everyMs: 10 * 60_000, run: collectFinalInvoices },
  { name: 'electronic invoices', everyMs: 60_000, run: deliverInvoices },
  { name: 'billing news', everyMs: 10 * 60_000, run: replayMissedEventsHourly },
  { name: 'billing reconcile', everyMs: 10 * 60_000, run: reconcileNightly },
  {
    name: 'deleted folders',
    everyMs: 10 * 60_000,
    run: ({ db, clock }) => purgeDeletedFolders(db, clock.now()),
  },
  { name: 'address changes', everyMs: 15_000, run: settleAddresses },
  { name: 'factor resets', everyMs: 15_000, run: settleFactorResets },
  { name: 'mailboxes', everyMs: 10 * 60_000, run: noteMailboxes },
  { name: 'clean-up', everyMs: 10 * 60_000, run: cleanUp },
];

/**
 * Starts the jobs.
 * @param more  jobs that only some servers have
 */
export function startJobs(deps: Deps, mailer: Mailer, more: readonly Job[] = []): { stop(): Promise<void> } {
  const outbox = startOutboxWorker(deps, mailer);
  const repeated = [...jobs, ...more].map((job) => repeat(deps, job));
  return {
    async stop() {
      await Promise.all([outbox.stop(), ...repeated.map((r) => r.stop())]);
      mailer.close();
    },
  };
}

/** Repeats a job with a pause of `everyMs` milliseconds after each round. */
function repeat(deps: Deps, { name, everyMs, run }: Job): { stop(): Promise<void> } {
  let timer: NodeJS.Timeout | undefined;
  const stopping = new AbortController();
  let failing = false;
  let running: Promise<void> = Promise.resolve();
  const round = async () => {
    try {
      await run(deps, stopping.signal);
      failing = false;
    } catch (err) {
      // Logged once until the job works again. A busy or unavailable dependency is not an error of
      // the job.
      const level = err instanceof AppError && err.key === 'service_unavailable' ? 'warn' : 'error';
      if (!failing) deps.log[level]({ err, job: name }, 'job failed');
      failing = true;
    }
    if (!stopping.signal.aborted) timer = setTimeout(start, everyMs);
  };
  function start() {
    running = round();
  }
  start();
  return {
    stop() {
      stopping.abort();
      clearTimeout(timer);
      return running;
    },
  };
}
