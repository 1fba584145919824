import { fold } from '@massima/law/fold';
import type { ParsedQuery } from '@massima/law/parse-query';
import { stopWords } from '@massima/law/stop-words';
import { saysNothing } from '../query/question-words.ts';
import { synonymsFor } from '../query/synonyms.ts';

/** A word of the question that says something of a text, or the courts' words for some of it. */
export interface AskedWord {
  text: string;
  /** What a text must contain, folded: one word, or all of the courts'. */
  tokens: readonly string[];
  /** Which words of the question the courts' replace: where these are found, those are not missing. */
  instead: readonly string[];
}

const isTelling = (word: string) =>
  !stopWords.has(word.toLowerCase()) && !saysNothing(word) && (word.length > 1 || /\p{N}/u.test(word));

const tellingWords = (text: string): string[] => (text.match(/[\p{L}\p{N}]+/gu) ?? []).filter(isTelling);

/** The words of a text, folded, without those that the engine leaves out. */
export const tokensOf = (text: string): string[] => tellingWords(text).map(fold);

/** What a question asks for as words, each once; none where it is nothing but references. */
export function askedWords(parsed: ParsedQuery, asTyped = false): AskedWord[] {
  if (parsed.onlyReferences) return [];
  const typed = new Map(tellingWords(parsed.plain).map((word) => [fold(word), word]));
  const replaced = asTyped ? [] : synonymsFor(parsed);
  return [
    ...replaced.map(({ terms, start, end }) => ({
      text: terms,
      tokens: tokensOf(terms),
      instead: tokensOf(parsed.plain.slice(start, end)),
    })),
    ...[...typed].map(([token, text]) => ({ text, tokens: [token], instead: [] })),
  ];
}

/** The stemmer leaves at least this much of a word, and cuts off about as much. */
const ending = 3;
/** Words as short as this may be abbreviations, which the engine reads as their long form. */
const abbreviation = 4;

function sharedLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

/** Of these words those that a mark may be a form of: a mark is certainly a form of one of them, and its beginning tells of which. */
function formsOf(mark: string, tokens: readonly string[]): string[] {
  const near = tokens.flatMap((token) => {
    const length = sharedLength(token, mark);
    const least = Math.max(ending, Math.min(token.length, mark.length) - ending);
    return token === mark || length >= least ? [{ token, length, isSure: length > least }] : [];
  });
  const most = Math.max(...near.map(({ length }) => length));
  return near.filter(({ length, isSure }) => isSure || length === most).map(({ token }) => token);
}

/** Which of these words a text contains, and which it lacks, going by the words that the engine has marked in it. */
export function wordsHeld(
  asked: readonly AskedWord[],
  marked: Iterable<string>,
): { words: string[]; missing: string[] } {
  const tokens = [...new Set(asked.flatMap((word) => word.tokens))];
  const held = new Set<string>();
  let isLeftOver = false;
  for (const mark of marked) {
    const forms = formsOf(mark, tokens);
    for (const form of forms) held.add(form);
    isLeftOver ||= forms.length === 0;
  }
  const isThere = (word: AskedWord) => word.tokens.every((token) => held.has(token));
  // Where the question's own words are there, the courts' add nothing.
  const isNeeded = ({ instead }: AskedWord) =>
    instead.length === 0 || instead.some((token) => !held.has(token));
  const there = asked.filter((word) => isThere(word) && isNeeded(word));
  const replaced = new Set(there.flatMap(({ instead }) => instead));
  const isReplaced = ({ tokens: [token = ''] }: AskedWord) => replaced.has(token);
  const mayBeThere = ({ text }: AskedWord) => isLeftOver && text.length <= abbreviation;
  return {
    words: there.filter((word) => word.instead.length > 0 || !isReplaced(word)).map(({ text }) => text),
    missing: asked
      .filter((word) => word.instead.length === 0 && !isThere(word) && !isReplaced(word) && !mayBeThere(word))
      .map(({ text }) => text),
  };
}
