import { areas, firstYear, issuerTypes, queryMaxLength } from '@massima/contract/constants';
import type { FactKind, SelectedType } from '@massima/contract/search';
import { choiceOf, chosenCourts } from './courts.ts';
import { readYears, writeYears, yearSpans } from './years.ts';

/** Query with everything that affects its results. Equal queries have equal addresses. */
export interface SearchState {
  q: string;
  type: SelectedType;
  years: readonly number[];
  /** Combined with `issuers`, in the canonical form of `choiceOf`. */
  area: 0 | 1 | 2;
  issuers: readonly number[];
  /** Subject matter: the contract's areas of law. */
  matters: readonly number[];
  sections: readonly string[];
  /** `words` sorts by relevance without embeddings. */
  sort: 'relevance' | 'words' | 'date';
  /** True if the query is searched as typed, without corrections. */
  asTyped: boolean;
  /** Kinds of implied filters that are searched as words instead. */
  factsOff: readonly FactKind[];
  /** True if the nearest results of an unanswered query are included. */
  near: boolean;
}

const noFilters = { years: [], area: 0, issuers: [], matters: [], sections: [] } as const;

export const newSearchState = (q: string, type: SelectedType = 'massima'): SearchState => ({
  q: q.trim(),
  type,
  ...noFilters,
  sort: 'relevance',
  asTyped: false,
  factsOff: [],
  near: false,
});

/** `autorita=3,4` and `autorita=3&autorita=4` are equivalent. */
const list = (values: readonly string[]): string[] => values.join(',').split(',');

const numbers = (values: readonly string[], allowed: readonly number[]): number[] =>
  [...new Set(list(values).map(Number))].filter((n) => allowed.includes(n)).sort((a, b) => a - b);

/** Section codes as in the contract; the server rejects others. */
const sectionCode = /^[\p{L}\p{N} .°ªº'’/()^&:;–-]{1,50}$/u;
const maxSections = 20;
const codes = (values: readonly string[]): string[] =>
  [...new Set(list(values))]
    .filter((code) => sectionCode.test(code))
    .sort()
    .slice(0, maxSections);

/** Names of the disabled filters in the address. */
const factWords: readonly (readonly [FactKind, string])[] = [
  ['court', 'corte'],
  ['section', 'sezione'],
  ['date', 'data'],
  ['year', 'anno'],
];

/** Names of the sort orders in the address, except for the default. */
const orders = [
  ['words', 'parole'],
  ['date', 'data'],
] as const;

/** Reads `/?q=…&tipo=…&anno=…&area=…`. Missing and invalid values keep their default. */
export function readAddress(search: string, currentYear: number): SearchState | null {
  const params = new URLSearchParams(search);
  const q = (params.get('q') ?? '').trim().slice(0, queryMaxLength);
  if (q === '') return null;
  const area = Number(params.get('area'));
  const off = list(params.getAll('senza'));
  return {
    q,
    type: params.get('tipo') === 'sentenza' ? 'sentenza' : 'massima',
    years: readYears(list(params.getAll('anno')), firstYear, currentYear),
    ...choiceOf(
      chosenCourts({
        area: area === 1 || area === 2 ? area : 0,
        issuers: numbers(params.getAll('autorita'), issuerTypes),
      }),
    ),
    matters: numbers(params.getAll('materia'), areas),
    sections: codes(params.getAll('sezione')),
    sort: orders.find(([, word]) => word === params.get('ordine'))?.[0] ?? 'relevance',
    asTyped: params.get('parole') === 'digitate',
    factsOff: factWords.flatMap(([kind, word]) => (off.includes(word) ? [kind] : [])),
    near: params.get('risultati') === 'vicini',
  };
}

export function writeAddress(question: SearchState): string {
  const params = new URLSearchParams({ q: question.q });
  const set = (name: string, values: readonly (string | number)[]) => {
    if (values.length > 0) params.set(name, values.join(','));
  };
  if (question.type === 'sentenza') params.set('tipo', 'sentenza');
  set('anno', writeYears(question.years));
  if (question.area !== 0) params.set('area', String(question.area));
  set(
    'autorita',
    [...question.issuers].sort((a, b) => a - b),
  );
  set(
    'materia',
    [...question.matters].sort((a, b) => a - b),
  );
  set('sezione', [...question.sections].sort());
  const order = orders.find(([sort]) => sort === question.sort)?.[1];
  if (order) params.set('ordine', order);
  if (question.asTyped) params.set('parole', 'digitate');
  set(
    'senza',
    factWords.flatMap(([kind, word]) => (question.factsOff.includes(kind) ? [word] : [])),
  );
  if (question.near) params.set('risultati', 'vicini');
  // Commas are legal in a query string and read better than %2C in a shared link.
  return `?${params.toString().replaceAll('%2C', ',')}`;
}

/**
 * Returns the number of active filters. Consecutive years count once; the sort order is not a
 * filter.
 */
export const filterCount = ({ years, issuers, matters, sections, area }: SearchState): number =>
  yearSpans(years).length + issuers.length + matters.length + sections.length + (area === 0 ? 0 : 1);

export const withoutFilters = (question: SearchState): SearchState => ({ ...question, ...noFilters });

export const toggle = <T extends number | string>(values: readonly T[], value: T): T[] =>
  values.includes(value) ? values.filter((v) => v !== value) : [...values, value].sort(inOrder);

const inOrder = (a: number | string, b: number | string) =>
  typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b));
