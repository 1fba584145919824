import type { BenchQuestion } from '../generator/make-questions.ts';
import type { Contender } from './contender.ts';

export interface Measured {
  /** Milliseconds of each question. */
  times: number[];
  seconds: number;
  /** Questions that got no answer; they count in no time. */
  failed: number;
}

/** Asks the questions with so many clients, each waiting for its answer before it asks again. */
export async function measure(
  contender: Contender,
  questions: readonly BenchQuestion[],
  clients: number,
): Promise<Measured> {
  const times: number[] = [];
  let failed = 0;
  let next = 0;
  const started = performance.now();
  const client = async () => {
    for (let i = next++; i < questions.length; i = next++) {
      const before = performance.now();
      try {
        await contender.ask(questions[i]!);
        times.push(performance.now() - before);
      } catch (error) {
        // One slow moment of the machine must not end a run of half an hour; more than that must.
        if (++failed > Math.max(3, questions.length / 50)) throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return { times, failed, seconds: (performance.now() - started) / 1000 };
}

/**
 * One interleaved run: the questions in blocks, each block to every contender, in an order that turns from block to block.
 * So a noisy neighbour, a warm cache and a compiler that still learns meet all of them alike.
 */
export async function interleaved(
  contenders: readonly Contender[],
  blocks: readonly (readonly BenchQuestion[])[],
  clients: number,
): Promise<Map<string, Measured>> {
  const results = new Map(
    contenders.map((c): [string, Measured] => [c.name, { times: [], seconds: 0, failed: 0 }]),
  );
  for (const [b, block] of blocks.entries()) {
    for (let i = 0; i < contenders.length; i++) {
      const contender = contenders[(b + i) % contenders.length]!;
      const { times, seconds, failed } = await measure(contender, block, clients);
      const result = results.get(contender.name)!;
      result.times.push(...times);
      result.seconds += seconds;
      result.failed += failed;
    }
  }
  return results;
}

export const percentile = (times: readonly number[], p: number): number =>
  [...times].sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * p))] ?? NaN;
export const throughput = ({ times, seconds }: Measured): number => times.length / seconds;
