import { firstYear, issuerTypes, queryMaxLength } from '@massima/contract/constants';
import type { SelectedType } from '@massima/contract/search';

/** A question with everything that decides its answer. Two equal questions have equal addresses. */
export interface Question {
  q: string;
  type: SelectedType;
  years: readonly number[];
  area: 0 | 1 | 2;
  issuers: readonly number[];
  sort: 'relevance' | 'date';
  /** Only the words as they were typed. */
  asTyped: boolean;
}

export const ask = (q: string, type: SelectedType = 'massima'): Question => ({
  q: q.trim(),
  type,
  years: [],
  area: 0,
  issuers: [],
  sort: 'relevance',
  asTyped: false,
});

/** `anno=2019,2020` and `anno=2019&anno=2020` say the same. */
const numbers = (values: readonly string[], isGood: (n: number) => boolean): number[] =>
  [...new Set(values.join(',').split(',').map(Number))]
    .filter((n) => Number.isInteger(n) && isGood(n))
    .sort((a, b) => a - b);

/** `/?q=…&tipo=…&anno=…&area=…`: whatever is missing or makes no sense is left at its default, never an error. */
export function readAddress(search: string, currentYear: number): Question | null {
  const params = new URLSearchParams(search);
  const q = (params.get('q') ?? '').trim().slice(0, queryMaxLength);
  if (q === '') return null;
  const area = Number(params.get('area'));
  return {
    q,
    type: params.get('tipo') === 'sentenza' ? 'sentenza' : 'massima',
    years: numbers(params.getAll('anno'), (y) => y >= firstYear && y <= currentYear),
    area: area === 1 || area === 2 ? area : 0,
    issuers: numbers(params.getAll('autorita'), (n) => (issuerTypes as readonly number[]).includes(n)),
    sort: params.get('ordine') === 'data' ? 'date' : 'relevance',
    asTyped: params.get('parole') === 'digitate',
  };
}

export function writeAddress(question: Question): string {
  const params = new URLSearchParams({ q: question.q });
  if (question.type === 'sentenza') params.set('tipo', 'sentenza');
  if (question.years.length > 0) params.set('anno', [...question.years].sort((a, b) => a - b).join(','));
  if (question.area !== 0) params.set('area', String(question.area));
  if (question.issuers.length > 0)
    params.set('autorita', [...question.issuers].sort((a, b) => a - b).join(','));
  if (question.sort === 'date') params.set('ordine', 'data');
  if (question.asTyped) params.set('parole', 'digitate');
  // Commas are legal in a query string and read better than %2C in a shared link.
  return `?${params.toString().replaceAll('%2C', ',')}`;
}

/** What narrows the answer and can be taken away. The sort order is no filter. */
export const filterCount = (question: Question): number =>
  question.years.length + question.issuers.length + (question.area === 0 ? 0 : 1);

export const withoutFilters = (question: Question): Question => ({
  ...question,
  years: [],
  area: 0,
  issuers: [],
});

export const toggle = (values: readonly number[], value: number): number[] =>
  values.includes(value) ? values.filter((v) => v !== value) : [...values, value].sort((a, b) => a - b);
