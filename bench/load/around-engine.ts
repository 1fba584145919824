import type { BenchQuestion } from '../generator/make-questions.ts';
import { askRawEngine } from './ask-engine.ts';
import { askProduct } from './ask-product.ts';
import { interleaved, measure, percentile, throughput } from './measure.ts';
import { atLeast, atMost, table, type Verdict } from './report.ts';

export interface Setting {
  engine: string;
  product: string;
  tokens: readonly string[];
  questions: Record<'all words' | 'any word', readonly BenchQuestion[]>;
  blocks: number;
  say(text: string): void;
}

const clients = 16;
/** More than the engine's cache of results holds: nobody finds there what the other asked before. */
const blockSize = 600;

export const blocksOf = (
  questions: readonly BenchQuestion[],
  count: number,
  size: number,
): BenchQuestion[][] =>
  Array.from({ length: count }, (_, b) =>
    Array.from({ length: size }, (_, i) => questions[(b * size + i) % questions.length]!),
  );

/** The whole product beside the raw engine: what session, quota, history and highlights' places cost. */
export async function aroundEngine({
  engine,
  product,
  tokens,
  questions,
  blocks,
  say,
}: Setting): Promise<Verdict[]> {
  const asked = questions['all words'];
  const contenders = [askProduct(product, tokens, clients), askRawEngine(engine, clients)] as const;
  say('warming up');
  // The engine alone first: cold, and on a busy machine, it may take longer than the product would wait.
  await measure(contenders[1], asked.slice(0, blockSize), 4);
  await interleaved(contenders, blocksOf(asked, 2, blockSize), clients);
  say('16 clients');
  const many = await interleaved(contenders, blocksOf(asked, blocks, blockSize), clients);
  console.log(`\n${table('16 clients, all words', many)}`);
  say('1 client');
  const one = await interleaved(contenders, blocksOf(asked, Math.ceil(blocks / 2), blockSize), 1);
  console.log(`\n${table('1 client, all words', one)}`);
  await Promise.all(contenders.map((c) => c.close()));
  const median = (name: string) => percentile(one.get(name)!.times, 0.5);
  return [
    atLeast(
      "share of the raw engine's questions per second, 16 clients",
      throughput(many.get('product')!) / throughput(many.get('raw engine')!),
      0.8,
    ),
    atMost('milliseconds added at p50, 1 client', median('product') - median('raw engine'), 2),
  ];
}
