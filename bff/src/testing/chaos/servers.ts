import { startMariadb } from '@massima/db/embedded';
import { startSolr } from '@massima/solr/launcher';
import { privateDatabase, privateEngine } from '../global-setup.ts';
import { steadily } from './steadily.ts';

/** A server's process, which fails as processes do. */
export interface ServerProcess {
  /** As a kernel kills what has eaten the memory: nothing is said to anyone. */
  kill(): void;
  /** Resolves when it answers again. */
  start(): Promise<void>;
  /** Alive, connected, and not heard of. */
  pause(): void;
  resume(): void;
  /** Ends what was started here. */
  close(): Promise<void>;
}

type Start<O> = (options: O) => Promise<{ pid: number; stop(): Promise<void> }>;

/** @returns null where the tests use an external server, which is not ours to kill */
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
    await steadily(() => answersSoon(started.url));
    return started;
  });

/** A machine that has just begun to run its code takes seconds for the first questions: until then its fault is not over. */
async function answersSoon(url: string): Promise<void> {
  const question = new URLSearchParams({ words: 'danno', mm: '100%', fq: '{!term f=kind}principle' });
  const signal = AbortSignal.timeout(1000);
  const { ok } = await fetch(`${url}/rulings/find?${String(question)}`, { signal });
  if (!ok) throw new Error('the engine refuses');
}
