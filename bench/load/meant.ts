import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { meaningWeight, readQuestion } from '@massima/bff/collection/for-benches';
import { isModel, ownModel } from '@massima/meaning/model/files';
import { Engine } from '@massima/solr/engine';
import { indexMeaning } from '@massima/solr/index-meaning';
import { readModel } from '@massima/solr/model';
import { makeQuestions, type BenchQuestion } from '../generator/make-questions.ts';
import { seededRandom } from '../generator/random.ts';
import type { Language } from '../generator/word-statistics.ts';
import { say } from './run-bench.ts';
import type { Started } from './servers.ts';

/** Where `npm start` and `npm test` bring the model: it reads the questions, and its thread is part of the server that is measured. */
const folder = path.resolve(import.meta.dirname, '../../.cache/meaning');

/** The settings with which a server embeds questions. @throws Error where the model is not there */
export function readsQuestions(): Record<string, string> {
  if (!isModel(folder))
    throw new Error(
      'There is no model in .cache/meaning: cd meaning && npm run fetch -- --into ../.cache/meaning',
    );
  return { MEANING_MODEL: folder };
}

/**
 * A vector for every principle of a made-up collection, drawn instead of made: a text of drawn words means nothing, and the engine compares
 * any 384 numbers alike. What has one is left, and an index that is kept and has them all is not touched: a commit begins to merge its parts,
 * which takes minutes, and a core is reloaded only when that has ended.
 */
export async function drawVectors({ url }: Started): Promise<void> {
  const engine = new Engine(url);
  const known = await readModel(engine);
  if (known?.finished_at && known.missing === 0) return engine.close();
  const random = seededRandom(7);
  const drawn = () => Float32Array.from({ length: ownModel.size }, () => random() - 0.5);
  const unit = (vector: Float32Array) => {
    const length = Math.hypot(...vector);
    return vector.map((value) => value / length);
  };
  let saidAt = 0;
  try {
    await indexMeaning({
      engine,
      model: ownModel,
      encode: () => Promise.resolve(unit(drawn())),
      parallel: 1,
      afresh: false,
      report({ event, seen, total, seconds }) {
        if (event === 'progress' && seconds - saidAt < 30) return;
        saidAt = seconds;
        say(`vectors drawn for ${seen} of ${total} texts, ${seconds} s`);
      },
    });
  } finally {
    await engine.close();
  }
}

/** Questions whose meaning plays a part in the order, none of them twice. */
export function meantQuestions(
  language: Language,
  kind: 'all words' | 'any word',
  count: number,
  seed: number,
): BenchQuestion[] {
  const made = makeQuestions(language, kind, count * 8, seed);
  const meant = made.filter(({ query }) => meaningWeight({ query }, readQuestion(query)) > 0);
  const each = [...new Map(meant.map((one) => [one.query, one])).values()].slice(0, count);
  if (each.length < count) throw new Error(`Only ${each.length} questions of ${count} mean something.`);
  return each;
}

/** Megabytes that a process uses now; NaN where the system does not say. */
export function memoryOf({ pid }: Started): number {
  const file = `/proc/${pid}/status`;
  const kilobytes = existsSync(file) ? /^VmRSS:\s+(\d+)/m.exec(readFileSync(file, 'utf8'))?.[1] : undefined;
  return kilobytes === undefined ? NaN : Number(kilobytes) / 1024;
}

/** How many questions a server has read, found kept, and not read in time: a figure with many missed is one of words alone. */
export async function vectorsOf({ url }: Started): Promise<string> {
  const said = await (await fetch(`${url}/metrics`)).text();
  const counted = [...said.matchAll(/^massima_question_vectors_total\{how="(\w+)"\} (\d+)$/gm)];
  return `vectors of questions: ${counted.map(([, how, count]) => `${count} ${how}`).join(', ') || 'none'}`;
}
