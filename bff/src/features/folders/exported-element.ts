import { citation } from '@massima/contract/format/citation';
import { fill } from '@massima/contract/format/fill';
import type { Locale } from '@massima/contract/format/dates';
import { withdrawnText } from '@massima/contract/constants';
import { citable, readSaved } from '@massima/contract/format/saved-result';
import type { ProjectElementRow } from '../../models/folder-elements.ts';
import type { Indexed } from '../rulings/index.ts';
import { exportTexts, laterText } from './export-texts.ts';

/** A saved result as a document shows it. */
export interface ExportedElement {
  citation: string;
  ecli: string;
  /** The subject headings above a principle, where it has any. */
  subjects: string;
  principle: string;
  /** What became later of articles that it applies. */
  later: string[];
  query: string;
  note: string;
  savedAt: string;
}

/** With the ruling in its parts, for programs for literature. */
export interface CitableElement extends ExportedElement {
  ruling: { title: string; shortTitle: string; court: string; date: string; number: string; kind: string };
  /** What a reader has to know of it. */
  remarks: string[];
}

/** `created_at` is null for a result that lies in no folder. */
export type StoredElement = Pick<ProjectElementRow, 'result' | 'query' | 'note'> & {
  created_at: Date | null;
};

/** What the collection says of it comes first; of the stored copy, which is its sender's word, what is not as it should be is empty. */
export function exportedElement(
  { result, query, note, created_at }: StoredElement,
  found: Indexed | undefined,
  locale: Locale,
): CitableElement {
  const saved = citable(found?.indexed ?? readSaved(result));
  const { document } = saved;
  const texts = exportTexts(locale);
  const remarks = [
    document.fictional && texts.ruling_fictional,
    saved.stated_by_court && texts.ruling_stated_by_court,
    saved.passage && texts.ruling_from_text,
    // whom to name, of the index alone
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
    citation: [named, ...remarks.map((remark) => `(${remark})`)].join(' '),
    ecli: saved.ecli ?? '',
    subjects: document.title ?? '',
    principle: saved.document_diritto ?? '',
    later: (found?.indexed?.later_fate ?? []).map((one) => laterText(one, locale)),
    query,
    note,
    savedAt: created_at?.toISOString() ?? '',
    ruling,
    remarks,
  };
}
