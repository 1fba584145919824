import type { ParsedQuery } from '@massima/law/parse-query';
import { isJoining, isLight, questionWords } from '../query/question-words.ts';
import type { ReadQuestion } from '../query/read-question.ts';
import { type EngineCall, searchHandler } from '../solr/calls.ts';
import { readWordCounts, wordCountsQuery } from '../solr/page-queries.ts';
import { isItalianWord } from '../words/is-italian-word.ts';
import { nearestBeside } from './embedded-query.ts';
import type { EmbeddedQuery } from './rerank.ts';

interface Asked {
  parsed: ReadQuestion;
  /** Only the words as typed: the courts' words for them are not searched for. */
  asTyped?: boolean | undefined;
  /** How many results there are with some of the words. */
  found: number;
}

interface Meaning {
  embed: (() => Promise<EmbeddedQuery | undefined>) | undefined;
  /** The model's (`QueryEmbedder`). */
  nearEnough: number | undefined;
}

/**
 * The words that a question is about, where no result of the collection contains one of them, nor the courts' words for it, and none is
 * near enough in meaning (docs/decisions, 76). Empty: there is something, or it can't be told. Whatever tab and filters: it is said of the
 * whole collection.
 */
export async function findSilence(
  ask: EngineCall,
  { parsed, asTyped = false, found }: Asked,
  { embed, nearEnough }: Meaning,
): Promise<string[]> {
  // Where some words were found, nothing is called silent by words alone.
  const canCompare = nearEnough !== undefined && embed !== undefined;
  if (found > 0 && !canCompare) return [];
  const spoken = spokenWords(parsed);
  if (spoken.length === 0) return [];
  const synonyms = asTyped ? [] : parsed.synonyms;
  const words = spoken.map(({ word }) => word);
  const terms = synonyms.map((one) => one.terms);
  const counts = readWordCounts(await ask(searchHandler, wordCountsQuery(words, terms)), words, terms);
  const counted = spoken.map(({ word, isVerb, start, end }, i): CountedWord => {
    const said = synonyms.findIndex((one) => one.start <= start && end <= one.end);
    return { word, isVerb, count: counts.words[i] ?? 0, otherwise: counts.terms[said] ?? 0 };
  });
  const silent = silentWords(counted, counts.all);
  // What is no word is misspelt, or of another language, which the model reads and the collection doesn't.
  if (silent.length === 0 || !silent.every(isItalianWord)) return [];
  const near = canCompare ? await (await embed())?.nearest(nearestBeside) : undefined;
  if (!near || !canCompare) return found === 0 ? silent : [];
  return Math.max(0, ...near.values()) < nearEnough ? silent : [];
}

/** Longer ones are pasted headings or texts, in the courts' own words. */
const maxWords = 40;

/** Words of English that no Italian question has: its lists of words know "medical", "proof" and "bank" as Italian texts do. */
const english = /(?<!\p{L})(?:the|of|for|with|and|is|are|to|by|from|when|who|what|must|can)(?!\p{L})/iu;

const auxiliaries = new Set('ho hai ha abbiamo avete hanno è sono era erano'.split(' '));

/**
 * As far as a word's ending and the word before it tell: "riprende" is a form of "riprendere", "innaffiano" of "innaffiare". Of endings that
 * nouns have as often it isn't said.
 */
function isVerb(word: string, before = ''): boolean {
  if (auxiliaries.has(before.toLowerCase()) && /[ai]?t[oaie]$|s[oaie]$/iu.test(word)) return true;
  const [, root = '', ending = ''] = /^(.{3,}?)(e|ono|ano)$/iu.exec(word) ?? [];
  if (root === '') return false;
  return isItalianWord(root + (ending.toLowerCase() === 'ano' ? 'are' : 'ere'));
}

/** A word of a question as it was typed, and where. */
export interface SpokenWord {
  word: string;
  start: number;
  end: number;
  /** Surely a verb: what is done is seldom what a question is about. */
  isVerb: boolean;
}

/**
 * The words of a plain question that may say what it is about. None where a ruling, an article, a wording or an exclusion was given: there
 * it is known what is wanted; nor in English, of which the collection has no word and the model knows the meaning.
 */
export function spokenWords({ plain, references, phrases, excluded }: ParsedQuery): SpokenWord[] {
  if (english.test(plain) || references.length > 0 || phrases.length > 0 || excluded.length > 0) return [];
  const kept = new Set(
    questionWords(plain)
      .text.toLowerCase()
      .split(/[^\p{L}\p{N}]+/u),
  );
  const all = [...plain.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }, i, words) => ({
    word,
    start: index,
    end: index + word.length,
    isVerb: isVerb(word, words[i - 1]?.[0]),
  }));
  if (all.length > maxWords) return [];
  const spoken = all.filter(
    ({ word }, i) =>
      kept.has(word.toLowerCase()) &&
      word.length > 2 &&
      !/^\p{N}/u.test(word) &&
      !isJoining(word) &&
      !isLight(word, all[i - 1]?.word),
  );
  return spoken.filter(
    ({ word }, i) => spoken.findIndex((one) => one.word.toLowerCase() === word.toLowerCase()) === i,
  );
}

/** A word of a question, how many results contain it, and how many what the courts say for it. */
interface CountedWord {
  word: string;
  isVerb: boolean;
  count: number;
  otherwise: number;
}

/**
 * The words that say what a question is about: those at least as rare as its words are on average, by the measure that ranks them. "Posso
 * tenere un cane in condominio" is about "cane" where no text has it. What every text has, as the engine's stop words, is none.
 */
function subjectWords(words: readonly CountedWord[], all: number): CountedWord[] {
  const meaningful = words.filter(({ count }) => count < all);
  const rareness = ({ count }: CountedWord) => Math.log((all + 1) / (count + 0.5));
  const mean = meaningful.reduce((sum, word) => sum + rareness(word), 0) / meaningful.length;
  // as numbers are: of words that are all as rare the mean is not always the same to the last digit
  return meaningful.filter((word) => rareness(word) >= mean - 1e-9);
}

/** Those words but for verbs, where no result contains one of them; none where one does. */
export function silentWords(words: readonly CountedWord[], all: number): string[] {
  const subject = subjectWords(words, all);
  if (!subject.every(({ count, otherwise }) => count + otherwise === 0)) return [];
  return subject.flatMap(({ word, isVerb }) => (isVerb ? [] : [word]));
}
