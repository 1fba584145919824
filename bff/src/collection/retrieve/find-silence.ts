import type { ParsedQuery } from '@massima/law/parse-query';
import { isJoining, isLight, questionWords } from '../query/question-words.ts';
import type { ReadQuestion } from '../query/read-question.ts';
import { type EngineCall, searchHandler } from '../solr/calls.ts';
import { readWordCounts, wordCountsQuery } from '../solr/page-queries.ts';
import { isItalianWord } from '../words/is-italian-word.ts';
import { maxNearest } from './embedded-query.ts';
import type { EmbeddedQuery } from './rerank.ts';

interface SilenceQuery {
  parsed: ReadQuestion;
  /** Whether synonyms are ignored. */
  isVerbatim?: boolean | undefined;
  /** Number of results with some of the terms. */
  found: number;
}

interface Meaning {
  embed: (() => Promise<EmbeddedQuery | undefined>) | undefined;
  /** Minimum similarity of a model (`QueryEmbedder`); undefined if not measured. */
  nearEnough: number | undefined;
}

/**
 * Returns the subject words of a query on which the collection is silent. No document contains one
 * of these words or a synonym, or is near enough by embedding. See docs/decisions, 76.
 *
 * Returns an empty list if the collection has matches or if the check is inconclusive. Tab and
 * filters are ignored.
 */
export async function findSilence(
  select: EngineCall,
  { parsed, isVerbatim = false, found }: SilenceQuery,
  { embed, nearEnough }: Meaning,
): Promise<string[]> {
  // Missing words alone prove nothing if other words were found.
  const canCompare = nearEnough !== undefined && embed !== undefined;
  if (found > 0 && !canCompare) return [];
  const spoken = spokenWords(parsed);
  if (spoken.length === 0) return [];
  const synonyms = isVerbatim ? [] : parsed.synonyms;
  const candidates = spoken.map(({ word }) => word);
  const terms = synonyms.map((match) => match.terms);
  const counts = readWordCounts(
    await select(searchHandler, wordCountsQuery(candidates, terms)),
    candidates,
    terms,
  );
  const counted = spoken.map(({ word, isVerb, start, end }, i): CountedWord => {
    const index = synonyms.findIndex((match) => match.start <= start && end <= match.end);
    return { word, isVerb, count: counts.words[i] ?? 0, otherwise: counts.terms[index] ?? 0 };
  });
  const silent = silentWords(counted, counts.all);
  // Words that are not Italian may be misspelt or foreign. The model reads foreign words, the
  // collection does not.
  if (silent.length === 0 || !silent.every(isItalianWord)) return [];
  const near = canCompare ? await (await embed())?.nearest(maxNearest) : undefined;
  if (!near || !canCompare) return found === 0 ? silent : [];
  return Math.max(0, ...near.values()) < nearEnough ? silent : [];
}

/** Longer queries are pasted headings or texts, written in the courts' terms. */
const maxWords = 40;

/**
 * English words that no Italian query contains. Italian word lists include "medical", "proof" and
 * "bank".
 */
const english = /(?<!\p{L})(?:the|of|for|with|and|is|are|to|by|from|when|who|what|must|can)(?!\p{L})/iu;

const auxiliaries = new Set('ho hai ha abbiamo avete hanno è sono era erano'.split(' '));

/**
 * Returns whether a word is certainly a verb, by its ending and the preceding word: "riprende" is a
 * form of "riprendere". Endings that nouns share do not count.
 */
function isVerb(word: string, before = ''): boolean {
  if (auxiliaries.has(before.toLowerCase()) && /[ai]?t[oaie]$|s[oaie]$/iu.test(word)) return true;
  const [, root = '', ending = ''] = /^(.{3,}?)(e|ono|ano)$/iu.exec(word) ?? [];
  if (root === '') return false;
  return isItalianWord(root + (ending.toLowerCase() === 'ano' ? 'are' : 'ere'));
}

/** A word of a query with its offsets. */
export interface SpokenWord {
  word: string;
  start: number;
  end: number;
  /** Verbs rarely state the subject of a query. */
  isVerb: boolean;
}

/**
 * Returns the candidate subject words of a plain query. Empty if the query has references, phrases
 * or exclusions, which state the subject themselves, or if it is English.
 */
export function spokenWords({ plain, references, phrases, excluded }: ParsedQuery): SpokenWord[] {
  if (english.test(plain) || references.length > 0 || phrases.length > 0 || excluded.length > 0) return [];
  const eligible = new Set(
    questionWords(plain)
      .text.toLowerCase()
      .split(/[^\p{L}\p{N}]+/u),
  );
  const all = [...plain.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }, i, matches) => ({
    word,
    start: index,
    end: index + word.length,
    isVerb: isVerb(word, matches[i - 1]?.[0]),
  }));
  if (all.length > maxWords) return [];
  const spoken = all.filter(
    ({ word }, i) =>
      eligible.has(word.toLowerCase()) &&
      word.length > 2 &&
      !/^\p{N}/u.test(word) &&
      !isJoining(word) &&
      !isLight(word, all[i - 1]?.word),
  );
  return spoken.filter(
    ({ word }, i) => spoken.findIndex((other) => other.word.toLowerCase() === word.toLowerCase()) === i,
  );
}

/** A word of a query with the number of documents that contain it, and that contain its synonym. */
interface CountedWord {
  word: string;
  isVerb: boolean;
  count: number;
  otherwise: number;
}

/**
 * Returns the words at least as rare as the query's average, by inverse document frequency. "Posso
 * tenere un cane in condominio" has the subject "cane". Words in every document are excluded.
 */
function subjectWords(counts: readonly CountedWord[], all: number): CountedWord[] {
  const meaningful = counts.filter(({ count }) => count < all);
  const rareness = ({ count }: CountedWord) => Math.log((all + 1) / (count + 0.5));
  const mean = meaningful.reduce((sum, word) => sum + rareness(word), 0) / meaningful.length;
  // tolerance for rounding: the mean of equal values may differ in the last digit
  return meaningful.filter((word) => rareness(word) >= mean - 1e-9);
}

/** Returns the subject words without verbs; empty if a document contains a subject word. */
export function silentWords(counts: readonly CountedWord[], all: number): string[] {
  const subject = subjectWords(counts, all);
  if (!subject.every(({ count, otherwise }) => count + otherwise === 0)) return [];
  return subject.flatMap(({ word, isVerb }) => (isVerb ? [] : [word]));
}
