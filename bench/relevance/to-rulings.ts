import type { Passage } from './sets.ts';

/**
 * A passage as a line of the indexer's format. Each is a separate ruling with one principle, so that its id comes
 * back whatever it looks like: the principle's is the passage's and `-m1`. What is not in the data (court, date) is filled
 * neutrally, and numbers only where the id says them.
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
