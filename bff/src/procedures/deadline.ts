import { setMaxListeners } from 'node:events';
import { AppError } from '../errors.ts';

/** Deadline in milliseconds. With network time, a caller gets a response within three seconds. */
const usual = 2600;
/** The card provider has ten seconds. A burst of logins queues for its password hashes. */
const ofRouter: Partial<Record<string, number>> = {
  billing: 10_000,
  accounts: 30_000,
  factors: 30_000,
  session: 30_000,
};

/** Documents of a full folder are written with idle CPU time only. */
const ofOperation: Partial<Record<string, number>> = {
  'projects.export': 30_000,
  'projects.exportResults': 30_000,
};

export const deadlineOf = (operation: string): number =>
  ofOperation[operation] ?? ofRouter[operation.split('.', 1)[0] ?? ''] ?? usual;

/**
 * Rejects an operation that exceeds its deadline with `service_timeout` and aborts its signal.
 * Pending calls end by their own deadlines. Every write is one transaction, so no partial result
 * is stored.
 */
export async function withDeadline<T>(
  operation: string,
  { signal, patience = 1 }: { signal: AbortSignal; patience?: number },
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const aborted = new AbortController();
  // Each Solr query adds a listener.
  setMaxListeners(0, aborted.signal);
  const abort = () => aborted.abort();
  signal.addEventListener('abort', abort, { once: true });
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => {
        abort();
        reject(new AppError('service_timeout'));
      },
      patience * deadlineOf(operation),
    );
  });
  try {
    return await Promise.race([work(aborted.signal), late]);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}
