import { beginningOf } from '@massima/contract/format/beginning';
import { citation } from '@massima/contract/format/citation';
import { noBreak } from '@massima/contract/format/no-break';
import type { SearchResult } from '@massima/contract/search';
import { noticeFor, type SavedElement, savedResult } from './saved-result.ts';

type Saved = Omit<SavedElement, 'indexed'> & { indexed: SearchResult | null };

/** Element of a folder with the data for display, sorting and search. */
export interface OutlineEntry {
  id: string;
  element: Saved;
  /** Null if the stored result cannot be shown. */
  result: SearchResult | null;
  /** Citation. */
  name: string;
  /** Subjects of the result, or the beginning of its text. */
  about: string;
  notice: ReturnType<typeof noticeFor>;
  /** Searchable text, in lower case. */
  searchText: string;
}

/** Maximum number of characters, for two lines of the index. */
const aboutMax = 90;
const lower = (text: string) => text.toLocaleLowerCase('it');

/**
 * Cached per element, because each key in the filter field redraws the folder, which may have a
 * thousand elements.
 */
const read = new WeakMap<Saved, OutlineEntry>();

export function entryOf(element: Saved): OutlineEntry {
  const cached = read.get(element);
  if (cached) return cached;
  const { idResult: id, note, query } = element;
  const result = savedResult(element);
  const name = result ? noBreak(citation(result)) : id;
  const { title = '' } = result?.document ?? {};
  const text = result?.document_diritto ?? '';
  const about = beginningOf(title || text, aboutMax);
  const searched = [result ? citation(result) : id, result?.document_emanante, title, text, note, query];
  const entry = {
    id,
    element,
    result,
    name,
    about,
    notice: noticeFor(element),
    searchText: lower(searched.join(' ')),
  };
  read.set(element, entry);
  return entry;
}

export const orders = ['own', 'date', 'court', 'added'] as const;
export type OutlineOrder = (typeof orders)[number];

const byDate = (a: OutlineEntry, b: OutlineEntry) =>
  (b.result?.document_date ?? '').localeCompare(a.result?.document_date ?? '');
/** Start of a citation: "App. Milano", "Cass. civ.". */
const courtOf = ({ name }: OutlineEntry) => name.split(',')[0] ?? '';

const comparisons: Record<Exclude<OutlineOrder, 'own'>, (a: OutlineEntry, b: OutlineEntry) => number> = {
  date: byDate,
  court: (a, b) => courtOf(a).localeCompare(courtOf(b), 'it') || byDate(a, b),
  added: (a, b) => b.element.createdAt.localeCompare(a.element.createdAt),
};

/** Sorts stably; equal entries keep the folder's order. */
export const sortEntries = (
  entries: readonly OutlineEntry[],
  order: OutlineOrder,
): readonly OutlineEntry[] => (order === 'own' ? entries : entries.toSorted(comparisons[order]));

/** Returns the entries that contain every typed word. */
export function filterEntries(entries: readonly OutlineEntry[], input: string): readonly OutlineEntry[] {
  const terms = lower(input).split(/\s+/).filter(Boolean);
  return terms.length === 0
    ? entries
    : entries.filter(({ searchText }) => terms.every((w) => searchText.includes(w)));
}
