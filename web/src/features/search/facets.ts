import type { AnswerMeta, CachedAnswer } from './cached-answer.ts';
import type { SearchState } from './search-state.ts';

interface Answers {
  entries: Readonly<Record<string, CachedAnswer>>;
  order: readonly string[];
}

export type Facets = Pick<AnswerMeta, 'choices' | 'years'>;

const nothing: Facets = { choices: { courts: [], authorities: [], areas: [], sections: [] }, years: [] };

const isSame = (a: SearchState, b: SearchState) => a.q === b.q && a.type === b.type;

/**
 * One line per kind of court: the filter knows kinds only, and some have several names ("Tribunale", "Tribunale per i
 * minorenni"). The name is that of most of its rulings.
 */
export function byIssuer(autList: AnswerMeta['autList']): AnswerMeta['autList'] {
  const merged = new Map<number, AnswerMeta['autList'][number]>();
  for (const authority of autList) {
    const known = merged.get(authority.issuer_type_id);
    merged.set(
      authority.issuer_type_id,
      known ? { ...known, count: known.count + authority.count } : authority,
    );
  }
  return [...merged.values()].sort((a, b) => b.count - a.count);
}

/** The counts to choose filters from: those of the answer that is shown, so that an address tells the same as a click. */
export function facetsOf(shown: CachedAnswer | undefined): Facets {
  if (!shown?.facts) return nothing;
  const { choices, years } = shown.facts;
  return { choices: { ...choices, authorities: byIssuer(choices.authorities) }, years };
}

/** While another filter of the same question is on its way, the answer before it stays in sight. */
export function previousAnswer({ entries, order }: Answers, question: SearchState): CachedAnswer | undefined {
  return [...order]
    .reverse()
    .map((a) => entries[a])
    .find((e) => e !== undefined && isSame(e.question, question) && e.results.length > 0);
}
