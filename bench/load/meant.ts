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

/**
 * Folder in which `npm start` and `npm test` install the model. It embeds the queries in a thread
 * of the measured server.
 */
const folder = path.resolve(import.meta.dirname, '../../.cache/meaning');

/**
 * Returns the settings with which a server embeds queries.
 * @throws Error if the model is missing
 */
export function readsQuestions(): Record<string, string> {
  if (!isModel(folder))
    throw new Error(
      'There is no model in .cache/meaning: cd meaning && npm run fetch -- --into ../.cache/meaning',
    );
  return { MEANING_MODEL: folder };
}

/**
 * Gives every principle of a fictional collection a random vector, because drawn words have no
 * meaning and Solr's time does not depend on the values. Principles with a vector are skipped. A
 * complete index is left unchanged, because a commit starts a merge that takes minutes and delays
 * reloading the core.
 */
export async function drawVectors({ url }: Started): Promise<void> {
  const engine = new Engine(url);
  const indexedModel = await readModel(engine);
  if (indexedModel?.finished_at && indexedModel.missing === 0) return engine.close();
  const random = seededRandom(7);
  const drawn = () => Float32Array.from({ length: ownModel.size }, () => random() - 0.5);
  const unit = (vector: Float32Array) => {
    const length = Math.hypot(...vector);
    return vector.map((value) => value / length);
  };
  let reportedAt = 0;
  try {
    await indexMeaning({
      engine,
      model: ownModel,
      encode: () => Promise.resolve(unit(drawn())),
      parallel: 1,
      afresh: false,
      report({ event, seen, total, seconds }) {
        if (event === 'progress' && seconds - reportedAt < 30) return;
        reportedAt = seconds;
        say(`vectors drawn for ${seen} of ${total} texts, ${seconds} s`);
      },
    });
  } finally {
    await engine.close();
  }
}

/** Questions whose meaning plays a part in the order, none of them twice. */
export function embeddedQuestions(
  language: Language,
  kind: 'all words' | 'any word',
  count: number,
  seed: number,
): BenchQuestion[] {
  const made = makeQuestions(language, kind, count * 8, seed);
  const embedded = made.filter(({ query }) => meaningWeight({ query }, readQuestion(query)) > 0);
  const each = [...new Map(embedded.map((question) => [question.query, question])).values()].slice(0, count);
  if (each.length < count) throw new Error(`Only ${each.length} of ${count} queries use the embedding.`);
  return each;
}

/** Megabytes that a process uses now; NaN where the system does not say. */
export function memoryOf({ pid }: Started): number {
  const file = `/proc/${pid}/status`;
  const kilobytes = existsSync(file) ? /^VmRSS:\s+(\d+)/m.exec(readFileSync(file, 'utf8'))?.[1] : undefined;
  return kilobytes === undefined ? NaN : Number(kilobytes) / 1024;
}

/**
 * Returns the number of queries that a server has embedded, found in the cache and not embedded in
 * time. With many misses the benchmark measures a term search.
 */
export async function vectorsOf({ url }: Started): Promise<string> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  const counted = [...metrics.matchAll(/^massima_question_vectors_total\{how="(\w+)"\} (\d+)$/gm)];
  return `vectors of questions: ${counted.map(([, how, count]) => `${count} ${how}`).join(', ') || 'none'}`;
}
