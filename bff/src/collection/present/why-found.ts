import { beginningOf } from '@massima/contract/format/beginning';
import type { Why } from '@massima/contract/why';
import { fold } from '@massima/law/fold';
import { stopWords } from '@massima/law/stop-words';
import type { Reference } from '@massima/law/types';
import { saysNothing } from '../query/question-words.ts';
import type { ReadQuestion } from '../query/read-question.ts';
import type { EngineDoc } from '../solr/engine-answer.ts';
import type { HighlightedText } from './highlights.ts';

/** What a question asks for, read once for all results of its page. */
export interface Asked {
  words: readonly AskedWord[];
  references: readonly Reference[];
  parts: readonly string[];
}

export const askedFor = (parsed: ReadQuestion, asTyped: boolean): Asked => ({
  words: askedWords(parsed, asTyped),
  references: parsed.references,
  parts: questionParts(parsed.plain),
});

interface Found {
  /** Title and text of the hit, as the engine marked them. */
  marked: readonly HighlightedText[];
  /** Its best sentence; null where no word of it is marked. */
  passage: { start: number; end: number } | null;
  /** It came up by what it means. */
  isNear: boolean;
}

/** Why a hit is in the list, by what the answer itself says of it. */
export function whyFound(doc: EngineDoc, asked: Asked, { marked, passage, isNear }: Found): Why {
  const marks = new Set(
    marked.flatMap(({ text, positions }) =>
      positions.map(({ startPosition, endPosition }) => text.slice(startPosition - 1, endPosition)),
    ),
  );
  const words = new Set([...marks].flatMap(tokensOf));
  const labelOf = (kind: Reference['kind'], keys: readonly string[] = []) =>
    asked.references.find((one) => one.kind === kind && keys.includes(one.key))?.label ?? null;
  return {
    ...wordsHeld(asked.words, words),
    provision: labelOf('provision', doc.provisions),
    citation: labelOf('ruling', [...(doc.keys ?? []), ...(doc.cites ?? [])]),
    part: isNear ? partAnswered(asked.parts, marked.map(({ text }) => text).join(' ')) : null,
    start: passage?.start ?? null,
    end: passage?.end ?? null,
  };
}

/** A word of the question that says something of a text, or the courts' words for some of it. */
interface AskedWord {
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
const tokensOf = (text: string): string[] => tellingWords(text).map(fold);

/** What a question asks for as words, each once; none where it is nothing but references. */
export function askedWords(parsed: ReadQuestion, asTyped = false): AskedWord[] {
  if (parsed.onlyReferences) return [];
  const typed = new Map(tellingWords(parsed.plain).map((word) => [fold(word), word]));
  const replaced = asTyped ? [] : parsed.synonyms;
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

/** Where a question goes on to something else. */
const seam =
  /[,;:.?!()]|\s(?:e|ed|o|od|ma|se|che|quando|perché|poiché|mentre|oppure|ovvero|invece|dopo|prima|anche)(?=\s)/giu;
/** A part that says less belongs to the one before. */
const fewestWords = 2;
const longest = 160;
/** As much of a word as its forms share, about. */
const stemLength = 5;

const stemsOf = (text: string) => tokensOf(text).map((word) => word.slice(0, stemLength));

/** A question in the parts that it is made of, in its words: one where it asks for one thing. */
export function questionParts(question: string): string[] {
  const parts: { start: number; end: number }[] = [];
  let start = 0;
  for (const { index, length } of [...seams(question), { index: question.length, length: 0 }]) {
    const { length: words } = tokensOf(question.slice(start, index));
    const isLittle = words < fewestWords;
    const last = parts.at(-1);
    if (!isLittle || (!last && index === question.length && words > 0)) parts.push({ start, end: index });
    else if (last && words > 0) last.end = index;
    // The first of them goes with what follows.
    if (!isLittle || last) start = index + length;
  }
  return parts.map((part) => beginningOf(question.slice(part.start, part.end).trim(), longest));
}

const seams = (question: string) =>
  [...question.matchAll(seam)].map(({ 0: { length }, index }) => ({ index, length }));

/** The part of a question that a text has most words of, by their beginnings; the longest of several. */
export function partAnswered(parts: readonly string[], text: string): string | null {
  const there = new Set(stemsOf(text));
  const shares = parts.map((part) => stemsOf(part).filter((stem) => there.has(stem)).length);
  const most = Math.max(0, ...shares);
  return parts.filter((_, i) => shares[i] === most).sort((a, b) => b.length - a.length)[0] ?? null;
}
