import type { SearchResult } from '../search.ts';
import { withdrawnText } from '../constants.ts';
import { isRecord, type Fields } from '../record.ts';
import { printable } from './printable.ts';

type Fits = (value: unknown) => boolean;

const text =
  (longest: number): Fits =>
  (value) =>
    typeof value === 'string' && value.length <= longest;
const number: Fits = (value) => typeof value === 'number';
const flag: Fits = (value) => typeof value === 'boolean';
const list =
  (most: number): Fits =>
  (value) =>
    Array.isArray(value) && value.length <= most;

/**
 * Checks for the fields of a saved result.
 *
 * Any client may have sent it, and a section of 60,000 digits once froze the server. Every new
 * field of search results needs a limit here.
 */
const fits = {
  id_new: text(200),
  score: number,
  real_score: number,
  document_type_massima: number,
  document_type_massima_start: number,
  document_type_massima_end: number,
  document_diritto: text(60_000),
  keywords_positions: list(5000),
  document: (value) => isRecord(value),
  document_date: text(30),
  sent_anno: number,
  sent_numero: (value) => text(50)(value) || number(value),
  document_sezione: text(100),
  document_area: number,
  issuer_type_id: number,
  document_emanante: text(300),
  document_place: text(200),
  document_region: text(200),
  feedback: text(20),
  ecli: text(200),
  alike_to: text(200),
  near_in_meaning: flag,
  passage: flag,
  stated_by_court: flag,
  passage_start: number,
  passage_end: number,
  // Not saved: the reason for the match, which belongs to the query; amendments of an article,
  // which can grow; and relations from the index.
} satisfies Record<Exclude<keyof SearchResult, 'why' | 'later_fate' | 'related'>, Fits>;

const fitsOfDocument = {
  // Never kept: the server has it.
  ruling_full_text: () => true,
  has_full_text: flag,
  ruling_type: text(50),
  title: text(3000),
  fictional: flag,
  ruling_section: text(100),
  // The index supplies the credits.
} satisfies Record<Exclude<keyof SearchResult['document'], 'sources'>, Fits>;

/** Returns the paths of the fields that are present and invalid. */
export function faultsOf(result: Fields): string[] {
  const faults = (fields: Fields, table: Record<string, Fits>) =>
    Object.entries(table).flatMap(([key, fit]) => (fields[key] == null || fit(fields[key]) ? [] : [key]));
  const { document } = result;
  const inside = isRecord(document) ? faults(document, fitsOfDocument) : [];
  return [...faults(result, fits), ...inside.map((key) => `document.${key}`)];
}

/** A result as stored: its own fields in the order they came, without the full text. */
export function storedResult(result: Fields): string {
  const own = (fields: Fields, table: object) =>
    Object.entries(fields)
      .filter(([key]) => Object.hasOwn(table, key))
      .map(([key, value]) => [key, typeof value === 'string' ? printable(value) : value] as const);
  const document = isRecord(result['document']) ? own(result['document'], fitsOfDocument) : [];
  return JSON.stringify({
    ...Object.fromEntries(own(result, fits)),
    document: { ...Object.fromEntries(document), ruling_full_text: null },
  });
}

/** Returns a stored result without a query's highlights, best passage and reason. */
export function withoutQuestion(stored: string): string {
  const { why: _, ...result }: Fields = readRecord(stored) ?? {};
  const { document_diritto: principle } = result;
  const end = typeof principle === 'string' ? principle.length : 0;
  return JSON.stringify({
    ...result,
    keywords_positions: [],
    document_type_massima_start: Math.min(1, end),
    document_type_massima_end: end,
  });
}

/** Returns a stored result of a withdrawn ruling: its identification without its texts. */
export function withoutText(stored: string): string {
  const { related: _related, ...result }: Fields = readRecord(stored) ?? {};
  const { title: _, ...document } = isRecord(result['document']) ? result['document'] : {};
  return withoutQuestion(
    JSON.stringify({
      ...result,
      document_diritto: withdrawnText,
      document: { ...document, ruling_full_text: null, has_full_text: false },
    }),
  );
}

/** Returns the valid fields of a stored result. Empty if it is not JSON. */
export function readSaved(stored: string): Partial<Omit<SearchResult, 'document'>> & {
  document: Partial<SearchResult['document']>;
} {
  const result = readRecord(stored) ?? {};
  const fitting = (fields: Fields, table: Record<string, Fits>) =>
    Object.fromEntries(
      Object.entries(table).flatMap(([key, fit]) => {
        const value = fields[key];
        if (value == null || !fit(value)) return [];
        return [[key, typeof value === 'string' ? printable(value) : value] as const];
      }),
    );
  const { sent_numero, document, ...fields } = fitting(result, fits);
  return {
    ...fields,
    ...(sent_numero !== undefined && { sent_numero: String(sent_numero) }),
    document: isRecord(document) ? fitting(document, fitsOfDocument) : {},
  };
}

/** Returns the citation fields of a stored result, without fields that the client omitted. */
export const citable = <T extends object>(saved: T) => ({
  issuer_type_id: 0,
  document_emanante: '',
  document_place: '',
  document_region: '',
  document_sezione: '',
  document_area: 0,
  document_date: '',
  sent_numero: '',
  sent_anno: 0,
  ...saved,
});

/** Parses a JSON object. Returns null for anything else. */
export function readRecord(json: string): Fields | null {
  try {
    const parsed: unknown = JSON.parse(json);
    return isRecord(parsed) ? parsed : null;
  } catch {
    return null;
  }
}
