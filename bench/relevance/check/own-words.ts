import { readFile } from 'node:fs/promises';
import type { Asker } from '../ask.ts';

/**
 * A question as a client or a lawyer puts it, or a foreigner, to the demo's rulings; written, with what answers it, before any page was
 * read. `answers`: all principles whose title contains `title`, and whose text contains one of the words of `says`. `good` and `why`: what was
 * judged by reading its first page.
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
  /** The number with one there or on the first page of a subject that is offered next to it. */
  inReach: number;
  failed: string[];
}

const firstPage = 10;

/** What the nearest are about, which is offered where no text contains all of the words. */
export type Subjects = (question: string) => Promise<string[]>;

/** How many of each group have an answer on their first page, and how many one press away. */
export async function askOwnWords(
  asker: Asker,
  principles: readonly SamplePrinciple[],
  subjects: Subjects | undefined,
): Promise<OwnWordsReached[]> {
  const firstOf = async (q: string) => (await asker.ask({ q }, firstPage)).ids.slice(0, firstPage);
  const file = new URL('./own-words.json', import.meta.url);
  const questions = JSON.parse(await readFile(file, 'utf8')) as OwnWords[];
  const reached = new Map<OwnWords['of'], OwnWordsReached>();
  for (const { of, q, answers } of questions) {
    const group = reached.get(of) ?? { of, questions: 0, good: 0, inReach: 0, failed: [] };
    const known = new Set(principles.filter((one) => isAnswer(one, answers)).map(({ id }) => id));
    if (known.size === 0) throw new Error(`Nothing of the sample answers "${q}".`);
    const isThere = (page: readonly string[]) => page.some((id) => known.has(id));
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

export const isAnswer = ({ title, text }: SamplePrinciple, answers: readonly KnownAnswer[]): boolean =>
  answers.some((one) => title.includes(one.title) && (!one.says || new RegExp(one.says, 'iu').test(text)));
