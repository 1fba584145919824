import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Started } from './servers.ts';

export interface Bench {
  folder: string;
  /** Ends with the benchmark, the last one first. */
  start<T extends Started>(server: Promise<T>): Promise<T>;
}

/** Options of every benchmark on a made-up collection. */
export const benchOptions = {
  words: { type: 'string', default: '../shared/data/words' },
  keep: { type: 'string' },
  /** With vectors, drawn for the collection and made for questions: bench/load/meant.ts. */
  meaning: { type: 'boolean', default: false },
} as const;

export const sizeOptions = {
  rulings: { type: 'string', default: '100000' },
  principles: { type: 'string', default: '1' },
} as const;

export function say(text: string): void {
  process.stderr.write(`${new Date().toISOString().slice(11, 19)} ${text}\n`);
}

/**
 * Runs `work` in a temporary folder, or in `keep`, which is not deleted. The servers that it
 * started are stopped in any case.
 */
export async function runBench<R>(keep: string | undefined, work: (bench: Bench) => Promise<R>): Promise<R> {
  const folder = keep ? path.resolve(keep) : await mkdtemp(path.join(tmpdir(), 'massima-bench-'));
  await mkdir(folder, { recursive: true });
  const started: Started[] = [];
  const cleanUp = async () => {
    for (const server of started.splice(0).reverse()) await server.stop();
    if (!keep) await rm(folder, { recursive: true, force: true });
  };
  const leave = () => void cleanUp().then(() => process.exit(1));
  const signals = ['SIGINT', 'SIGTERM'] as const;
  for (const signal of signals) process.once(signal, leave);
  try {
    return await work({
      folder,
      async start(server) {
        const up = await server;
        started.push(up);
        return up;
      },
    });
  } finally {
    await cleanUp();
    for (const signal of signals) process.off(signal, leave);
  }
}

export function reportFailure(error: unknown): void {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
