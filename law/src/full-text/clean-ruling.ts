import { endsAbbreviated, takesNumber } from './abbreviations.ts';
import { headingOf, isLoneLine, sharedHeading } from './zones.ts';
import { withoutStamps, textPages } from './text-pages.ts';

/** Paragraphs are lines already where this share of them is longer than any printed line. */
const [longLine, shareOfLong] = [170, 0.05];
/** A text without line breaks. */
const flatLine = 2500;

/** The lines of a ruling as printed, trimmed, without what belongs to its pages; '' where one is blank. */
export const rulingLines = (text: string): string[] =>
  textPages(text.replace(/\r\n?/g, '\n'))
    .flat()
    .map((line) => ({
      line: withoutStamps(line)
        .replace(/[ \t\u00a0]+/g, ' ')
        .trim(),
      wasBlank: line.trim() === '',
    }))
    // a stamp's own line leaves nothing behind, not even a paragraph
    .filter(({ line, wasBlank }) => line !== '' || wasBlank)
    .map(({ line }) => line);

/**
 * The words of a ruling as its court wrote them, a line for each paragraph: without numbers of pages, running heads, stamps, and the
 * breaks of printed lines. Nothing is added, and no letter of the text changes. Read the heading before: stamps are its best source.
 */
export const cleanRuling = (text: string): string => joinParagraphs(rulingLines(text));

/** Out of `rulingLines`. */
export function joinParagraphs(lines: readonly string[]): string {
  const filled = lines.filter((line) => line !== '');
  const long = filled.filter((line) => line.length > longLine).length;
  const paragraphs = long > filled.length * shareOfLong ? filled : joinLines(lines);
  return paragraphs.flatMap(splitFlat).join('\n');
}

const stops = /[.;:!?»”"]$/;
const beginsItem =
  /^(?:\d{1,2}(?:\.\d{1,2}){0,4}(?:[.)] ?[-–—]? ?[^\d\s/]| ?[-–—]? ?[\p{Lu}«“])|[-–—•] ?\S|[a-z]{1,2}\) )/u;
/** A compound that was cut: the hyphen is the word's own. None that was met divides a syllable. */
const cutAtHyphen = /[\p{L}\d]-$/u;

function joinLines(lines: readonly string[]): string[] {
  const filled = lines.filter((line) => line !== '');
  // of texts that are set with a blank line below each line a blank says nothing
  const blanksTell = (lines.length - filled.length) * 3 < filled.length;
  const width = widthOf(filled);
  // parts that are put together once: a paragraph that grows line by line would be copied as often
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

/** Of the printed lines: what nine of ten are no longer than. */
function widthOf(lines: readonly string[]): number {
  const lengths = lines.map(({ length }) => length).sort((a, b) => a - b);
  return lengths[Math.floor(lengths.length * 0.9)] ?? 0;
}

/** "2.1. ", "3. " behind the end of a sentence; "art. 3. Il" is none. */
const numbered = /(?<=[.;:»”"]) (?=\d{1,2}(?:\.\d{1,2}){0,3}\.?[ ]?[-–]? ?[\p{Lu}«“])/gu;
const titles =
  / (?=(?:FATTI DI CAUSA|SVOLGIMENTO DEL PROCESSO|RITENUTO IN FATTO|(?:RAGIONI|MOTIVI) DELLA DECISIONE|CONSIDERATO IN DIRITTO|FATTO e DIRITTO|FATTO|DIRITTO|P\. ?Q\. ?M\.) )/g;
const behindTitle =
  /(?<=(?:^|\n)(?:FATTI DI CAUSA|SVOLGIMENTO DEL PROCESSO|RITENUTO IN FATTO|(?:RAGIONI|MOTIVI) DELLA DECISIONE|CONSIDERATO IN DIRITTO|FATTO|DIRITTO|P\. ?Q\. ?M\.)) /g;

/** A text that came as one line gets the paragraphs that its own numbers say. */
function splitFlat(paragraph: string): string[] {
  if (paragraph.length < flatLine) return [paragraph];
  return paragraph
    .replace(titles, '\n')
    .replace(behindTitle, '\n')
    .replace(numbered, (space, at: number, whole: string) =>
      takesNumber(whole.slice(Math.max(0, at - 12), at)) ? space : '\n',
    )
    .split('\n')
    .filter((part) => part !== '');
}
