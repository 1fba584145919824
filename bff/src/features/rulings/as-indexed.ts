import { printable } from '@massima/contract/format/printable';
import { readSaved } from '@massima/contract/format/saved-result';
import { fieldsOf } from '@massima/contract/record';
import type { SearchResult } from '@massima/contract/search';
import type { Deps } from '../../deps.ts';
import { documents, laterFates, texts, type CollectionDocument } from '../../collection/index.ts';

export interface Saved {
  idResult: string;
  /** JSON of a search result as the client sent it. */
  result: string;
  /** Whether the account was shown the ruling. Otherwise a made-up id would return unpaid text. */
  isShown: boolean;
}

export interface Indexed {
  /**
   * Whether the saved result belongs to a ruling in the collection; null if Solr is unavailable.
   */
  inCollection: boolean | null;
  /** The result as the index has it; null if the index has none or Solr is unavailable. */
  indexed: SearchResult | null;
}

const notRequested: Indexed = { inCollection: null, indexed: null };
const isNone: Indexed = { inCollection: false, indexed: null };
/** Solr timeout. A folder opens without the indexed data. */
const timeoutMs = 1500;

/**
 * Looks up saved results in the index, because clients can send any text. All ids are sent in one
 * query, and the indexed text replaces the client's.
 *
 * Never fails: if Solr is unavailable, all fields are null.
 */
export async function asIndexed(
  deps: Pick<Deps, 'engine'>,
  saved: readonly Saved[],
  signal: AbortSignal,
): Promise<Indexed[]> {
  if (saved.length === 0) return [];
  try {
    const ids = saved.map(({ idResult }) => idResult);
    const indexedDocuments = await documents.findSaved(deps, ids, signal, timeoutMs);
    const passages = saved.filter(
      ({ idResult, isShown }) => isShown && indexedDocuments.get(idResult)?.kind === 'ruling',
    );
    const completeTexts = await texts(deps, [...new Set(passages.map(({ idResult }) => idResult))], {
      which: 'full',
      signal,
      timeoutMs: timeoutMs,
    });
    const later = await laterFates(
      deps,
      Array.from(indexedDocuments.values(), ({ id, provisions, heading }) => ({
        ...{ id, provisions },
        day: heading.document_date,
      })),
      signal,
    );
    const fullTexts = new Map(completeTexts.map(({ id, text }) => [id, text]));
    return saved.map((element) => {
      const { inCollection, indexed } = compare(
        element,
        indexedDocuments.get(element.idResult),
        fullTexts.get(element.idResult),
      );
      return { inCollection, indexed: indexed && { ...indexed, ...later.get(element.idResult) } };
    });
  } catch {
    return saved.map(() => notRequested);
  }
}

function compare(
  { result, isShown }: Saved,
  document: CollectionDocument | undefined,
  fullText: string | undefined,
): Indexed {
  if (!document) return isNone;
  const stored = readSaved(result);
  const passage = document.kind === 'ruling' ? passageOf(stored, fullText) : undefined;
  const text = document.kind === 'ruling' ? passage?.document_diritto : document.text;
  const isSame = text !== undefined && text === stored.document_diritto;
  if (text === undefined || (!isShown && !isSame)) return isNone;
  return {
    inCollection: true,
    indexed: {
      ...document.result,
      ...passage,
      // Highlights of the question are valid only for exactly this text.
      ...(isSame && {
        keywords_positions: positionsOf(stored.keywords_positions, text.length),
        document_type_massima_start: placeIn(text, stored.document_type_massima_start),
        document_type_massima_end: placeIn(text, stored.document_type_massima_end),
      }),
    },
  };
}

/**
 * Returns a passage of the full text without highlights, or undefined if the full text differs at
 * the passage's offsets.
 */
function passageOf(
  { passage_start: start, passage_end: end, document_diritto: passage }: ReturnType<typeof readSaved>,
  fullText: string | undefined,
): Partial<SearchResult> | undefined {
  if (fullText === undefined || start === undefined || end === undefined) return undefined;
  // Stored passages have no unprintable characters.
  const text = printable(fullText.slice(start, end));
  if (text !== passage) return undefined;
  return {
    document_diritto: text,
    document_type_massima_start: text.length > 0 ? 1 : 0,
    document_type_massima_end: text.length,
    passage: true,
    passage_start: start,
    passage_end: end,
  };
}

const placeIn = (text: string, at: number | undefined): number =>
  Math.min(text.length, Math.max(0, Math.trunc(at ?? 0)));

/** Returns the client's highlights without invalid positions. */
function positionsOf(value: unknown, length: number): SearchResult['keywords_positions'] {
  if (!Array.isArray(value)) return [];
  let last = 0;
  return value.flatMap((position: unknown) => {
    const { startPosition: start, endPosition: end } = fieldsOf(position);
    const fits =
      Number.isInteger(start) &&
      Number.isInteger(end) &&
      typeof start === 'number' &&
      typeof end === 'number' &&
      start > last &&
      end >= start &&
      end <= length;
    if (!fits) return [];
    last = end;
    return [{ startPosition: start, endPosition: end }];
  });
}
