import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { end, run, type Started } from './servers.ts';

/** What asks, and what is asked: a core each. */
const clientCore = 0;
const engineCore = 1;

export const hasTwoCores = (): boolean => availableParallelism() > 1;

const pin = (cores: number | string, pid = process.pid): Promise<string> =>
  run('taskset', ['--all-tasks', '--cpu-list', '--pid', String(cores), String(pid)], '.');

export const takeClientCore = (): Promise<string> => pin(clientCore);
export const moveToEngineCore = ({ pid }: Started): Promise<string> => pin(engineCore, pid);

/** For programs that check how many cores they have when they start: they inherit our core at that time. */
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
 * Keeps every core awake with work that gives way to any other (SCHED_IDLE): a virtual processor that slept takes a
 * millisecond to wake up, which a single client that waits for its answer would pay at every step.
 */
export function keepAwake(): Started {
  const idlers = Array.from({ length: availableParallelism() }, () =>
    spawn('chrt', ['--idle', '0', process.execPath, '-e', 'for (;;);'], { stdio: 'ignore' }),
  );
  return { url: '', pid: 0, stop: async () => void (await Promise.all(idlers.map((idler) => end(idler)))) };
}
