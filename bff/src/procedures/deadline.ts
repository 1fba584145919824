import { setMaxListeners } from 'node:events';
import { AppError } from '../errors.ts';

/** Milliseconds. A caller gets an answer within three seconds, the network's own time included. */
const usual = 2600;
/** The card provider is given ten seconds; a burst of logins queues for its hashes, which is slow and no hang. */
const ofRouter: Partial<Record<string, number>> = {
  billing: 10_000,
  accounts: 30_000,
  factors: 30_000,
  session: 30_000,
};

/** A document of a full folder is written with the processor time that nothing else wants. */
const ofOperation: Partial<Record<string, number>> = {
  'projects.export': 30_000,
  'projects.exportResults': 30_000,
};

export const deadlineOf = (operation: string): number =>
  ofOperation[operation] ?? ofRouter[operation.split('.', 1)[0] ?? ''] ?? usual;

/**
 * Refuses an operation that is not done in time with `service_timeout` and tells it so by its signal. What it has under
 * way then ends by its own deadlines; every write is one transaction, so nothing is half done.
 */
export async function withDeadline<T>(
  operation: string,
  { signal, patience = 1 }: { signal: AbortSignal; patience?: number },
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const aborted = new AbortController();
  // Each question to the engine listens to it.
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
