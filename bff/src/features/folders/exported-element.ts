import { citation } from '@massima/contract/format/citation';
import type { Locale } from '@massima/contract/format/dates';
import { citable, readSaved } from '@massima/contract/format/saved-result';
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
  const saved = citable(readSaved(result));
  const { document } = saved;
  const isDated = /^\d{4}-\d{2}-\d{2}$/.test(saved.document_date);
  const named = isDated ? citation(saved) : saved.document_emanante;
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
