import { beginningOf } from '@massima/contract/format/beginning';
import {
  type PublisherField,
  publisherFields,
  type RelatedByPublisher,
} from '@massima/contract/publisher-fields';
import type { RulingHeading } from '@massima/contract/ruling-heading';
import { type RulingSource, rulingSources } from '@massima/contract/ruling-source';
import type { SearchResult } from '@massima/contract/search';
import { rulingLabel } from '@massima/law/ruling-keys';
import { type EngineAnswer, type EngineDoc, textOf } from '../solr/engine-answer.ts';
import {
  type HighlightedText,
  mergeHighlights,
  parseHighlights,
  tellingMarks,
  withoutMarks,
} from './highlights.ts';
import { bestPassage } from './passages.ts';
import { type RequestedTerms, whyFound } from './why-found.ts';

export interface ResultContext {
  maxscore: number;
  kind: 'principle' | 'verdict';
  /**
   * Ids of hits that their embedding moved up, and the number of content words in the query.
   * Together they decide `near_in_meaning`.
   */
  nearer?: ReadonlySet<string> | undefined;
  wantedWords?: number | undefined;
  /**
   * Terms of the query, and the highlighted title and text of the hit. Omitted outside a search.
   */
  requested?: RequestedTerms | undefined;
  highlighted?: readonly string[] | undefined;
}

/**
 * Presents a hit for the client, field by field.
 *
 * @param highlightedText text of the hit with highlight characters
 */
export function presentResult(
  doc: EngineDoc,
  highlightedText: string,
  { maxscore, kind, requested, highlighted: all = [], nearer, wantedWords = 0 }: ResultContext,
): SearchResult {
  const found = tellingMarks(highlightedText, { references: requested?.references ?? [] });
  const passage = bestPassage(found);
  const real = doc.score ?? 0;
  const related = presentRelated(doc);
  const isNear = nearer?.has(doc.id) === true && wordsIn(found) * 2 <= wantedWords;
  return {
    // a full text has the id of its ruling
    id_new: doc.kind === 'text' ? doc.ruling_id : doc.id,
    score: maxscore > 0 ? Math.min(1, real / maxscore) : 0,
    real_score: real,
    document_type_massima: kind === 'verdict' ? 1 : 0,
    document_type_massima_start: passage.start,
    document_type_massima_end: passage.end,
    document_diritto: found.text,
    keywords_positions: mergeHighlights(found),
    document: {
      has_full_text: doc.has_full_text ?? false,
      ruling_type: doc.type ?? '',
      ...(doc.title && { title: beginningOf(doc.title, longestHeading) }),
      ...(doc.fictional && { fictional: true as const }),
      ...(doc.sources && { sources: sourcesOf(doc) }),
      ruling_section: doc.section ?? '',
    },
    ...presentIdentity(doc),
    feedback: 'none',
    ...(doc.stated_end !== undefined && {
      stated_by_court: true as const,
      passage_start: doc.stated_start ?? 0,
      passage_end: doc.stated_end,
    }),
    ...(doc.passage && {
      passage: true as const,
      passage_start: doc.passage.start,
      passage_end: doc.passage.end,
    }),
    ...(related.length > 0 && { related }),
    ...(isNear && { near_in_meaning: true as const }),
    ...(requested && {
      why: whyFound(doc, requested, {
        highlighted: [...all.map(parseHighlights), found],
        passage: found.positions.length > 0 ? passage : null,
        isNear,
      }),
    }),
  };
}

/** Counts the distinct highlighted words. "danno" and "danni" are equal. */
const wordsIn = ({ text, positions }: HighlightedText): number =>
  new Set(
    positions.map(({ startPosition, endPosition }) =>
      text
        .slice(startPosition - 1, endPosition)
        .toLowerCase()
        .slice(0, 5),
    ),
  ).size;

/** In characters. Some publishers put a whole page into the title. */
const longestHeading = 400;

/** Fields that make up the citation of a ruling. */
function presentIdentity(doc: EngineDoc) {
  return {
    document_date: doc.date.slice(0, 10),
    sent_anno: doc.year,
    sent_numero: doc.number,
    document_sezione: doc.section ?? '',
    document_area: doc.area,
    issuer_type_id: doc.issuer_type_id,
    document_emanante: doc.issuer,
    document_place: doc.place ?? '',
    document_region: doc.region ?? '',
    ...(doc.ecli && { ecli: doc.ecli }),
  };
}

/** Presents a ruling as it is cited, without its texts. */
export function presentHeading(doc: EngineDoc): RulingHeading {
  return {
    ruling_id: doc.ruling_id,
    ...presentIdentity(doc),
    document: {
      ruling_type: doc.type ?? '',
      has_full_text: doc.has_full_text ?? false,
      ...(doc.fictional && { fictional: true as const }),
      ...(doc.sources && { sources: sourcesOf(doc) }),
    },
  };
}

/** Highlighted title and text of a hit; empty if nothing matched. */
export const markedValues = ({ highlighting }: EngineAnswer, { id }: EngineDoc): readonly string[] =>
  highlighting?.[id]?.['text'] ?? [];

/** Returns the highlighted text of a hit, without its title. */
export function markedText(response: EngineAnswer, doc: EngineDoc): string {
  const text = textOf(doc);
  return markedValues(response, doc).find((value) => withoutMarks(value) === text) ?? text;
}

/** Parses the stored sources; empty if they are invalid. */
export function sourcesOf({ sources }: Pick<EngineDoc, 'sources'>): RulingSource[] {
  if (sources === undefined) return [];
  try {
    return rulingSources.safeParse(JSON.parse(sources)).data ?? [];
  } catch {
    return [];
  }
}

const maxShown = 4;
const branch = /^cass:(?:civ|pen):/;

/**
 * Removes keys that a more precise key repeats: "Cass. n. 5/2019" is indexed with and without its
 * branch.
 */
export function withoutVague(keys: readonly string[]): string[] {
  const branched = new Set(keys.filter((key) => branch.test(key)).map((key) => key.replace(branch, 'cass:')));
  return keys.filter((key) => !branched.has(key));
}

const yearOf = (key: string) => Number(/:(\d{4}):/.exec(key)?.[1] ?? 0);

/**
 * Returns the keys to which a publisher relates a principle, by field, newest first. Excludes empty
 * fields.
 */
export const relatedKeys = (doc: EngineDoc): { field: PublisherField; keys: string[] }[] =>
  publisherFields.flatMap((field) => {
    const keys = withoutVague(doc[field] ?? []).sort((a, b) => yearOf(b) - yearOf(a));
    return keys.length > 0 ? [{ field, keys }] : [];
  });

/** Returns the first labels of each field for a result card. */
const presentRelated = (doc: EngineDoc): RelatedByPublisher[] =>
  relatedKeys(doc).map(({ field, keys }) => ({
    field,
    total: keys.length,
    labels: keys.slice(0, maxShown).map(rulingLabel),
  }));
