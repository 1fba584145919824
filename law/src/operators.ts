import { stopWords } from './stop-words.ts';
/** Excluded words, and the query without the exclusion. */
export type Exclusion = { words: string; query: string };
export type Operators = {
  /** The query without exclusions. */
  rest: string;
  excluded: Exclusion[];
  /**
   * Words after a minus that are searched nevertheless and reported: parts of a heading ("Processo
   * penale -Rimessione"), references, parentheses and stop words.
   */
  kept: string[];
};

const dash = '[-–—]';
const quoted = '(?:["“”„«‹][^"“”„«»‹›]{1,300}(?:["“”»›]|$)|[\'’][^\'’]{1,300}[\'’](?![\\p{L}\\p{N}]))';
const piece = "[\\p{L}\\p{N}][\\p{L}\\p{N}'’]{0,59}";
const word = `['’]?${piece}(?:-${piece}){0,4}\\*?(?![^\\s,;.?!:)»”"…]|[.:]\\p{L})`;
/** "131 -bis", "2019 -2020": continuation of a number. */
const ofNumber =
  '(?<=\\d\\s)[-–](?:\\d|(?:bis|ter|quater|quinquies|sexies|septies|octies|nonies|decies)(?!\\p{L}))';
/**
 * A minus before a word, including typographic dashes, or NOT. "spese - compensazione" is not an
 * exclusion.
 */
const exclusion = new RegExp(
  `(?<![^\\s,;(])(?!${ofNumber})(?:${dash}(?:(?<phrase>${quoted})|(?<word>${word})|(?<other>(?:\\([^()]{1,300}\\)|[^\\s–—-])\\S{0,59}))|(?<apart>${dash}\\s(?=${quoted}))(?<apartPhrase>${quoted})|(?:AND\\s)?NOT\\s{1,3}(?:(?<notPhrase>${quoted})|(?<notWord>${word})))`,
  'gu',
);
const isCapital = /^\p{Lu}/u;
const isWord = /[\p{L}\p{N}]/u;

/** Stop words cannot be excluded. */
const isLittle = (text: string) =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).every((word) => stopWords.has(word));

/**
 * Extracts the exclusions of a query.
 *
 * @param referenceAt returns the reference at an offset, because references cannot be excluded
 */
export function takeOperators(
  query: string,
  referenceAt: (start: number) => string | undefined = () => undefined,
): Operators {
  const isHeading = isCapital.test(query);
  const found = [...query.matchAll(exclusion)].flatMap((match) => {
    const { phrase, word: single, other, apartPhrase, notPhrase, notWord } = match.groups ?? {};
    // "Responsabilità - «caso fortuito»" is a heading with a quotation
    if (apartPhrase !== undefined && isHeading) return [];
    const phraseText = phrase ?? single ?? other ?? apartPhrase ?? notPhrase ?? notWord ?? '';
    const operand = unquoted(phraseText);
    if (!isWord.test(operand)) return [];
    const reference = referenceAt(match.index + match[0].length - phraseText.length);
    const capital = single !== undefined && isHeading && isCapital.test(single) && match.index > 0;
    const isKept = reference !== undefined || other !== undefined || capital || isLittle(operand);
    return [
      { words: reference ?? operand, kept: isKept, start: match.index, end: match.index + match[0].length },
    ];
  });
  const out = found.filter(({ kept }) => !kept);
  return {
    rest: without(query, out),
    excluded: out.map(({ words: operand, ...span }) => ({ words: operand, query: without(query, [span]) })),
    kept: found.flatMap(({ words: operand, kept }) => (kept ? [operand] : [])),
  };
}

const unquoted = (text: string) =>
  text
    .replace(/["“”„«»‹›()]/g, ' ')
    .replace(/^['’](.{1,300})['’]$/u, '$1')
    .trim();

function without(query: string, spans: readonly { start: number; end: number }[]): string {
  let at = 0;
  let left = '';
  for (const { start, end } of spans) {
    left += query.slice(at, start);
    at = end;
  }
  return (left + query.slice(at)).trim();
}
