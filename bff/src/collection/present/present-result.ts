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
import { type Asked, whyFound } from './why-found.ts';

export interface ResultContext {
  maxscore: number;
  kind: 'principle' | 'verdict';
  /** Hits that came up by what they mean, and how many words the question has: which of them say so. */
  nearer?: ReadonlySet<string> | undefined;
  wantedWords?: number | undefined;
  /** Of an answer to a question: what it asks for, and title and text of the hit with the engine's marks. */
  asked?: Asked | undefined;
  marked?: readonly string[] | undefined;
}

/** One hit as the client sees it: an explicit list of fields. `marked` is its text with the engine's marks. */
export function presentResult(
  doc: EngineDoc,
  marked: string,
  { maxscore, kind, asked, marked: all = [], nearer, wantedWords = 0 }: ResultContext,
): SearchResult {
  const found = tellingMarks(marked, { references: asked?.references ?? [] });
  const passage = bestPassage(found);
  const real = doc.score ?? 0;
  const related = presentRelated(doc);
  const isNear = nearer?.has(doc.id) === true && wordsIn(found) * 2 <= wantedWords;
  return {
    // a full text is found as its ruling, whatever the passage
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
    ...(asked && {
      why: whyFound(doc, asked, {
        marked: [...all.map(parseHighlights), found],
        passage: found.positions.length > 0 ? passage : null,
        isNear,
      }),
    }),
  };
}

/** How many different words are marked, by their beginnings: "danno" and "danni" are one. */
const wordsIn = ({ text, positions }: HighlightedText): number =>
  new Set(
    positions.map(({ startPosition, endPosition }) =>
      text
        .slice(startPosition - 1, endPosition)
        .toLowerCase()
        .slice(0, 5),
    ),
  ).size;

/** Some publishers put a whole page there: what heads a card is read at a glance. */
const longestHeading = 400;

/** Which ruling it is: what its citation is made of. */
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

/** A ruling as it is cited, without any of its texts. */
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

/** Title and text of a hit with the engine's marks, as far as there are any. */
export const markedValues = ({ highlighting }: EngineAnswer, { id }: EngineDoc): readonly string[] =>
  highlighting?.[id]?.['text'] ?? [];

/** The text of a hit with its marks: of the values of the field, the one that is the text. */
export function markedText(answer: EngineAnswer, doc: EngineDoc): string {
  const text = textOf(doc);
  return markedValues(answer, doc).find((marked) => withoutMarks(marked) === text) ?? text;
}

/** As the indexer wrote them; none where that is not what it should be. */
export function sourcesOf({ sources }: Pick<EngineDoc, 'sources'>): RulingSource[] {
  if (sources === undefined) return [];
  try {
    return rulingSources.safeParse(JSON.parse(sources)).data ?? [];
  } catch {
    return [];
  }
}

const shown = 4;
const branch = /^cass:(?:civ|pen):/;

/** Each ruling by one key: "Cass. n. 5/2019" is indexed as that and with the branch it means, which says more. */
export function withoutVague(keys: readonly string[]): string[] {
  const branched = new Set(keys.filter((key) => branch.test(key)).map((key) => key.replace(branch, 'cass:')));
  return keys.filter((key) => !branched.has(key));
}

const yearOf = (key: string) => Number(/:(\d{4}):/.exec(key)?.[1] ?? 0);

/** What its publisher relates a principle to, by field, the newest first; none of those that the publisher left empty. */
export const relatedKeys = (doc: EngineDoc): { field: PublisherField; keys: string[] }[] =>
  publisherFields.flatMap((field) => {
    const keys = withoutVague(doc[field] ?? []).sort((a, b) => yearOf(b) - yearOf(a));
    return keys.length > 0 ? [{ field, keys }] : [];
  });

/** The same as a card shows it: the first of each as cited. */
const presentRelated = (doc: EngineDoc): RelatedByPublisher[] =>
  relatedKeys(doc).map(({ field, keys }) => ({
    field,
    total: keys.length,
    labels: keys.slice(0, shown).map(rulingLabel),
  }));
