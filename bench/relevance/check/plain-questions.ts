import { readFile } from 'node:fs/promises';
import { isAnswer, type KnownAnswer, type SamplePrinciple } from './own-words.ts';

/**
 * Plain people's and lawyers' everyday questions to the demo's rulings, twelve as they were asked in a review of the product and twenty-eight
 * more, all written with what a lawyer expects before anything was tuned: `answers`, of which one is to be among the first five, or `silent`,
 * the words on which the demo has nothing.
 */
interface PlainQuestion {
  of: 'third look' | 'before tuning';
  q: string;
  answers?: KnownAnswer[];
  silent?: string[];
}

export interface PlainReached {
  /** Those that the demo answers, and how many have an answer among the first five. */
  answered: { questions: number; good: number; failed: string[] };
  /** Those that it is silent on, and how many are said to be. */
  silent: { questions: number; said: number; failed: string[] };
}

interface AskPlain {
  /** The first results, whether or not the collection is silent. */
  first: (q: string) => Promise<string[]>;
  /** The words that it is said to be silent on. */
  silence: (q: string) => Promise<string[]>;
}

const firstFive = 5;

export async function askPlainQuestions(
  { first, silence }: AskPlain,
  principles: readonly SamplePrinciple[],
): Promise<PlainReached> {
  const file = new URL('./plain-questions.json', import.meta.url);
  const questions = JSON.parse(await readFile(file, 'utf8')) as PlainQuestion[];
  const answered: PlainReached['answered'] = { questions: 0, good: 0, failed: [] };
  const silent: PlainReached['silent'] = { questions: 0, said: 0, failed: [] };
  for (const { q, answers } of questions) {
    const words = await silence(q);
    if (!answers) {
      silent.questions += 1;
      if (words.length > 0) silent.said += 1;
      else silent.failed.push(q);
      continue;
    }
    const known = new Set(principles.filter((one) => isAnswer(one, answers)).map(({ id }) => id));
    if (known.size === 0) throw new Error(`Nothing of the sample answers "${q}".`);
    answered.questions += 1;
    const isGood = (await first(q)).slice(0, firstFive).some((id) => known.has(id));
    // what is folded away below a silence is not on the page
    if (isGood && words.length === 0) answered.good += 1;
    else answered.failed.push(words.length > 0 ? `${q} (silent on ${words.join(', ')})` : q);
  }
  return { answered, silent };
}
