import type { Cursor } from './cursor.ts';
import { dateOf, datePattern } from './dates.ts';
import { takeFiling } from './filing.ts';
import { takeSection } from './sections.ts';
import type { Court } from './types.ts';

/** Parts of a citation between court and number. */
export type Qualifiers = {
  area?: 'civ' | 'pen' | undefined;
  year?: number | undefined;
  /** YYYY-MM-DD */
  date?: string | undefined;
  /** Section code as in FORMAT.md of the indexer, if known: `3`, `U`, `L`. */
  section?: string | undefined;
  /** Whether the year is that of the filing, which takes precedence over the hearing. */
  filed?: boolean | undefined;
};

const qualifierWords =
  'la|le|il|con|nella|dell[ao]|dal|corte|(?<!corte\\s)costituzional[ei]|giudice|recent[ei]|citat[aeio]|v\\.|cfr\\.|vedi|not[ao]|in\\s{1,2}data|interl(?:ocutoria|oc\\.|\\.)|non\\s{1,2}def(?:initiva|\\.)|parz(?:iale|\\.)|unic[oa]|di\\s{1,2}rimessione|emess[ao]|res[ao]|pronunciat[ao]|propria|definitiva';
const filler = new RegExp(
  `(?:[\\s,:()\\[*_–-]|(?<=,)\\.){1,6}(?:(?:(?:${qualifierWords})(?!\\p{L})\\s{0,2}|(?:nel|del)?l['’]\\s?(?=sent|ord|decr|pronun|decis|sez)){0,5})`,
  'iuy',
);
const area = /(civ|pen|lav|trib)(?:il[ei]|al[ei]|oro|utaria|\.|(?!\p{L}))/iuy;
const type =
  /(?:sent(?:enz[ae]|t?\.)?|ord(?:inanz[ae]|d?\.)?|decr(?:et[oi]|\.)|par(?:ere|\.)|pronunc(?:e|ia)|decisione|dec\.)(?!\p{L})/iuy;
/** Deliberations of the Corte dei conti. */
const deliberation = /(?:delib(?:erazion[ei]|er[ae]|\.)|pronunciamento)(?!\p{L})/iuy;
const date = new RegExp(`(?:(?:del(?:l['’])?|il|l['’])\\s{0,2})?${datePattern}`, 'iuy');
/** "Cass. 2010, n. 51571", "Cass. (2010) n. 51571", "anno 2010 n. 51571" */
const year = /(?:(?:del(?:l['’]anno)?|anno)\s{1,2})?\(?((?:19|20)\d{2})\)?(?=,?\s{1,2}n)/iy;
/** Names of parties before a number or date: "Franzese", "(Neri)", "Rossi c. Verdi". */
const name = "(?!Cass|Cort|Trib|App\\.|Cons|TAR|Sez|Rv)\\p{Lu}['’]?\\p{L}[\\p{L}'’.]{0,24}";
const parties = new RegExp(
  `(?:ric\\.\\s{0,2}|imp\\.\\s{0,2})?${name}(?:[\\s/](?:e|ed|c\\.|contro|altr[oi]|\\+|p\\.?g\\.?|in|proc\\.|\\p{Lu}[\\p{L}'’.]{0,24}|\\d(?!\\d))){0,6}(?=[\\s,)\\]–-]{1,4}(?:n[\\s.°r]|nn?\\.|num|\\d{1,2}[\\s/.]|Rv|dep|ud))`,
  'uy',
);
/** Case names of the European courts. "v. le sentenze" starts another citation. */
const caseName =
  '(?:(?!sentenz|ordinanz|\\bv\\.\\s?(?:,|anche|pure|l[ae]\\s|i[ln]\\s|per\\s|ad\\s|al|art|ex\\s|sent|ord|cass|corte|tri)|cfr|costituz|artt?\\.)[^;\\n]){0,160}?';
const letterCase = '(?<![\\p{L}\\p{N}])[CT]\\s?[-–]\\s?\\d{1,4}\\/(?:19|20)?\\d{2}(?!\\d)';
const ofCase: Partial<Record<Court, RegExp>> = {
  cgue: new RegExp(`${caseName}(?=(?<!\\p{L})caus[ae]\\s|${letterCase})`, 'iuy'),
  cedu: new RegExp(
    `${caseName}(?=(?<!\\p{L})(?:ricc?\\.|ricors[oi]|appl?\\.)|(?<!\\p{L})nn?\\.\\s?\\d{1,6}\\/\\d{2}(?!\\d)|(?<!\\d)\\d{3,6}\\/\\d{2}(?!\\d))`,
    'iuy',
  ),
};
const application = /(?:ricc?\.|ricors[oi]|appl?\.)\s?/iy;

/** Parses section, branch, kind and date in any order, in at most 24 steps. */
export function takeQualifiers(cursor: Cursor, court?: Court): Qualifiers {
  const about: Qualifiers = {};
  for (let step = 0; step < 24; step++) {
    cursor.take(filler);
    if (!takeQualifier(cursor, about) && !(court === 'conti' && cursor.take(deliberation))) break;
  }
  const name = court && ofCase[court];
  if (name) cursor.take(name);
  else if (court && cursor.take(parties)) {
    for (let step = 0; step < 4; step++) {
      cursor.take(filler);
      if (!takeQualifier(cursor, about)) break;
    }
  }
  if (court === 'cedu') cursor.take(application);
  return about;
}

function takeQualifier(cursor: Cursor, about: Qualifiers): boolean {
  const section = takeSection(cursor);
  if (section) {
    about.section = section.code || about.section;
    if (section.isCivil) about.area = 'civ';
    return true;
  }
  const branch = cursor.take(area);
  if (branch) about.area = branch[1]?.toLowerCase() === 'pen' ? 'pen' : 'civ';
  if (branch || cursor.take(type)) return true;
  const filing = takeFiling(cursor);
  if (filing) {
    if (filing.isFiling || about.year === undefined) {
      about.year = filing.year;
      about.date = filing.isFiling ? filing.date : undefined;
    }
    about.filed ||= filing.isFiling;
    return true;
  }
  const dated = cursor.take(date) ?? cursor.take(year);
  if (!dated) return false;
  const day = dated[1] === undefined ? dateOf(dated[0]) : { year: Number(dated[1]), date: undefined };
  if (!about.filed) Object.assign(about, { year: day?.year, date: day?.date });
  return true;
}
