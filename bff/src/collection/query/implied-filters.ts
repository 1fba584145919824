import type { QuestionFact } from '@massima/contract/search';
import type { ImpliedFilter } from '@massima/law/implied-filters';
import { issuerTypeOf } from '@massima/law/types';
import type { Filters } from './search-query.ts';

const isChosen = (values: readonly unknown[] | undefined) => (values?.length ?? 0) > 0;
/** Whether a filter of the same group is set. An explicit filter overrides the implied one. */
const chosen: Record<ImpliedFilter['kind'], (filters: Filters) => boolean> = {
  court: ({ issuerTypes, selectedArea }) => isChosen(issuerTypes) || Boolean(selectedArea),
  section: ({ sections }) => isChosen(sections),
  date: ({ yearDoc }) => isChosen(yearDoc),
  year: ({ yearDoc }) => isChosen(yearDoc),
};

/** Returns the implied filters that no explicit filter overrides. */
export const applyingFacts = (filters: Filters, facts: readonly ImpliedFilter[]): ImpliedFilter[] =>
  facts.filter(({ kind }) => !chosen[kind](filters));

/** Adds the filters that the query implies. */
export function withImpliedFilters<T extends Filters>(filters: T, facts: readonly ImpliedFilter[]): T {
  return applyingFacts(filters, facts).reduce((all, fact) => ({ ...all, ...asFilter(fact) }), filters);
}

function asFilter(fact: ImpliedFilter): Filters {
  switch (fact.kind) {
    case 'court': {
      const { court, place, branch } = fact;
      const within = place ?? branch;
      const type = issuerTypeOf(court);
      return {
        ...(type !== undefined && { issuerTypes: [type] }),
        ...(within !== undefined && { keysOf: `${court}:${within}:` }),
      };
    }
    case 'section':
      return { sections: sectionsOf(fact.section) };
    case 'date':
      return { date: fact.date };
    case 'year':
      return { yearDoc: [fact.year] };
  }
}

const parts = [
  '-1',
  '-2',
  '-3',
  '-4',
  '-5',
  '-L',
  '-T',
  ' bis',
  '-bis',
  ' ter',
  '-ter',
  ' quater',
  '-quater',
];
/** Returns a section and its subdivisions: "6" includes "6-3". */
const sectionsOf = (section: string) => [
  section,
  ...(/^\d/.test(section) ? parts.map((part) => section + part) : []),
];

export function presentFact(fact: ImpliedFilter): QuestionFact[] {
  const { words } = fact;
  if (fact.kind === 'section') return [{ kind: fact.kind, words, section: fact.section }];
  if (fact.kind === 'date') return [{ kind: fact.kind, words, date: fact.date }];
  if (fact.kind === 'year') return [{ kind: fact.kind, words, year: fact.year }];
  const issuer_type_id = issuerTypeOf(fact.court);
  if (issuer_type_id === undefined) return [];
  return [
    { kind: fact.kind, words, issuer_type_id, place: fact.placeName ?? null, branch: fact.branch ?? null },
  ];
}
