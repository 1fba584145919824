import { suffix, takePart } from '../article-parts.ts';
import { Cursor } from '../cursor.ts';
import { datePattern } from '../dates.ts';
import type { Read, LooseProvision } from './types.ts';

const article = new RegExp(
  `(?<![\\p{L}\\p{N}])art(?:t|icol[oi])?\\s?\\.?\\s{0,2}(\\d{1,9})(?!\\d)(?:[\\s-]?(${suffix})(?!\\p{L}))?`,
  'giu',
);
const more = new RegExp(`(?:\\s?,\\s?|\\s(?:ed?|o)\\s)\\d{1,4}(?!\\d)(?:[\\s-]?${suffix}(?!\\p{L}))?`, 'iuy');
/** "del contratto": clauses of contracts are not provisions. */
const ownRules =
  /[\s,]{1,2}(?:del(?:la|lo|l['’])?|dei|degli|delle|d['’]|di)\s?(?:(?:citat|stess|presente|predett|suddett|medesim|richiamat|ridett)[oaie]?\s)?(?:contratt|accord|convenzione\s(?:urban|matrim|tra|stipul)|polizz|capitolat|disciplinar|band[oi]\b|scrittur|statut[oi](?!\s(?:dei\slav|del\scontr|spec|reg))|atto\s(?:cost|di)|regolament[oi]\s(?:cond|di\scond|contr|intern|azien)|condizioni|letter[ae]\s|patt|preliminar|compravend|locazion|mutu|appalt|ccnl|c\.\s?c\.\s?n\.\s?l|transazion|verbal|ricors|rogit|foglio|lodo|decisione|sentenz|ordinanz)/iuy;
/** Source after an article, up to five words. */
const ofWhat =
  /\s(?:del(?:la|lo|l['’])?|dei|degli|delle|d['’]|di)\s?[^\s,;:()]{1,24}(?:\s[^\s,;:()]{1,24}){0,4}/iuy;

const types: readonly (readonly [type: string, spelling: string])[] = [
  ['dlgs', 'd\\.?\\s?lgs\\.?|decreto\\slegislativo'],
  ['dpr', 'd\\.?\\s?p\\.?\\s?r\\.?'],
  ['dpcm', 'd\\.?\\s?p\\.?\\s?c\\.?\\s?m\\.?'],
  ['dl', 'd\\.?\\s?l\\.?|decreto[\\s-]legge'],
  ['dm', 'd\\.?\\s?m\\.?'],
  ['rd', 'r\\.?\\s?d\\.?|regio\\sdecreto'],
  ['regue', 'reg(?:olamento|\\.)(?:\\s\\(?(?:u\\.?e|c\\.?e)\\.?\\)?)?'],
  ['dirue', 'dir(?:ettiva|\\.)(?:\\s\\(?(?:u\\.?e|c\\.?e)\\.?\\)?)?'],
  ['l', 'l\\.|legge'],
];
/** Sources that are not parsed. */
const unknown =
  'l\\.\\s?r\\.|legge\\s(?:reg(?:ionale|\\.)|prov(?:inciale|\\.)|della\\s(?:reg(?:ione|\\.)|prov(?:incia|\\.)))|l\\.\\s?p\\.|reg(?:olamento|\\.)\\sreg(?:ionale|\\.)|o\\.?p\\.?c\\.?m\\.?|circ(?:olare|\\.)|risoluzione|ris\\.|d\\.\\s?(?:lgs\\.\\s?|l\\.\\s?)(?:lgt|c\\.?\\s?p\\.?\\s?s)\\.?';
const act = new RegExp(
  `(?<![\\p{L}\\p{N}.])(?:(?<unknown>${unknown})|${types.map(([type, form]) => `(?<${type}>${form})`).join('|')})(?!\\p{L})`,
  'giu',
);
const actNumber =
  '\\bn\\.?[\\s°]{0,2}(?<number>\\d{1,5})(?!\\d)(?:\\s?\\/\\s?[A-Z\\d]{1,4}(?:\\/\\d{2,4})?)?(?:\\sdel\\s(?:19|20)\\d{2}(?!\\d))?';
/** "l. 7 agosto 1990, n. 241". Required after "legge", which is also a verb. */
const markedNumber = new RegExp(`^[\\s,]{0,3}(?:${datePattern}[\\s,]{0,3})?${actNumber}`, 'iu');
const anyMarked = new RegExp(
  `^[^;\\n()\\d]{0,24}?(?:${datePattern}[\\s,]{0,3})?(?:${actNumber}|(?<![/\\d])\\d{1,5}\\s?\\/\\s?(?:19|20)\\d{2}(?!\\d))`,
  'iu',
);
const slashed = /^[\s,]{0,3}\d{1,5}\s?\/\s?(?:19|20)?\d{2}(?!\d)/;
const back = /^[\s,]{0,2}(?:n\.\s?\d{1,4}[\s,]{1,2})?cit(?:\.|at[ao](?!\p{L}))/iu;
const named = `(?:${types.map(([type, form]) => `(?<${type}>${form})`).join('|')}|(?<code>cod(?:ice|\\.))|(?<decree>decreto))`;
const same = '(?:stess[ao]|medesim[ao]|citat[ao]|predett[ao]|suddett[ao]|richiamat[ao])';
/** "della l. cit.", "della stessa legge" */
const backAct = new RegExp(
  `[\\s,]{1,3}(?:del(?:la|lo|l['’])?\\s?)?(?:${same}\\s${named}(?!\\p{L}|\\s?n\\.|\\s?\\d)|${named.replaceAll('(?<', '(?<_')}[\\s,]{1,2}cit(?:\\.|at[ao](?!\\p{L})))`,
  'iuy',
);
const backHere = /[\s,]{1,2}cit(?:\.|at[ao](?!\p{L}))/iuy;
const backBefore = /(?:stess|medesim|citat|predett|suddett)o\s$/i;
const decrees = ['dl', 'dlgs', 'dpr', 'dpcm', 'dm', 'rd'];

/**
 * Finds text that looks like articles and acts, in a normalised text; in order, without overlaps.
 */
export function looseProvisions(text: string, read: Read): LooseProvision[] {
  const unread = (expression: RegExp) =>
    [...text.matchAll(expression)].filter(({ index }) => !read.has(index));
  const found = [
    ...unread(article).map((match) => articleAt(text, match)),
    ...unread(act).map((match) => actAt(text, match)),
  ]
    .filter((provision) => provision !== null)
    .sort((a, b) => a.start - b.start || b.end - a.end);
  const apart: LooseProvision[] = [];
  for (const provision of found) {
    const last = apart.at(-1);
    if (last && provision.start < last.end + 14 && joins(text, last, provision)) {
      last.end = Math.max(last.end, provision.end);
      last.article = undefined;
    } else if (!last || provision.start >= last.end) apart.push(provision);
  }
  return apart;
}

const between = /^[\s,]{0,3}(?:(?:del(?:la|lo|l['’])?|dei|delle)\s?)?$/iu;
/** "art. 2, della legge regionale n. 5/2019": act of the article. */
const joins = (text: string, { article, end, isBack }: LooseProvision, act: LooseProvision): boolean =>
  !isBack &&
  act.article === undefined &&
  !act.isBack &&
  !/^art/i.test(text.slice(act.start, act.start + 3)) &&
  (act.start < end || (article !== undefined && between.test(text.slice(end, act.start))));

function articleAt(text: string, match: RegExpExecArray): LooseProvision | null {
  const cursor = new Cursor(text, match.index + match[0].length);
  for (let step = 0; step < 8 && ((takePart(cursor, true)?.length ?? 0) > 0 || cursor.take(more)); step++);
  if (new Cursor(text, cursor.at).take(ownRules)) return null;
  const common = { kind: 'provision' as const, start: match.index, isFaint: false, types: typesIn(match) };
  const number = `${Number(match[1])}${(match[2] ?? '').toLowerCase()}`;
  const cited = cursor.take(backAct);
  if (cited) return { ...common, end: cursor.at, article: number, types: typesIn(cited), isBack: true };
  // "l'art. 32 citato", "dello stesso art. 13"
  const isBack =
    cursor.take(backHere) !== null || backBefore.test(text.slice(Math.max(0, match.index - 14), match.index));
  if (isBack) return { ...common, end: cursor.at, article: number, types: [], isBack };
  const isAlone = !cursor.take(ofWhat);
  return { ...common, end: cursor.at, article: isAlone ? number : undefined, isBack: false };
}

function actAt(text: string, match: RegExpExecArray): LooseProvision | null {
  const at = match.index + match[0].length;
  const tail = text.slice(at, at + 60);
  const types = typesIn(match);
  const common = { kind: 'provision' as const, start: match.index, types: types };
  const type = types.length > 0;
  if (draft.test(text.slice(Math.max(0, match.index - 14), match.index))) return null;
  const cited = back.exec(tail);
  if (cited && type) {
    const number = /\d+/.exec(cited[0])?.[0];
    return {
      ...common,
      end: at + cited[0].length,
      number: number === undefined ? undefined : Number(number),
      isBack: true,
      isFaint: !cited[0].endsWith('.'),
    };
  }
  const numbered = type ? (markedNumber.exec(tail) ?? slashed.exec(tail)) : anyMarked.exec(tail);
  if (!numbered) return null;
  const number = numbered.groups?.['number'];
  return {
    ...common,
    end: at + numbered[0].length,
    number: type && number !== undefined ? Number(number) : undefined,
    isBack: false,
    isFaint: false,
  };
}

function typesIn({ groups = {} }: RegExpExecArray): readonly string[] {
  const isThere = (type: string) => groups[type] !== undefined || groups[`_${type}`] !== undefined;
  if (isThere('code')) return ['code'];
  if (isThere('decree')) return decrees;
  return types.filter(([type]) => isThere(type)).map(([type]) => type);
}

const draft = /(?:disegno|proposta)\sdi\s$/i;
