import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { end, run, type Started } from './servers.ts';

/** Cores of the client and of the contender, one each. */
const clientCore = 0;
const engineCore = 1;

export const hasTwoCores = (): boolean => availableParallelism() > 1;

const pin = (cores: number | string, pid = process.pid): Promise<string> =>
  run('taskset', ['--all-tasks', '--cpu-list', '--pid', String(cores), String(pid)], '.');

export const takeClientCore = (): Promise<string> => pin(clientCore);
export const moveToEngineCore = ({ pid }: Started): Promise<string> => pin(engineCore, pid);

/**
 * Starts programs that count their cores at start; they inherit the core that this process has at
 * that moment.
 */
export async function startOnEngineCore<T>(start: () => Promise<T>): Promise<T> {
  await pin(engineCore);
  try {
    return await start();
  } finally {
    await takeClientCore();
  }
}

export const useAllCores = (): Promise<string> => pin(`0-${availableParallelism() - 1}`);

/**
 * Keeps every core awake with work of the lowest priority (SCHED_IDLE). A sleeping virtual
 * processor takes a millisecond to wake up, which would delay every step of a single client.
 */
export function keepAwake(): Started {
  const idlers = Array.from({ length: availableParallelism() }, () =>
    spawn('chrt', ['--idle', '0', process.execPath, '-e', 'for (;;);'], { stdio: 'ignore' }),
  );
  return { url: '', pid: 0, stop: async () => void (await Promise.all(idlers.map((idler) => end(idler)))) };
}
