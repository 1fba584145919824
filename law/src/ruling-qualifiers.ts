import type { Cursor } from './cursor.ts';
import { datePattern, fullYear, isoDate } from './dates.ts';

/** What a citation says between the court and the number. */
export type Qualifiers = {
  area?: 'civ' | 'pen' | undefined;
  year?: number | undefined;
  /** YYYY-MM-DD */
  date?: string | undefined;
  /** As `section` of FORMAT.md of the indexer, where it can be told: `3`, `U`, `L`. */
  section?: string | undefined;
};

const filler = new RegExp(
  `[\\s,;:()–-]{1,4}(?:(?:(?:la|le|il|con|nella|dell[ao]|corte|costituzional[ei]|giudice|recent[ei]|citat[aeio]|v\\.|cfr\\.|vedi|not[ao]|in\\s{1,2}data|dep(?:ositat[ao]|\\.)|ud(?:ienza|\\.)|pubblicat[ao])(?!\\p{L})\\s{0,2}){0,4})`,
  'iuy',
);
const section =
  /(?:(?:(prima|seconda|terza|quarta|quinta|sesta|settima)\s{1,2})?sez(?:ione|ioni|\.|\b)\s{0,2}(?:([ivx]{1,5}|\d{1,2}|un(?:ite|\.)|lav(?:oro|\.)|trib(?:utaria|\.)|fer(?:iale|\.)|prima|seconda|terza|quarta|quinta|sesta|settima|[ltuf])(?![\p{L}\p{N}])°?(?:\s{0,1}[-–\s]\s{0,1}(?:bis|ter|quater|\d)(?![\p{L}\p{N}/]))?)?|ss?\.?\s?uu?(?![\p{L}])\.?|ad(?:unanza|\.)\s{0,2}plen(?:aria|\.)|giur(?:isdizionale|\.))/iuy;
const area = /(civ|pen|lav|trib)(?:il[ei]|al[ei]|oro|utaria|\.|(?!\p{L}))/iuy;
const type =
  /(?:sent(?:enz[ae]|t?\.)?|ord(?:inanz[ae]|d?\.)?|decr(?:et[oi]|\.)|par(?:ere|\.)|pronunc(?:e|ia))(?!\p{L})/iuy;
const date = new RegExp(`(?:del(?:l['’])?\\s{0,2})?${datePattern}`, 'iy');
/** "Cass. 2010, n. 51571" */
const year = /((?:19|20)\d{2})(?=,?\s{1,2}n)/iy;

const ordinals = ['prima', 'seconda', 'terza', 'quarta', 'quinta', 'sesta', 'settima'];
const romans = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix'];
const civil = new Set(['L', 'T']);

/** Section, branch, kind and date in any order; at most 24 steps. */
export function takeQualifiers(cursor: Cursor): Qualifiers {
  const about: Qualifiers = {};
  for (let step = 0; step < 24; step++) {
    cursor.take(filler);
    if (!takeOne(cursor, about)) break;
  }
  return about;
}

function takeOne(cursor: Cursor, about: Qualifiers): boolean {
  const bench = cursor.take(section);
  if (bench) {
    about.section = sectionCode(bench) ?? about.section;
    if (about.section && civil.has(about.section)) about.area = 'civ';
    return true;
  }
  const branch = cursor.take(area);
  if (branch) about.area = branch[1]?.toLowerCase() === 'pen' ? 'pen' : 'civ';
  if (branch || cursor.take(type)) return true;
  const dated = cursor.take(date) ?? cursor.take(year);
  if (!dated) return false;
  about.year = fullYear(dated[1] ?? dated[2] ?? '');
  about.date = isoDate(dated[0]);
  return true;
}

function sectionCode(match: RegExpExecArray): string | undefined {
  const name = (match[1] ?? match[2])?.toLowerCase();
  if (name === undefined)
    return /^s/i.test(match[0]) && /u/i.test(match[0]) && !/^sez/i.test(match[0])
      ? 'U'
      : /^ad/i.test(match[0])
        ? 'A'
        : undefined;
  if (/^\d/.test(name)) return String(Number(name));
  const roman = romans.indexOf(name);
  if (roman >= 0) return String(roman + 1);
  const ordinal = ordinals.indexOf(name);
  return ordinal >= 0 ? String(ordinal + 1) : name.slice(0, 1).toUpperCase();
}
