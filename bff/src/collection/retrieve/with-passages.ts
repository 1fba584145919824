import type { ParsedQuery } from '@massima/law/parse-query';
import { choosePassage, type PassageSpan } from '../present/passages.ts';
import { type HighlightedText, parseHighlights, withMarks, tellingMarks } from '../present/highlights.ts';
import { markedTexts } from '../solr/document-queries.ts';
import type { EngineAnswer, EngineDoc, EngineParameters } from '../solr/engine-answer.ts';
import { type EngineCall, rulingHandler } from '../solr/calls.ts';

interface PassageQuery {
  parsed: Pick<ParsedQuery, 'references'> & Partial<Pick<ParsedQuery, 'phrases'>>;
  /** Parameters of the search, by which full texts are highlighted. */
  parameters: EngineParameters;
  /** Whether Solr is busy. */
  isBusy?: boolean | undefined;
}

/**
 * Replaces each full text among the hits by one passage. The passage depends on the query, so it is
 * not indexed.
 *
 * Requests the full texts only if there are any: in two parallel requests unless Solr is busy,
 * because highlighting a full text dominates the cost of a page.
 */
export async function withPassages(
  select: EngineCall,
  page: EngineAnswer,
  { parsed, parameters, isBusy = true }: PassageQuery,
): Promise<EngineAnswer> {
  const rulings = page.response.docs.flatMap(({ kind, ruling_id: id }) => (kind === 'text' ? [id] : []));
  if (rulings.length === 0) return page;
  const found = await Promise.all(
    parts(rulings, isBusy ? 1 : 2).map((some) => select(rulingHandler, markedTexts(some, parameters))),
  );
  const texts = new Map(
    found.flatMap(({ response, highlighting: snippets }) =>
      response.docs.map(({ id, full_text: text = '' }) => [id, snippets?.[id]?.['full_text']?.[0] ?? text]),
    ),
  );
  const highlighting = { ...page.highlighting };
  const docs = page.response.docs.flatMap((doc): EngineDoc[] => {
    if (doc.kind !== 'text') return [doc];
    const highlighted = texts.get(doc.ruling_id) ?? '';
    const text = parseHighlights(highlighted);
    const passage = choosePassage(tellingMarks(highlighted, parsed), parsed.phrases);
    // deleted since it was ranked
    if (!passage) return [];
    highlighting[doc.id] = { text: [withMarks(cut(text, passage)), wordsMarkedIn(text)] };
    const excerpt = { text: text.text.slice(passage.start, passage.end), passage: passage };
    return [{ ...doc, ...excerpt, ...(text.text.length <= shortText && { short_text: text.text }) }];
  });
  return { ...page, highlighting, response: { ...page.response, docs } };
}

/** Maximum length of a full text that is compared as a whole. */
const shortText = 6000;

/** Splits a list into parts of about equal size; none is empty. */
function parts<T>(all: readonly T[], count: number): T[][] {
  const size = Math.ceil(all.length / count);
  const list: T[][] = [];
  for (let at = 0; at < all.length; at += size) list.push(all.slice(at, at + size));
  return list;
}

/**
 * Lists each highlighted word once, so that a word elsewhere in the text is not reported as
 * missing.
 */
const wordsMarkedIn = ({ text, positions }: HighlightedText): string => {
  const highlightedWords = new Set(
    positions.map((position) => text.slice(position.startPosition - 1, position.endPosition)),
  );
  const list = [...highlightedWords].slice(0, maxWords);
  let at = 0;
  const offsets = list.map((word) => {
    const startPosition = at + 1;
    at += word.length + 1;
    return { startPosition, endPosition: startPosition + word.length - 1 };
  });
  return withMarks({ text: list.join(' '), positions: offsets });
};
const maxWords = 300;

/** Cuts a passage with its highlights. */
const cut = ({ text, positions }: HighlightedText, { start, end }: PassageSpan): HighlightedText => ({
  text: text.slice(start, end),
  positions: positions.flatMap(({ startPosition, endPosition }) =>
    startPosition > start && endPosition <= end
      ? [{ startPosition: startPosition - start, endPosition: endPosition - start }]
      : [],
  ),
});
