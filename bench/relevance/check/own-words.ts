import { readFile } from 'node:fs/promises';
import type { Asker } from '../ask.ts';

/**
 * Query by a client, a lawyer or a foreigner to the demo's rulings, written with its answer before
 * any results were read. `answers`: all principles whose title contains `title` and whose text
 * contains one of the words of `says`. `good` and `why`: judgement after reading the first page.
 */
interface OwnWords {
  /** `open` ones may be tuned on, those kept `aside` never. */
  of: 'open' | 'aside' | 'english';
  q: string;
  answers: KnownAnswer[];
  good: boolean;
  why: string;
}

/** All principles whose title contains `title`, and whose text contains one of the words of `says`. */
export interface KnownAnswer {
  title: string;
  says?: string;
}

/** A principle of the sample. */
export interface SamplePrinciple {
  id: string;
  title: string;
  text: string;
}

export interface OwnWordsReached {
  of: OwnWords['of'];
  questions: number;
  /** The number with an answer on their first page. */
  good: number;
  /**
   * Number of queries with an answer on the first page or on the first page of a suggested
   * subject.
   */
  inReach: number;
  failed: string[];
}

const firstPage = 10;

/**
 * Returns the subjects of the nearest principles, which are suggested if no text contains all
 * terms.
 */
export type Subjects = (question: string) => Promise<string[]>;

/**
 * Returns for each group the number of queries with an answer on the first page, and one click
 * away.
 */
export async function checkOwnWords(
  asker: Asker,
  principles: readonly SamplePrinciple[],
  subjects: Subjects | undefined,
): Promise<OwnWordsReached[]> {
  const firstOf = async (q: string) => (await asker.search({ q }, firstPage)).ids.slice(0, firstPage);
  const file = new URL('./own-words.json', import.meta.url);
  const questions = JSON.parse(await readFile(file, 'utf8')) as OwnWords[];
  const reached = new Map<OwnWords['of'], OwnWordsReached>();
  for (const { of, q, answers: expectedAnswers } of questions) {
    const group = reached.get(of) ?? { of, questions: 0, good: 0, inReach: 0, failed: [] };
    const expectedIds = new Set(
      principles.filter((principle) => isAnswer(principle, expectedAnswers)).map(({ id }) => id),
    );
    if (expectedIds.size === 0) throw new Error(`The sample contains no answer to "${q}".`);
    const isThere = (page: readonly string[]) => page.some((id) => expectedIds.has(id));
    const isGood = isThere(await firstOf(q));
    const offered = isGood ? [] : ((await subjects?.(q)) ?? []);
    const isInReach = isGood || (await Promise.all(offered.map(firstOf))).some(isThere);
    group.questions += 1;
    if (isGood) group.good += 1;
    if (isInReach) group.inReach += 1;
    else group.failed.push(q);
    reached.set(of, group);
  }
  return [...reached.values()];
}

export const isAnswer = (
  { title, text }: SamplePrinciple,
  expectedAnswers: readonly KnownAnswer[],
): boolean =>
  expectedAnswers.some(
    (expected) =>
      title.includes(expected.title) && (!expected.says || new RegExp(expected.says, 'iu').test(text)),
  );
