import { citation } from '@massima/contract/format/citation';
import { fill } from '@massima/contract/format/fill';
import type { Locale } from '@massima/contract/format/dates';
import { withdrawnText } from '@massima/contract/constants';
import { citable, readSaved } from '@massima/contract/format/saved-result';
import type { ProjectElementRow } from '../../models/folder-elements.ts';
import type { Indexed } from '../rulings/index.ts';
import { exportTexts, laterText } from './export-texts.ts';

/** Saved result as shown in a document. */
export interface ExportedElement {
  citation: string;
  ecli: string;
  /** Subject headings above a principle; empty without any. */
  subjects: string;
  principle: string;
  /** Later amendments to articles that the ruling applies. */
  later: string[];
  query: string;
  note: string;
  savedAt: string;
}

/** Exported element with the parts of the ruling, for reference managers. */
export interface CitableElement extends ExportedElement {
  ruling: { title: string; shortTitle: string; court: string; date: string; number: string; kind: string };
  /** Notices for the reader, such as "fictional" or the source. */
  remarks: string[];
}

/** Stored copy of a result. `created_at` is null for a result outside folders. */
export type StoredElement = Pick<ProjectElementRow, 'result' | 'query' | 'note'> & {
  created_at: Date | null;
};

/**
 * Returns the export of a result. The collection's data replace the stored copy, which the client
 * wrote. Invalid fields of that copy become empty.
 */
export function exportedElement(
  { result, query, note, created_at }: StoredElement,
  found: Indexed | undefined,
  locale: Locale,
): CitableElement {
  const saved = citable(found?.indexed ?? readSaved(result));
  const { document } = saved;
  const texts = exportTexts(locale);
  const notices = [
    document.fictional && texts.ruling_fictional,
    saved.stated_by_court && texts.ruling_stated_by_court,
    saved.passage && texts.ruling_from_text,
    // Credit of the sources, only from the index.
    ...(found?.indexed?.document.sources ?? []).map(({ credit, licence }) =>
      fill(texts.ruling_source, { credit, licence }).replace(/\.$/, ''),
    ),
    found?.inCollection === false &&
      saved.document_diritto !== withdrawnText &&
      texts.folder_not_in_collection,
    (found?.inCollection ?? null) === null && texts.folder_not_verified,
  ].filter((remark) => remark !== false && remark !== undefined);
  const isDated = /^\d{4}-\d{2}-\d{2}$/.test(saved.document_date);
  const named = isDated ? citation(saved) : saved.document_emanante;
  const ruling = {
    title: named,
    shortTitle: isDated ? citation(saved, 'short') : '',
    court: saved.document_emanante,
    date: isDated ? saved.document_date : '',
    number: isDated ? saved.sent_numero : '',
    kind: document.ruling_type ?? '',
  };
  return {
    citation: [named, ...notices.map((notice) => `(${notice})`)].join(' '),
    ecli: saved.ecli ?? '',
    subjects: document.title ?? '',
    principle: saved.document_diritto ?? '',
    later: (found?.indexed?.later_fate ?? []).map((amendment) => laterText(amendment, locale)),
    query,
    note,
    savedAt: created_at?.toISOString() ?? '',
    ruling,
    remarks: notices,
  };
}
