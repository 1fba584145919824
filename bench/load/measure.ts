import type { BenchQuestion } from '../generator/make-questions.ts';
import type { Contender } from './contender.ts';
import { processorMs } from './processor-time.ts';

export interface Measured {
  /** Milliseconds of each question. */
  times: number[];
  seconds: number;
  /** Questions that got no answer; they count in no time. */
  failed: number;
  /** Processor time of each of the contender's programs, in milliseconds. */
  processor: Record<string, number>;
}

/**
 * Asks the questions with `clients` clients, each waiting for its answer before it asks again; after `maxSeconds` the
 * rest is left unasked.
 */
export async function measure(
  { send, processes }: Contender,
  questions: readonly BenchQuestion[],
  clients: number,
  maxSeconds = Infinity,
): Promise<Measured> {
  const times: number[] = [];
  let failed = 0;
  let next = 0;
  const used = Object.entries(processes).map(([name, pid]) => ({ name, pid, before: processorMs(pid) }));
  const started = performance.now();
  const isTime = () => performance.now() - started < maxSeconds * 1000;
  const client = async () => {
    for (let i = next++; i < questions.length && isTime(); i = next++) {
      const before = performance.now();
      try {
        await send(questions[i]!);
        times.push(performance.now() - before);
      } catch (error) {
        // One slow moment of the machine must not end a run of half an hour; more than that must.
        if (++failed > Math.max(3, questions.length / 50)) throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  const seconds = (performance.now() - started) / 1000;
  const processor = Object.fromEntries(
    used.map(({ name, pid, before }) => [name, processorMs(pid) - before]),
  );
  return { times, failed, seconds, processor };
}

/**
 * Runs the queries in blocks, each block on every contender, in an order that rotates between
 * blocks. Other load and the compilation of hot code therefore affect all contenders equally.
 * `forget` runs before each contender, whose results could otherwise be cached from the previous
 * one.
 */
export async function interleaved(
  contenders: readonly Contender[],
  blocks: readonly (readonly BenchQuestion[])[],
  clients: number,
  { forget, maxSeconds = Infinity }: { forget: () => Promise<void>; maxSeconds?: number },
): Promise<Map<string, Measured>> {
  const results = new Map(
    contenders.map((c): [string, Measured] => [
      c.name,
      {
        times: [],
        seconds: 0,
        failed: 0,
        processor: Object.fromEntries(Object.keys(c.processes).map((p) => [p, 0])),
      },
    ]),
  );
  for (const [b, block] of blocks.entries()) {
    for (let i = 0; i < contenders.length; i++) {
      const contender = contenders[(b + i) % contenders.length]!;
      await forget();
      const measured = await measure(contender, block, clients, maxSeconds);
      const result = results.get(contender.name)!;
      result.times.push(...measured.times);
      result.seconds += measured.seconds;
      result.failed += measured.failed;
      for (const [name, ms] of Object.entries(measured.processor)) result.processor[name]! += ms;
    }
  }
  return results;
}

export const throughput = ({ times, seconds }: Measured): number => times.length / seconds;
/** Returns the processor time of one program per query, in milliseconds. */
export const processorEach = ({ times, processor }: Measured, name: string): number =>
  (processor[name] ?? NaN) / times.length;
/** `count` blocks of `size` questions, starting over where the list is shorter. */
export const blocksOf = (
  questions: readonly BenchQuestion[],
  count: number,
  size: number,
): BenchQuestion[][] =>
  Array.from({ length: count }, (_, b) =>
    Array.from({ length: size }, (_, i) => questions[(b * size + i) % questions.length]!),
  );
