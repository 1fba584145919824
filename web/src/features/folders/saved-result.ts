import { withdrawnText } from '@massima/contract/constants';
import { readSaved } from '@massima/contract/format/saved-result';
import type { SearchResult } from '@massima/contract/search';
import type { Outputs } from '../../lib/trpc.ts';

export type SavedElement = Outputs['projects']['elements']['elements'][number];

/**
 * Returns the notice for a saved result, whose text comes from its sender if the collection lacks
 * it.
 */
export function noticeFor({
  in_collection: isThere,
  result,
}: Pick<SavedElement, 'in_collection' | 'result'>):
  'folder_not_in_collection' | 'folder_not_verified' | null {
  if (isThere === true || readSaved(result).document_diritto === withdrawnText) return null;
  return isThere === false ? 'folder_not_in_collection' : 'folder_not_verified';
}

/**
 * Returns a saved result for the card, in the collection's wording if available; null if the stored
 * data is no result.
 */
export function savedResult({
  idResult,
  result,
  indexed,
}: Pick<SavedElement, 'idResult' | 'result'> & { indexed: SearchResult | null }): SearchResult | null {
  if (indexed) return indexed;
  const { document, document_diritto: principle, document_date: date, ...saved } = readSaved(result);
  if (principle === undefined || date === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(date)) return null;
  return {
    id_new: idResult,
    score: saved.score ?? 0,
    real_score: saved.real_score ?? 0,
    document_type_massima: saved.document_type_massima === 1 ? 1 : 0,
    document_type_massima_start: saved.document_type_massima_start ?? 0,
    document_type_massima_end: saved.document_type_massima_end ?? 0,
    document_diritto: principle,
    keywords_positions: positionsOf(saved.keywords_positions, principle.length),
    document: {
      // If the stored copy lacks the field, loading the text is attempted.
      has_full_text: document.has_full_text ?? true,
      ruling_section: document.ruling_section ?? '',
      ...(document.ruling_type !== undefined && { ruling_type: document.ruling_type }),
      ...(document.title && { title: document.title }),
      ...(document.fictional && { fictional: true as const }),
    },
    document_date: date,
    sent_anno: saved.sent_anno ?? 0,
    sent_numero: saved.sent_numero ?? '0',
    document_sezione: saved.document_sezione ?? '',
    document_area: saved.document_area ?? 0,
    issuer_type_id: saved.issuer_type_id ?? 0,
    document_emanante: saved.document_emanante ?? '',
    document_place: saved.document_place ?? '',
    document_region: saved.document_region ?? '',
    feedback: 'none',
    ...(saved.ecli && { ecli: saved.ecli }),
    ...(saved.passage && { passage: true as const }),
    ...(saved.passage_start !== undefined && { passage_start: saved.passage_start }),
    ...(saved.passage_end !== undefined && { passage_end: saved.passage_end }),
  };
}

function positionsOf(positions: unknown, length: number): SearchResult['keywords_positions'] {
  if (!Array.isArray(positions)) return [];
  let last = 0;
  return (positions as { startPosition?: unknown; endPosition?: unknown }[]).flatMap((p) => {
    const { startPosition: start, endPosition: end } = p ?? {};
    const fits =
      typeof start === 'number' && typeof end === 'number' && start > last && end >= start && end <= length;
    if (!fits) return [];
    last = end;
    return [{ startPosition: start, endPosition: end }];
  });
}
