import type { AnswerFacts, Entry } from './entry.ts';
import { filterCount, type Question } from './question.ts';

interface Answers {
  entries: Readonly<Record<string, Entry>>;
  order: readonly string[];
}

const isSame = (a: Question, b: Question) => a.q === b.q && a.type === b.type;

/**
 * The counts to choose filters from: those of the same question before anything was filtered, so that what was ruled
 * out can be chosen next. An address opened with filters has only its own.
 */
export function facetsOf(
  { entries, order }: Answers,
  question: Question,
): Pick<AnswerFacts, 'autList' | 'years'> {
  const alike = order
    .map((a) => entries[a])
    .filter((e): e is Entry => e !== undefined && isSame(e.question, question));
  const own = alike.find((e) => e.question === question) ?? alike.at(-1);
  const base = alike.find((e) => filterCount(e.question) === 0 && e.facts) ?? own;
  return { autList: base?.facts?.autList ?? [], years: base?.facts?.years ?? [] };
}

/** While another filter of the same question is on its way, the answer before it stays in sight. */
export function standIn({ entries, order }: Answers, question: Question): Entry | undefined {
  return [...order]
    .reverse()
    .map((a) => entries[a])
    .find((e) => e !== undefined && isSame(e.question, question) && e.results.length > 0);
}
