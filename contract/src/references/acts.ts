import { codes } from './codes.ts';
import type { Cursor } from './cursor.ts';
import { datePattern, fullYear, isYear } from './dates.ts';

/** A source of law: its key (`cc`, `dlgs:2010:28`) and its usual abbreviation. */
export type Act = { key: string; label: string };

const number = 'n(?:\\.|°|º|umero\\b|\\b)\\s{0,2}';

/** Acts that are cited by type, number and year. */
const numbered: readonly { key: string; label: string; spelling: string }[] = [
  {
    key: 'dlgs',
    label: 'd.lgs.',
    spelling: 'd(?:ecreto\\b|\\.)?\\s{0,2}(?:legislativo\\b|lgs\\b\\.?|leg\\b\\.?|lg\\b\\.?|l\\.?\\s?vo\\b)',
  },
  {
    key: 'dpr',
    label: 'd.P.R.',
    spelling:
      'd\\.?\\s?p\\.?\\s?r\\b\\.?|decreto\\s{1,2}del\\s{1,2}presidente\\s{1,2}della\\s{1,2}repubblica\\b',
  },
  { key: 'dpcm', label: 'd.P.C.m.', spelling: 'd\\.?\\s?p\\.?\\s?c\\.?\\s?m\\b\\.?' },
  { key: 'dl', label: 'd.l.', spelling: 'd\\.?\\s?l\\b\\.?|decreto[\\s-]{1,2}legge\\b' },
  { key: 'dm', label: 'd.m.', spelling: 'd\\.?\\s?m\\b\\.?|decreto\\s{1,2}ministeriale\\b' },
  { key: 'rd', label: 'r.d.', spelling: 'r\\.?\\s?d\\b\\.?|regio\\s{1,2}decreto\\b' },
  {
    key: 'lcost',
    label: 'l. cost.',
    spelling: 'l(?:egge\\b|\\.)\\s{0,2}cost(?:ituzionale\\b|\\.)',
  },
  { key: 'l', label: 'l.', spelling: 'l(?:egge\\b|\\.)(?!\\s{0,2}fall)' },
  {
    key: 'regue',
    label: 'reg. UE',
    spelling: 'reg(?:olamento\\b|\\.)\\s{0,2}\\(?(?:u\\.?e|c\\.?e\\.?e?)\\b\\.?\\)?',
  },
  {
    key: 'dirue',
    label: 'dir. UE',
    spelling: 'dir(?:ettiva\\b|\\.)\\s{0,2}(?:\\(?(?:u\\.?e|c\\.?e\\.?e?)\\b\\.?\\)?)?',
  },
];

const sticky = (spelling: string) => new RegExp(`(?:${spelling})`, 'iy');
const codeNames = codes.map((code) => ({ ...code, expression: sticky(code.spelling) }));
const actNames = numbered.map((act) => ({ ...act, expression: sticky(act.spelling) }));
/** "disp. att. c.c.": its own articles, not those of the code. */
const implementing =
  /disp(?:osizioni\b|\.)\s{0,2}(?:di\s{1,2}|per\s{1,2}l['’]\s?)?(?:att(?:uazione\b|\.)|coord\.)\s{0,2}(?:(?:e\s{1,2})?trans(?:itorie|\.)\s{0,2})?(?:del\s{1,2}|al\s{1,2})?/iy;
const preliminary =
  /(?:disp(?:osizioni|\.)\s{0,2}prel(?:iminari|\.)(?:\s{0,2}(?:al\s{1,2})?(?:c\.\s?c\.|cod(?:ice|\.)\s{0,2}civ(?:ile|\.)))?|preleggi)/iy;

const initialsOfActs = new Set('cdlprst');
const gap = /[\s,]{0,3}/y;
const date = new RegExp(datePattern, 'iy');
const marker = new RegExp(number, 'iy');
const digits = /(\d{1,4})(?!\d)/y;
const slashYear = /\s?\/\s?(\d{4}|\d{2})(?!\d)/y;
const slashNumber = /\s?\/\s?(\d{1,4})(?!\d)/y;
const ofYear = /,?\s{0,2}del(?:l['’]anno)?\s{1,2}(?:anno\s{1,2})?(\d{4})(?!\d)/iy;
const ofDate = new RegExp(`,?\\s{0,2}del\\s{1,2}${datePattern}`, 'iy');

/** The act named here, with the cursor moved past it; null when there is none. */
export function takeAct(cursor: Cursor): Act | null {
  // almost every look is in vain: one letter tells
  if (!initialsOfActs.has((cursor.text[cursor.at] ?? '').toLowerCase())) return null;
  return (
    cursor.attempt(() => takeImplementing(cursor)) ??
    takeCode(cursor) ??
    cursor.attempt(() => takeNumbered(cursor))
  );
}

export function takeCode(cursor: Cursor): Act | null {
  for (const { key, label, expression } of codeNames) if (cursor.take(expression)) return { key, label };
  return null;
}

function takeImplementing(cursor: Cursor): Act | null {
  if (cursor.take(preliminary)) return { key: 'prel', label: 'disp. prel.' };
  if (!cursor.take(implementing)) return null;
  const code = takeCode(cursor);
  return code && { key: `dispatt-${code.key}`, label: `disp. att. ${code.label}` };
}

function takeNumbered(cursor: Cursor): Act | null {
  const kind = actNames.find(({ expression }) => cursor.take(expression));
  if (!kind) return null;
  cursor.take(gap);
  const before = cursor.take(date);
  cursor.take(gap);
  cursor.take(marker);
  const value = cursor.take(digits)?.[1];
  if (!value) return null;
  const second = kind.key.endsWith('ue') ? cursor.take(slashNumber)?.[1] : undefined;
  if (second) return europeanAct(kind, value, second);
  return numberedAct(
    kind,
    value,
    yearAfter(cursor) ?? (before ? fullYear(before[1] ?? before[2] ?? '') : undefined),
  );
}

function yearAfter(cursor: Cursor): number | undefined {
  const match = cursor.take(slashYear) ?? cursor.take(ofYear) ?? cursor.take(ofDate);
  const text = match?.[1] ?? match?.[2];
  return text === undefined ? undefined : fullYear(text);
}

function numberedAct(kind: Act, value: string, year: number | undefined): Act | null {
  if (year === undefined || !isYear(year)) return null;
  return { key: `${kind.key}:${year}:${Number(value)}`, label: `${kind.label} ${Number(value)}/${year}` };
}

/** Since 2015 European acts put the year first: 2016/679, but 93/13 and 1215/2012. */
function europeanAct(kind: Act, first: string, second: string): Act | null {
  const yearFirst = isYear(Number(first)) || (kind.key === 'dirue' && first.length === 2);
  const act = yearFirst
    ? numberedAct(kind, second, fullYear(first))
    : numberedAct(kind, first, fullYear(second));
  return act && { ...act, label: `${kind.label} ${first}/${second}` };
}
