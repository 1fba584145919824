import type { AnswerMeta, CachedAnswer } from './cached-answer.ts';
import type { SearchState } from './search-state.ts';

interface CachedAnswers {
  entries: Readonly<Record<string, CachedAnswer>>;
  order: readonly string[];
}

export type Facets = Pick<AnswerMeta, 'choices' | 'years'>;

const nothing: Facets = { choices: { courts: [], authorities: [], areas: [], sections: [] }, years: [] };

const isSame = (a: SearchState, b: SearchState) => a.q === b.q && a.type === b.type;

/**
 * Merges the facets of each kind of court, because the filter has kinds only and some have several
 * names ("Tribunale", "Tribunale per i minorenni"). Uses the most frequent name.
 */
export function byIssuer(autList: AnswerMeta['autList']): AnswerMeta['autList'] {
  const merged = new Map<number, AnswerMeta['autList'][number]>();
  for (const authority of autList) {
    const previous = merged.get(authority.issuer_type_id);
    merged.set(
      authority.issuer_type_id,
      previous ? { ...previous, count: previous.count + authority.count } : authority,
    );
  }
  return [...merged.values()].sort((a, b) => b.count - a.count);
}

/**
 * Returns the filter counts of the shown results, so that they are the same after a click and after
 * a reload.
 */
export function facetsOf(visible: CachedAnswer | undefined): Facets {
  if (!visible?.facts) return nothing;
  const { choices, years } = visible.facts;
  return { choices: { ...choices, authorities: byIssuer(choices.authorities) }, years };
}

/** Returns the previous results of the same query while results for another filter are pending. */
export function previousAnswer(
  { entries, order }: CachedAnswers,
  question: SearchState,
): CachedAnswer | undefined {
  return [...order]
    .reverse()
    .map((a) => entries[a])
    .find((e) => e !== undefined && isSame(e.question, question) && e.results.length > 0);
}
