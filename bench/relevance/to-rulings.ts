import type { Passage } from './sets.ts';

/**
 * Converts a passage to a line of the indexer's format. Each passage becomes a ruling with one
 * principle, so that its id is preserved; the principle's id has the suffix `-m1`. Missing data
 * (court, date) get neutral values, and numbers only if the id contains them.
 */
export function toRuling({ id, ruling, anno, titolo, testo }: Passage, withTitle: boolean): string {
  const court = /^cost-(\d{4})-(\d+)$/.exec(ruling ?? '');
  const year = anno ?? 2000;
  return JSON.stringify({
    id,
    issuer_type_id: court ? 4 : 3,
    issuer: court ? 'Corte costituzionale' : 'Corte di cassazione',
    type: 'sentenza',
    number: court?.[2] ?? id,
    year,
    date: `${year}-01-01`,
    area: 5,
    full_text: null,
    principles: [{ n: 1, kind: 'principle', title: withTitle ? (titolo ?? '') : '', text: testo }],
  });
}

export function passageId(documentId: string): string {
  return documentId.replace(/-m1$/, '');
}
