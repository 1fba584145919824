import { beginningOf } from '@massima/contract/format/beginning';
import type { Why } from '@massima/contract/why';
import { fold } from '@massima/law/fold';
import { stopWords } from '@massima/law/stop-words';
import type { Reference } from '@massima/law/types';
import { isStopWord } from '../query/question-words.ts';
import type { ReadQuestion } from '../query/read-question.ts';
import type { EngineDoc } from '../solr/engine-answer.ts';
import type { HighlightedText } from './highlights.ts';

/** Terms of a query, computed once for all results of a page. */
export interface RequestedTerms {
  terms: readonly QueryTerm[];
  references: readonly Reference[];
  parts: readonly string[];
}

export const requestedTerms = (parsed: ReadQuestion, isVerbatim: boolean): RequestedTerms => ({
  terms: queryTerms(parsed, isVerbatim),
  references: parsed.references,
  parts: questionParts(parsed.plain),
});

interface Found {
  /** Highlighted title and text of the hit. */
  highlighted: readonly HighlightedText[];
  /** Best sentence; null if it has no highlight. */
  passage: { start: number; end: number } | null;
  /** Whether the embedding moved the hit up. */
  isNear: boolean;
}

/** Explains a hit from Solr's response, without another request. */
export function whyFound(
  doc: EngineDoc,
  requested: RequestedTerms,
  { highlighted, passage, isNear }: Found,
): Why {
  const highlights = new Set(
    highlighted.flatMap(({ text, positions }) =>
      positions.map(({ startPosition, endPosition }) => text.slice(startPosition - 1, endPosition)),
    ),
  );
  const tokens = new Set([...highlights].flatMap(tokensOf));
  const labelOf = (kind: Reference['kind'], keys: readonly string[] = []) =>
    requested.references.find((reference) => reference.kind === kind && keys.includes(reference.key))
      ?.label ?? null;
  return {
    ...matchTerms(requested.terms, tokens),
    provision: labelOf('provision', doc.provisions),
    citation: labelOf('ruling', [...(doc.keys ?? []), ...(doc.cites ?? [])]),
    part: isNear ? matchingPart(requested.parts, highlighted.map(({ text }) => text).join(' ')) : null,
    start: passage?.start ?? null,
    end: passage?.end ?? null,
  };
}

/** A content word of the query, or the courts' term for part of the query. */
interface QueryTerm {
  text: string;
  /** Folded words that a text must contain. Several for a courts' term. */
  tokens: readonly string[];
  /**
   * Words of the query that the courts' term replaces. They are not missing from a text that
   * contains the term.
   */
  instead: readonly string[];
}

const isTelling = (word: string) =>
  !stopWords.has(word.toLowerCase()) && !isStopWord(word) && (word.length > 1 || /\p{N}/u.test(word));

const tellingWords = (text: string): string[] => (text.match(/[\p{L}\p{N}]+/gu) ?? []).filter(isTelling);

/** Folds the words of a text and drops stop words. */
const tokensOf = (text: string): string[] => tellingWords(text).map(fold);

/** Returns the distinct terms of a query; empty if the query is only references. */
export function queryTerms(parsed: ReadQuestion, isVerbatim = false): QueryTerm[] {
  if (parsed.onlyReferences) return [];
  const originalWords = new Map(tellingWords(parsed.plain).map((word) => [fold(word), word]));
  const replaced = isVerbatim ? [] : parsed.synonyms;
  return [
    ...replaced.map(({ terms, start, end }) => ({
      text: terms,
      tokens: tokensOf(terms),
      instead: tokensOf(parsed.plain.slice(start, end)),
    })),
    ...[...originalWords].map(([token, text]) => ({ text, tokens: [token], instead: [] })),
  ];
}

/** Minimum length of a stem, and about the length of the endings that Solr's stemmer removes. */
const ending = 3;
/** Maximum length of an abbreviation. Solr matches abbreviations by their long form. */
const abbreviation = 4;

function sharedLength(first: string, other: string): number {
  let length = 0;
  while (length < first.length && first[length] === other[length]) length += 1;
  return length;
}

/**
 * Returns the tokens of which a highlighted word may be an inflected form. A highlight always
 * belongs to a token, and its prefix indicates which.
 */
function formsOf(highlight: string, tokens: readonly string[]): string[] {
  const near = tokens.flatMap((token) => {
    const length = sharedLength(token, highlight);
    const least = Math.max(ending, Math.min(token.length, highlight.length) - ending);
    return token === highlight || length >= least ? [{ token, length, isSure: length > least }] : [];
  });
  const most = Math.max(...near.map(({ length }) => length));
  return near.filter(({ length, isSure }) => isSure || length === most).map(({ token }) => token);
}

/** Divides the query's terms into found and missing terms, by the highlights of a text. */
export function matchTerms(
  terms: readonly QueryTerm[],
  highlighted: Iterable<string>,
): { words: string[]; missing: string[] } {
  const tokens = [...new Set(terms.flatMap((word) => word.tokens))];
  const matched = new Set<string>();
  let isLeftOver = false;
  for (const highlight of highlighted) {
    const forms = formsOf(highlight, tokens);
    for (const form of forms) matched.add(form);
    isLeftOver ||= forms.length === 0;
  }
  const isThere = (word: QueryTerm) => word.tokens.every((token) => matched.has(token));
  // The courts' term is redundant if all words it replaces are present.
  const isNeeded = ({ instead }: QueryTerm) =>
    instead.length === 0 || instead.some((token) => !matched.has(token));
  const present = terms.filter((word) => isThere(word) && isNeeded(word));
  const replaced = new Set(present.flatMap(({ instead }) => instead));
  const isReplaced = ({ tokens: [token = ''] }: QueryTerm) => replaced.has(token);
  const mayBeThere = ({ text }: QueryTerm) => isLeftOver && text.length <= abbreviation;
  return {
    words: present.filter((word) => word.instead.length > 0 || !isReplaced(word)).map(({ text }) => text),
    missing: terms
      .filter((word) => word.instead.length === 0 && !isThere(word) && !isReplaced(word) && !mayBeThere(word))
      .map(({ text }) => text),
  };
}

/** Punctuation and conjunctions that separate parts of a query. */
const seam =
  /[,;:.?!()]|\s(?:e|ed|o|od|ma|se|che|quando|perché|poiché|mentre|oppure|ovvero|invece|dopo|prima|anche)(?=\s)/giu;
/** A shorter part is joined to the part before. */
const fewestWords = 2;
const longest = 160;
/** Approximate length of the prefix that inflected forms of a word share. */
const stemLength = 5;

const stemsOf = (text: string) => tokensOf(text).map((word) => word.slice(0, stemLength));

/** Splits a query into its parts; returns one part if it has a single subject. */
export function questionParts(question: string): string[] {
  const parts: { start: number; end: number }[] = [];
  let start = 0;
  for (const { index, length } of [...seams(question), { index: question.length, length: 0 }]) {
    const { length: wordCount } = tokensOf(question.slice(start, index));
    const isLittle = wordCount < fewestWords;
    const last = parts.at(-1);
    if (!isLittle || (!last && index === question.length && wordCount > 0)) parts.push({ start, end: index });
    else if (last && wordCount > 0) last.end = index;
    // A short first part is joined to the following one.
    if (!isLittle || last) start = index + length;
  }
  return parts.map((part) => beginningOf(question.slice(part.start, part.end).trim(), longest));
}

const seams = (question: string) =>
  [...question.matchAll(seam)].map(({ 0: { length }, index }) => ({ index, length }));

/**
 * Returns the part of the query that shares most word stems with a text; the longest if several
 * tie.
 */
export function matchingPart(parts: readonly string[], text: string): string | null {
  const stems = new Set(stemsOf(text));
  const shares = parts.map((part) => stemsOf(part).filter((stem) => stems.has(stem)).length);
  const most = Math.max(0, ...shares);
  return parts.filter((_, i) => shares[i] === most).sort((a, b) => b.length - a.length)[0] ?? null;
}
