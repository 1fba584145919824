import type { AnswerFacts, Entry } from './entry.ts';
import { filterCount, type Question } from './question.ts';

interface Answers {
  entries: Readonly<Record<string, Entry>>;
  order: readonly string[];
}

const isSame = (a: Question, b: Question) => a.q === b.q && a.type === b.type;

/**
 * One line per kind of court: the filter knows kinds only, and some have several names ("Tribunale", "Tribunale per i
 * minorenni"). The name is that of most of its rulings.
 */
export function byIssuer(autList: AnswerFacts['autList']): AnswerFacts['autList'] {
  const merged = new Map<number, AnswerFacts['autList'][number]>();
  for (const authority of autList) {
    const known = merged.get(authority.issuer_type_id);
    merged.set(
      authority.issuer_type_id,
      known ? { ...known, count: known.count + authority.count } : authority,
    );
  }
  return [...merged.values()].sort((a, b) => b.count - a.count);
}

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
  return { autList: byIssuer(base?.facts?.autList ?? []), years: base?.facts?.years ?? [] };
}

/** While another filter of the same question is on its way, the answer before it stays in sight. */
export function standIn({ entries, order }: Answers, question: Question): Entry | undefined {
  return [...order]
    .reverse()
    .map((a) => entries[a])
    .find((e) => e !== undefined && isSame(e.question, question) && e.results.length > 0);
}
