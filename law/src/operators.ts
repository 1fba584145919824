/** Something that the question does not want: its words, and the question as it would be without saying so. */
export type Exclusion = { words: string; query: string };
export type Operators = {
  /** The question without what it excludes. */
  rest: string;
  excluded: Exclusion[];
  /** What stands after a hyphen as in a heading: "Processo penale -Rimessione". It is searched for, and that is said. */
  kept: string[];
};

const dash = '[-–—]';
const quoted = '["“”«][^"“”«»]{1,300}["“”»]';
const word = "[\\p{L}\\p{N}][\\p{L}\\p{N}'’]{0,59}";
const ofArticle =
  '(?<=\\d\\s)[-–](?:bis|ter|quater|quinquies|sexies|septies|octies|nonies|decies)(?![\\p{L}])';
/** A minus before a word, as phones and Word write it too, or NOT; "spese - compensazione" and "131 -bis" have none. */
const exclusion = new RegExp(
  `(?<!\\S)(?!${ofArticle})(?:${dash}(?:(?<phrase>${quoted})|(?<word>${word})(?![^\\s,;.?!]))|(?:AND\\s)?NOT\\s{1,3}(?:(?<notPhrase>${quoted})|(?<notWord>${word})))`,
  'gu',
);
const isCapital = /^\p{Lu}/u;

/** Takes out what a question excludes. */
export function takeOperators(query: string): Operators {
  const isHeading = isCapital.test(query);
  const found = [...query.matchAll(exclusion)].flatMap((match) => {
    const { phrase, word: single, notPhrase, notWord } = match.groups ?? {};
    const words = unquoted(phrase ?? single ?? notPhrase ?? notWord ?? '');
    if (!/[\p{L}\p{N}]/u.test(words)) return [];
    const kept = single !== undefined && isHeading && isCapital.test(single) && match.index > 0;
    return [{ words, kept, start: match.index, end: match.index + match[0].length }];
  });
  const out = found.filter(({ kept }) => !kept);
  return {
    rest: without(query, out),
    excluded: out.map(({ words, ...one }) => ({ words, query: without(query, [one]) })),
    kept: found.flatMap(({ words, kept }) => (kept ? [words] : [])),
  };
}

const unquoted = (text: string) => text.replace(/["“”«»]/g, ' ').trim();

function without(query: string, spans: readonly { start: number; end: number }[]): string {
  let at = 0;
  let left = '';
  for (const { start, end } of spans) {
    left += query.slice(at, start);
    at = end;
  }
  return (left + query.slice(at)).trim();
}
