import { readFile } from 'node:fs/promises';
import { isAnswer, type KnownAnswer, type SamplePrinciple } from './own-words.ts';

/**
 * Everyday query by a client or a lawyer to the demo's rulings: twelve from a review of the
 * application and 28 more, all written before tuning. `answers`: at least one must be among the
 * first five results. `silent`: the terms for which the demo has no match.
 */
interface PlainQuestion {
  of: 'third look' | 'before tuning';
  q: string;
  answers?: KnownAnswer[];
  silent?: string[];
}

export interface PlainReached {
  /** Queries that the demo answers, and the number with an answer among the first five. */
  answered: { questions: number; good: number; failed: string[] };
  /** Queries without an answer in the demo, and the number for which this is detected. */
  silent: { questions: number; said: number; failed: string[] };
}

interface PlainQuestionPorts {
  /** The first results, whether or not the collection is silent. */
  first: (q: string) => Promise<string[]>;
  /** Returns the terms for which the application reports no match. */
  silence: (q: string) => Promise<string[]>;
}

const firstFive = 5;

export async function checkPlainQuestions(
  { first, silence }: PlainQuestionPorts,
  principles: readonly SamplePrinciple[],
): Promise<PlainReached> {
  const file = new URL('./plain-questions.json', import.meta.url);
  const questions = JSON.parse(await readFile(file, 'utf8')) as PlainQuestion[];
  const withAnswer: PlainReached['answered'] = { questions: 0, good: 0, failed: [] };
  const silent: PlainReached['silent'] = { questions: 0, said: 0, failed: [] };
  for (const { q, answers: expectedAnswers } of questions) {
    const silentTerms = await silence(q);
    if (!expectedAnswers) {
      silent.questions += 1;
      if (silentTerms.length > 0) silent.said += 1;
      else silent.failed.push(q);
      continue;
    }
    const expectedIds = new Set(
      principles.filter((principle) => isAnswer(principle, expectedAnswers)).map(({ id }) => id),
    );
    if (expectedIds.size === 0) throw new Error(`The sample contains no answer to "${q}".`);
    withAnswer.questions += 1;
    const isGood = (await first(q)).slice(0, firstFive).some((id) => expectedIds.has(id));
    // what is folded away below a silence is not on the page
    if (isGood && silentTerms.length === 0) withAnswer.good += 1;
    else withAnswer.failed.push(silentTerms.length > 0 ? `${q} (silent on ${silentTerms.join(', ')})` : q);
  }
  return { answered: withAnswer, silent };
}
