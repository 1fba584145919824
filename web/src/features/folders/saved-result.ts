import type { SearchResult } from '@massima/contract/search';
import type { Outputs } from '../../lib/trpc.ts';

export type SavedElement = Outputs['projects']['elements'][number];

/**
 * A saved result as the card shows it, or null where what was stored is none. It was sent by some client once, so
 * nothing of it is taken on trust.
 */
export function savedResult({ idResult, result: stored }: SavedElement): SearchResult | null {
  const result = fieldsOf(stored);
  const { document_diritto: principle, document_date: date } = result;
  if (typeof principle !== 'string' || typeof date !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(date))
    return null;
  const text = (key: string) => (typeof result[key] === 'string' ? result[key] : '');
  const number = (key: string) => (typeof result[key] === 'number' ? result[key] : 0);
  const document: Partial<SearchResult['document']> = isRecord(result['document']) ? result['document'] : {};
  const ecli = text('ecli');
  return {
    id_new: idResult,
    score: number('score'),
    real_score: number('real_score'),
    document_type_massima: number('document_type_massima') === 1 ? 1 : 0,
    document_type_massima_start: number('document_type_massima_start'),
    document_type_massima_end: number('document_type_massima_end'),
    document_diritto: principle,
    keywords_positions: positionsOf(result['keywords_positions'], principle.length),
    document: {
      // Where the saved copy does not say, trying is the way to know.
      has_full_text: typeof document.has_full_text === 'boolean' ? document.has_full_text : true,
      ruling_section: typeof document.ruling_section === 'string' ? document.ruling_section : '',
      ...(typeof document.ruling_type === 'string' && { ruling_type: document.ruling_type }),
      ...(document.fictional === true && { fictional: true as const }),
    },
    document_date: date,
    sent_anno: number('sent_anno'),
    sent_numero: text('sent_numero') || String(number('sent_numero')),
    document_sezione: text('document_sezione'),
    document_area: number('document_area'),
    issuer_type_id: number('issuer_type_id'),
    document_emanante: text('document_emanante'),
    document_place: text('document_place'),
    document_region: text('document_region'),
    feedback: 'none',
    ...(ecli !== '' && { ecli }),
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function fieldsOf(stored: string): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(stored);
    return isRecord(parsed) ? parsed : {};
  } catch {
    return {};
  }
}

function positionsOf(given: unknown, length: number): SearchResult['keywords_positions'] {
  if (!Array.isArray(given)) return [];
  let last = 0;
  return (given as { startPosition?: unknown; endPosition?: unknown }[]).flatMap((p) => {
    const { startPosition: start, endPosition: end } = p ?? {};
    const fits =
      typeof start === 'number' && typeof end === 'number' && start > last && end >= start && end <= length;
    if (!fits) return [];
    last = end;
    return [{ startPosition: start, endPosition: end }];
  });
}
