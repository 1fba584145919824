import { citation } from '@massima/contract/format/citation';
import type { Locale } from '@massima/contract/format/dates';
import { readSaved } from '@massima/contract/format/saved-result';
import type { ProjectElementRow } from '../../models/folder-element.ts';
import { exportTexts } from './export-texts.ts';

/** A saved result as a document shows it. */
export interface ExportedElement {
  citation: string;
  ecli: string;
  /** The subject headings above a principle, where it has any. */
  subjects: string;
  principle: string;
  query: string;
  note: string;
  savedAt: string;
}

/** `created_at` is null for a result that lies in no folder. */
export type StoredElement = Pick<ProjectElementRow, 'result' | 'query' | 'note'> & {
  created_at: Date | null;
};

/** What is not stored as it should be is empty. */
export function exportedElement(
  { result, query, note, created_at }: StoredElement,
  locale: Locale,
): ExportedElement {
  const { document, document_emanante = '', document_date = '', ...saved } = readSaved(result);
  const isDated = /^\d{4}-\d{2}-\d{2}$/.test(document_date);
  const named = isDated
    ? citation({
        document_emanante,
        document_date,
        issuer_type_id: saved.issuer_type_id ?? 0,
        document_place: saved.document_place ?? '',
        document_region: saved.document_region ?? '',
        document_sezione: saved.document_sezione ?? '',
        document_area: saved.document_area ?? 0,
        sent_numero: saved.sent_numero ?? '',
        sent_anno: saved.sent_anno ?? 0,
        document,
      })
    : document_emanante;
  return {
    citation: document.fictional ? `${named} (${exportTexts(locale).ruling_fictional})` : named,
    ecli: saved.ecli ?? '',
    subjects: document.title ?? '',
    principle: saved.document_diritto ?? '',
    query,
    note,
    savedAt: created_at?.toISOString() ?? '',
  };
}
