import type { Cursor } from './cursor.ts';
import { isCommonNoun } from './common-nouns.ts';
import { slugOfPlace, takeCity, takeRegion } from './places.ts';
import type { Court } from './types.ts';

/** A court as a citation names it. `place` is set only for courts with several seats. */
export type NamedCourt = {
  court: Court;
  label: string;
  place?: string;
  placeName?: string;
  area?: 'civ' | 'pen' | undefined;
  section?: string;
};

const corte = 'c(?:orte\\b|\\.)\\s{0,2}';
const taxCourt =
  '(?:c(?:orte|\\.)\\s?(?:di\\s{1,2})?g(?:iustizia|iust\\.|\\.)\\s?t(?:ributaria|rib\\.|\\.)|c\\.?\\s?g\\.?\\s?t\\.?)';
const taxCommission = 'comm(?:issione\\b|\\.)\\s{0,2}trib(?:utaria\\b|\\.)';
const first = '(?:i\\b|1\\s?[°ºª^]?|primo\\b|prima\\b)(?:\\s{1,2}gr(?:ado\\b|\\.))?';
const second = '(?:ii\\b|2\\s?[°ºª^]?|secondo\\b|seconda\\b)(?:\\s{1,2}gr(?:ado\\b|\\.))?';
const of = '\\s{0,2}(?:di\\s{1,2})?';
/** These forms name a court only before a number. */
const withNumber = "(?=,?\\s(?:n|sent|ord|sez|con\\s(?:la\\s|l['’]\\s?)?(?:sent|ord)))";

type Placed = 'city' | 'region' | 'region or city' | 'region if any';

/**
 * Spellings of courts with examples. `placed` is the kind of place that is required after the name.
 */
const courts: readonly {
  court: Court;
  label: string;
  placed?: Placed;
  examples: string;
  spelling: string;
}[] = [
  {
    court: 'cass',
    label: 'Cass.',
    examples:
      'Corte di cassazione; Corte suprema di cassazione; la Suprema Corte; Cass.; Cassazione; Cass; C. Cass.; S.C.; Corte suprema; Giudice di legittimità',
    spelling: `${corte}(?:suprema\\s{1,2})?(?:di\\s{1,2})?cass(?:azione\\b|\\.|\\b)|(?:la\\s{1,2})?suprema\\s{1,2}corte\\b(?:\\s{1,2}di\\s{1,2}cassazione\\b)?|s\\.\\s?c\\.|cass(?:az)?(?:ione\\b|\\.{1,2}|;(?=\\sn)|\\b)|(?:corte\\s{1,2}suprema|(?:corte|giudice)\\s{1,2}di\\s{1,2}legittimità)${withNumber}`,
  },
  {
    court: 'cost',
    label: 'Corte cost.',
    examples:
      'Corte costituzionale; C. cost.; Corte cost; Corte costit.; la Consulta; il Giudice delle leggi',
    spelling: `${corte}cost(?:ituzionale\\b|it\\.|\\.|\\b)|(?:la\\s{1,2})?consulta${withNumber}|giudice\\s{1,2}delle\\s{1,2}leggi${withNumber}`,
  },
  {
    court: 'cds',
    label: 'Cons. Stato',
    examples: 'Consiglio di Stato; Cons. Stato; Cons. St.; C.d.S.; CdS; Adunanza plenaria',
    spelling: `cons(?:iglio\\b|\\.)\\s{0,2}(?:di\\s{1,2})?st(?:ato\\b|\\.)|c\\.?\\s?d\\.?\\s?s\\b\\.?`,
  },
  {
    court: 'tar',
    label: 'TAR',
    placed: 'region or city',
    examples:
      'TAR Lombardia; T.A.R. Lombardia Milano; Tribunale amministrativo regionale per il Lazio; Trib. amm. reg. Lazio; T.R.G.A. Trento; Trib. reg. giust. amm. Trento',
    spelling: `t\\.?\\s?a\\.?\\s?r\\b\\.?|t\\.?\\s?r\\.?\\s?g\\.?\\s?a\\b\\.?|trib(?:unale\\b|\\.)\\s{0,2}amm(?:inistrativo\\b|\\.)\\s{0,2}reg(?:ionale\\b|\\.)|trib(?:unale\\b|\\.)\\s{0,2}reg(?:ionale\\b|\\.)\\s{0,2}(?:di\\s{1,2})?giust(?:izia\\b|\\.)\\s{0,2}amm(?:inistrativa\\b|\\.)`,
  },
  {
    court: 'conti',
    label: 'Corte conti',
    placed: 'region if any',
    examples: 'Corte dei conti; C. conti; Corte conti, sez. giur. per la Puglia',
    spelling: `${corte}(?:dei\\s{1,2})?conti\\b`,
  },
  {
    court: 'cgt1',
    label: 'CGT I',
    placed: 'city',
    examples:
      'Corte di giustizia tributaria di primo grado di Milano; CGT I Milano; C.G.T. di I grado di Milano; CTP Milano; C.T.P. di Milano; Comm. trib. prov. Milano; Commissione tributaria provinciale di Milano; Commissione tributaria di primo grado di Milano; Commissione provinciale tributaria di Milano',
    spelling: `${taxCourt}${of}${first}|${taxCommission}${of}(?:prov(?:inciale\\b|\\.)|${first})|commissione\\s{1,2}provinciale\\s{1,2}tributaria\\b|c\\.?\\s?t\\.?\\s?p\\b\\.?`,
  },
  {
    court: 'cgt2',
    label: 'CGT II',
    placed: 'region or city',
    examples:
      'Corte di giustizia tributaria di secondo grado della Lombardia; CGT II Veneto; C.G.T. 2° grado del Veneto; CTR Veneto; C.T.R. del Veneto; Comm. trib. reg. Veneto; Commissione tributaria regionale del Veneto; Commissione tributaria di II grado di Trento; Commissione regionale tributaria del Piemonte',
    spelling: `${taxCourt}${of}${second}|${taxCommission}${of}(?:reg(?:ionale\\b|\\.)|${second})|commissione\\s{1,2}regionale\\s{1,2}tributaria\\b|c\\.?\\s?t\\.?\\s?r\\b\\.?`,
  },
  {
    court: 'cedu',
    label: 'Corte EDU',
    examples:
      "Corte EDU; Corte europea dei diritti dell'uomo; C. edu; Corte eur. dir. uomo; Corte e.d.u.; CEDU",
    spelling: `${corte}e\\.?\\s?d\\.?\\s?u\\b\\.?|${corte}eur(?:opea\\b|\\.)\\s{0,2}(?:dei\\s{1,2})?d(?:iritti|ir\\.|\\.)\\s{0,2}(?:(?:dell['’]\\s?)?(?:uomo\\b|u\\.))?|corte\\s{1,2}di\\s{1,2}strasburgo\\b|c\\.?\\s?e\\.?d\\.?u\\b\\.?`,
  },
  {
    court: 'cgue',
    label: 'CGUE',
    examples:
      "Corte di giustizia; Corte giust.; Corte giust. UE; Corte di giustizia dell'Unione europea; Corte di giustizia UE; CGUE; C.G.U.E.; CGCE; Corte di giustizia CE; Tribunale UE; C. giust. UE",
    spelling: `${corte}(?:di\\s{1,2})?giust(?:izia\\b|\\.)(?!\\s{0,2}trib)(?:\\s{0,2}(?:(?:dell['’]|delle)\\s?)?(?:u(?:nione|\\.)\\s?e(?:uropea\\b|ur\\.|\\.)|ue\\b|comunità\\s{1,2}europee\\b|c\\.?e\\.?e?\\b\\.?))?|corte\\s{1,2}di\\s{1,2}lussemburgo\\b|c\\.?\\s?g\\.?\\s?[uc]\\.?\\s?e\\b\\.?|trib(?:unale\\b|\\.)\\s{0,2}(?:dell['’]\\s?)?(?:u\\.?\\s?e\\b\\.?|unione\\s{1,2}europea\\b)`,
  },
  {
    court: 'app',
    label: 'App.',
    placed: 'city',
    examples:
      "Corte d'appello di Roma; Corte di appello di Roma; App. Roma; Corte app. Roma; C. App. Roma; C.A. Roma; Corte d'Appello dell'Aquila",
    spelling: `(?:${corte})?(?:d['’]\\s?|di\\s{1,2})?app(?:ello\\b|\\.|(?=\\s))|c\\.\\s?(?:d\\.)?\\s?a\\.`,
  },
  {
    court: 'trib',
    label: 'Trib.',
    placed: 'city',
    examples:
      'Tribunale di Milano; Trib. Milano; Trib Milano; Tribunale ordinario di Milano; Trib. civ. Milano; Trib. lav. Milano; Trib. della Spezia; Tribunale per i minorenni di Milano; Tribunale di sorveglianza di Milano',
    spelling: `trib(?:unale\\b|\\.|(?=\\s))(?!\\s{0,2}(?:amm|ue\\b|dell['’]\\s?unione))(?:\\s{0,2}(?:ord(?:inario\\b|\\.)|civ(?:ile\\b|\\.)|pen(?:ale\\b|\\.)|lav(?:oro\\b|\\.)|(?:per\\s{1,2}i\\s{1,2})?min(?:orenni\\b|\\.)|(?:di\\s{1,2})?sorv(?:eglianza\\b|\\.)|(?:del\\s{1,2})?riesame\\b|fall(?:imentare\\b|\\.)))?`,
  },
];
/** Exported so that a test covers every example. */
export const courtForms = courts;
const named = courts.map((court) => ({
  ...court,
  // "Cass.civ.n.5/2019": a word may directly follow an abbreviation, but not an initial.
  expression: new RegExp(`(?:${court.spelling})(?:(?<=\\p{L}{3}\\.)|(?!\\p{L}))`, 'iuy'),
}));
/** Benches that imply their court. */
const joined =
  /(?:s\s?\.?\s?s\.?\s?u\.?\s?u|s\.\s?u|sezz?(?:ion[ei]\b|\.)\s{0,2}u(?:n(?:it[ea])?)?)(?!\p{L})\.?/iuy;
/** Only in capitals and without dots; otherwise it is a word. */
const joinedShort = /SU(?=,?\s(?:n\.?\s?)?\d)/y;
const plenary =
  /ad(?:unanza\b|\.)\s{0,2}plen(?:aria\b|\.)(?:\s{1,2}(?:del\s{1,2})?(?:cons(?:iglio\b|\.)\s{0,2}(?:di\s{1,2})?st(?:ato\b|\.)))?/iuy;

/** Courts that share a seat but number their rulings separately, with their keys. */
const apart: readonly (readonly [expression: RegExp, key: string, label: string])[] = [
  [/\bmin(?:orenni|\.)\s{0,2}$/i, 'minorenni', 'Trib. min.'],
  [/\bsorv(?:eglianza|\.)\s{0,2}$/i, 'sorveglianza', 'Trib. sorv.'],
];
/**
 * Consiglio di giustizia amministrativa: sections of the Consiglio di Stato with separate numbers.
 */
const sicilian =
  /(?:c\.?\s?g\.?\s?a\b\.?(?:\s?r\b\.?\s?s\b\.?)?|c\.?\s?g\.?\s?a\.?\s?r\.?\s?s\b\.?|cons(?:iglio\b|\.)\s{0,2}(?:di\s{1,2})?giust(?:izia\b|\.)\s{0,2}amm(?:inistrativa\b|\.)(?:\s{0,2}(?:per\s{1,2}la\s{1,2}|della\s{1,2})?reg(?:ione\b|\.)\s{0,2})?(?:\s{0,2}(?:per\s{1,2}la\s{1,2})?sic(?:ilian?a\b|ilia\b|\.))?)(?!\p{L})/iuy;

/** Parses the court at the cursor and moves past it. */
export function takeCourt(cursor: Cursor): NamedCourt | null {
  if (cursor.take(joined) ?? cursor.take(joinedShort))
    return { court: 'cass', label: 'Cass. Sez. Un.', section: 'U' };
  if (cursor.take(plenary)) return { court: 'cds', label: 'Cons. Stato', section: 'A' };
  if (cursor.take(sicilian)) return { court: 'cds', label: 'CGARS', place: 'sicilia', placeName: 'Sicilia' };
  const { at, text } = cursor;
  const match = named.find(({ expression }) => cursor.take(expression));
  if (!match) return null;
  const { court, label, placed } = match;
  const word = cursor.at;
  const name = placed && placeOf(cursor, placed);
  // without a place the tribunal is ambiguous
  if (placed && placed !== 'region if any' && !name) return null;
  const seat = name && slugOfPlace(name);
  if (isCommonNoun(text, at, word, seat)) return null;
  if (!name || !seat) return { court, label };
  const special = apart.find(([expression]) => expression.test(text.slice(at, word)));
  if (special)
    return { court, label: `${special[2]} ${name}`, place: `${special[1]}-${seat}`, placeName: name };
  return { court, label: `${label} ${name}`, place: seat, placeName: name };
}

function placeOf(cursor: Cursor, placed: Placed): string | undefined {
  if (placed === 'city') return takeCity(cursor);
  return takeRegion(cursor) ?? (placed === 'region or city' ? takeCity(cursor) : undefined);
}

export function courtLabel(court: Court): string {
  return courts.find((entry) => entry.court === court)?.label ?? '';
}
