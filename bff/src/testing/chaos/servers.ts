import { startMariadb } from '@massima/db/embedded';
import { startSolr } from '@massima/solr/launcher';
import { privateDatabase, privateEngine } from '../global-setup.ts';
import { retryCall } from './retry-call.ts';

/** Process of a server, for faults at process level. */
export interface ServerProcess {
  /** Kills the process with SIGKILL, as the kernel does when memory runs out. */
  kill(): void;
  /** Resolves when it responds again. */
  start(): Promise<void>;
  /** Stops the process with open connections. */
  pause(): void;
  resume(): void;
  /** Ends the processes started here. */
  close(): Promise<void>;
}

type Start<O> = (options: O) => Promise<{ pid: number; stop(): Promise<void> }>;

/**
 * Controls a server process.
 * @returns null if the tests use an external server
 */
function serverProcess<O>(variable: string, start: Start<O>): ServerProcess | null {
  const known = process.env[variable];
  if (!known) return null;
  const { pid, options } = JSON.parse(known) as { pid: number; options: O };
  let current = pid;
  let stop = () => Promise.resolve();
  return {
    kill: () => void process.kill(current, 'SIGKILL'),
    async start() {
      const started = await start(options);
      current = started.pid;
      stop = () => started.stop();
    },
    pause: () => void process.kill(current, 'SIGSTOP'),
    resume: () => void process.kill(current, 'SIGCONT'),
    close: () => stop(),
  };
}

export const databaseProcess = () =>
  serverProcess<Parameters<typeof startMariadb>[0]>(privateDatabase, startMariadb);

export const engineProcess = () =>
  serverProcess<Parameters<typeof startSolr>[0]>(privateEngine, async (options) => {
    const started = await startSolr(options);
    await retryCall(() => answersSoon(started.url));
    return started;
  });

/**
 * Waits until the first queries are fast: a machine that has just started to run the code needs
 * seconds. Until then the fault continues.
 */
async function answersSoon(url: string): Promise<void> {
  const question = new URLSearchParams({ words: 'danno', mm: '100%', fq: '{!term f=kind}principle' });
  const signal = AbortSignal.timeout(1000);
  const { ok } = await fetch(`${url}/rulings/find?${String(question)}`, { signal });
  if (!ok) throw new Error('the engine refuses');
}
