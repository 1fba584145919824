import type { ParsedQuery } from '@massima/law/parse-query';
import { isItalianWord } from '../words/is-italian-word.ts';
import { isJoining, isLight, questionWords } from './question-words.ts';

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
