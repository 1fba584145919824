import { datePattern } from '../dates.ts';
import { readReferences } from '../find-references.ts';
import { normaliseText } from '../normalise-text.ts';
import type { Reference } from '../types.ts';
import { looseProvisions } from './loose-provisions.ts';
import {
  anyCourt,
  courtOrKind,
  looseRulings,
  otherNumberBefore,
  registerBefore,
  registerBehind,
} from './loose-rulings.ts';
import { type CitationCandidate, type LooseRuling, Read } from './types.ts';

export type CitationScan = { references: Reference[]; loose: CitationCandidate[] };

/**
 * Finds references and citation candidates, both in text order. Candidates are returned because a
 * citation check must not silently skip text it did not understand.
 */
export function scanCitations(input: string): CitationScan {
  const { text, typed: back } = normaliseText(input);
  const references = readReferences(text);
  const read = new Read(references);
  const loose = [
    ...looseRulings(text, read),
    ...strayNumbers(text, read),
    ...looseProvisions(text, read),
  ].sort((a, b) => a.start - b.start || b.end - a.end);
  const placed = <T extends { start: number; end: number }>(span: T): T => ({
    ...span,
    ...back(span.start, span.end),
  });
  return { references: references.map(placed), loose: loose.map(placed) };
}

const blank =
  '(?:\\[\\s?(?:[●•…_.Xx?-]{1,6})?\\s?\\]|[●•…]{1,3}|[Xx]{2,9}|_{2,12}|\\.{3,12}|\\?{2,6}|\\*{2,6})';
const ofYear = `(?:\\s?/\\s?(?:\\d{2,6}(?!\\d)|${blank})|,?\\sdel(?:l['’]anno)?\\s(?:\\d{4}(?!\\d)|${blank}))`;
const numberMark = '(?:n{1,2}\\s?[.°º]{1,2}\\s?(?:r?[oi]\\.?\\s)?|nr\\.?\\s|num(?:ero|\\.)\\s)';
/** Placeholders: "n. XXXX/2020", "n. ___", "n. [●]", "12345/20XX". */
const toBeFilled = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${numberMark}${blank}${ofYear}?|(?:${numberMark})?\\d{1,7}\\s?/\\s?(?:(?:19|20)?(?:[Xx]{2,4}|_{2,6}|\\?{2,4}|[●•…])|\\[\\s?[●•…_.Xx]{0,4}\\s?\\]))`,
  'giu',
);
/** A number with a year or date. */
const numbered = new RegExp(
  `(?<![\\p{L}\\p{N}])${numberMark}\\d{1,3}(?:\\.?\\d{1,9})?(?!\\d)(?:\\s?/\\s?(?:\\d{1,2}|[IVX]{1,5})(?=\\s?/\\s?\\d))?(?:\\s?/\\s?['’]?\\d{2,6}(?![\\d/])|,?\\sdel(?:l['’]anno)?\\s(?:${datePattern}|\\d{4}(?!\\d))|\\s(?:dello\\sstesso|del\\smedesimo)\\sanno)`,
  'giu',
);
/** A case of the European Union's courts with too many digits. */
const longCase = /(?<![\p{L}\p{N}])[CT]-\d{5,9}\/\d{2,4}(?!\d)/gu;
/** Deliberations of the Corte dei conti without the court: "SEZAUT/3/2020/QMIG". */
const deliberation =
  /(?<![\p{L}\p{N}/])(?:\d{1,5}\/)?(?:SEZAUT|SRC[A-Z]{3}|SSRRCO|SCCLEG)\/(?:\d{1,5}\/)?20\d{2}\/[A-Z]{2,9}(?![\p{L}\p{N}])/gu;
const reach = 100;
const clauseEnd = /[;\n]|(?<=\p{Ll}{6}|\d{4})\.\s(?=\p{Lu})/u;

/** "n. 306/07/14 della Commissione tributaria": the court follows the number. */
const courtBehind = new RegExp(
  `^(?:\\s(?:res|emess|pronunciat|depositat|pubblicat)[ao]\\s)?[\\s,]{0,2}(?:da|de)(?:l(?:la|lo)?\\s|ll['’]\\s?|i\\s)(?=${anyCourt.source})`,
  'iu',
);

/** Finds impossible numbers and placeholders next to a court or a kind of ruling. */
function strayNumbers(text: string, read: Read): LooseRuling[] {
  const unread = (expression: RegExp) =>
    [...text.matchAll(expression)].filter(({ index }) => !read.has(index));
  return [
    ...unread(toBeFilled).filter(({ index, 0: match }) => isOfRuling(text, index, /\d/.test(match))),
    ...unread(numbered).filter(
      ({ index, 0: match }) =>
        isOfRuling(
          text,
          index,
          courtBehind.test(text.slice(index + match.length, index + match.length + 60)),
        ) && !registerBehind.test(text.slice(index + match.length, index + match.length + 40)),
    ),
    ...unread(longCase),
    ...unread(deliberation),
  ].map(({ index, 0: match }) => ({
    kind: 'ruling' as const,
    start: index,
    end: index + match.length,
    isBack: false,
    isFaint: false,
    isIncomplete: true,
  }));
}

/**
 * Returns whether the clause names a court or ruling before the number, with no other numbered
 * document in between.
 */
function isOfRuling(text: string, at: number, speaksForItself = false): boolean {
  const statement =
    text
      .slice(Math.max(0, at - reach), at)
      .split(clauseEnd)
      .at(-1) ?? '';
  const named = [...statement.matchAll(courtOrKind)].at(-1);
  const between = named ? statement.slice(named.index + named[0].length) : statement;
  if (named && registerBefore.test(statement.slice(0, named.index))) return false;
  return (named !== undefined || speaksForItself) && !otherNumberBefore.test(between);
}
