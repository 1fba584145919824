import { endsAbbreviated, takesNumber } from './abbreviations.ts';
import { headingOf, isLoneLine, sharedHeading } from './zones.ts';
import { withoutStamps, textPages } from './text-pages.ts';

/** If this share of the lines is longer than a printed line, each line is a paragraph. */
const [longLine, shareOfLong] = [170, 0.05];
/** In characters. A longer line comes from a text without line breaks. */
const flatLine = 2500;

/**
 * Returns the trimmed lines of a ruling without page elements; an empty string for a blank line.
 */
export const rulingLines = (text: string): string[] =>
  textPages(text.replace(/\r\n?/g, '\n'))
    .flat()
    .map((line) => ({
      line: withoutStamps(line)
        .replace(/[ \t\u00a0]+/g, ' ')
        .trim(),
      wasBlank: line.trim() === '',
    }))
    // a line with only a stamp leaves no blank line
    .filter(({ line, wasBlank }) => line !== '' || wasBlank)
    .map(({ line }) => line);

/**
 * Returns the text of a ruling, one line per paragraph, without page numbers, running headers,
 * stamps and line breaks within paragraphs. The words remain unchanged.
 *
 * Read the heading first, because the stamps contain it.
 */
export const cleanRuling = (text: string): string => joinParagraphs(rulingLines(text));

/** Joins the output of {@link rulingLines}. */
export function joinParagraphs(lines: readonly string[]): string {
  const filled = lines.filter((line) => line !== '');
  const long = filled.filter((line) => line.length > longLine).length;
  const paragraphs = long > filled.length * shareOfLong ? filled : joinLines(lines);
  return paragraphs.flatMap(splitFlat).join('\n');
}

const stops = /[.;:!?»”"]$/;
const beginsItem =
  /^(?:\d{1,2}(?:\.\d{1,2}){0,4}(?:[.)] ?[-–—]? ?[^\d\s/]| ?[-–—]? ?[\p{Lu}«“])|[-–—•] ?\S|[a-z]{1,2}\) )/u;
/** A compound cut at its hyphen. The texts contain no hyphenated syllables. */
const cutAtHyphen = /[\p{L}\d]-$/u;

function joinLines(lines: readonly string[]): string[] {
  const filled = lines.filter((line) => line !== '');
  // blank lines carry no information in double-spaced texts
  const blanksTell = (lines.length - filled.length) * 3 < filled.length;
  const width = widthOf(filled);
  // Arrays of parts, because repeated concatenation would copy long paragraphs.
  const paragraphs: string[][] = [];
  let before = '';
  let isBehindBlank = false;
  for (const line of lines) {
    if (line === '') {
      isBehindBlank = true;
      continue;
    }
    const last = paragraphs.at(-1);
    const isNew =
      last === undefined ||
      isAlone(before) ||
      isAlone(line) ||
      sharedHeading.test(line) ||
      (isBehindBlank && blanksTell && !/^\p{Ll}/u.test(line)) ||
      (stops.test(before) &&
        (beginsItem.test(line)
          ? !takesNumber(before)
          : before.length < width * 0.8 && !endsAbbreviated(before)));
    if (isNew) paragraphs.push([line]);
    else last.push(isCut(before, line) ? line : ` ${line}`);
    before = line;
    isBehindBlank = false;
  }
  return paragraphs.map((parts) => parts.join(''));
}

const isAlone = (line: string) => headingOf(line) !== undefined || isLoneLine(line);

const isCut = (before: string, line: string) =>
  cutAtHyphen.test(before.slice(-2)) && /^[\p{Ll}\d]/u.test(line);

/** Returns the 90th percentile of the line lengths. */
function widthOf(lines: readonly string[]): number {
  const lengths = lines.map(({ length }) => length).sort((a, b) => a - b);
  return lengths[Math.floor(lengths.length * 0.9)] ?? 0;
}

/** "2.1. ", "3. " after the end of a sentence, but not "art. 3. Il". */
const numbered = /(?<=[.;:»”"]) (?=\d{1,2}(?:\.\d{1,2}){0,3}\.?[ ]?[-–]? ?[\p{Lu}«“])/gu;
const titles =
  / (?=(?:FATTI DI CAUSA|SVOLGIMENTO DEL PROCESSO|RITENUTO IN FATTO|(?:RAGIONI|MOTIVI) DELLA DECISIONE|CONSIDERATO IN DIRITTO|FATTO e DIRITTO|FATTO|DIRITTO|P\. ?Q\. ?M\.) )/g;
const behindTitle =
  /(?<=(?:^|\n)(?:FATTI DI CAUSA|SVOLGIMENTO DEL PROCESSO|RITENUTO IN FATTO|(?:RAGIONI|MOTIVI) DELLA DECISIONE|CONSIDERATO IN DIRITTO|FATTO|DIRITTO|P\. ?Q\. ?M\.)) /g;

/** Splits a text without line breaks at its numbered paragraphs. */
function splitFlat(paragraph: string): string[] {
  if (paragraph.length < flatLine) return [paragraph];
  return paragraph
    .replace(titles, '\n')
    .replace(behindTitle, '\n')
    .replace(numbered, (space, at: number, input: string) =>
      takesNumber(input.slice(Math.max(0, at - 12), at)) ? space : '\n',
    )
    .split('\n')
    .filter((part) => part !== '');
}
