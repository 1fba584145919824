import type { Cursor } from './cursor.ts';
import { seats as seatsOfCourts } from './seats.ts';

/** Regions as written, with canonical names for short forms. */
const regionNames =
  "abruzzo|basilicata|calabria|campania|emilia[\\s-]{1,3}romagna|friuli[\\s-]{1,3}venezia[\\s-]{1,3}giulia|lazio|liguria|lombardia|marche|molise|piemonte|puglia|sardegna|sicilia|toscana|trentino[\\s-]{1,3}alto[\\s-]{1,3}adige|umbria|valle\\s{1,2}d['’]\\s?aosta|veneto";
const shortRegions: readonly (readonly [short: string, name: string])[] = [
  ['friuli', 'Friuli-Venezia Giulia'],
  ['f\\.?\\s?v\\.?\\s?g\\.?', 'Friuli-Venezia Giulia'],
  ['trentino', 'Trentino-Alto Adige'],
  ["val(?:le)?\\s{1,2}d['’]\\s?aosta", "Valle d'Aosta"],
  ['emilia', 'Emilia-Romagna'],
];
/** Places with several words. Other places are single words. */
const longCities =
  "reggio\\s{1,2}(?:nell['’]\\s?)?(?:di\\s{1,2})?(?:emilia|calabria)|la\\s{1,2}spezia|l['’]\\s?aquila|ascoli\\s{1,2}piceno|vibo\\s{1,2}valentia|s(?:anta|\\.)\\s{0,2}m(?:aria|\\.)\\s{0,2}c(?:apua|\\.)\\s{0,2}v(?:etere|\\.)|torre\\s{1,2}annunziata|busto\\s{1,2}arsizio|massa\\s{1,2}carrara|nocera\\s{1,2}inferiore|barcellona\\s{1,2}p(?:ozzo|\\.)\\s{0,2}(?:di\\s{1,2})?g(?:otto|\\.)|termini\\s{1,2}imerese|lamezia\\s{1,2}terme|napoli\\s{1,2}nord|vallo\\s{1,2}della\\s{1,2}lucania|sala\\s{1,2}consilina|locri|tempio\\s{1,2}pausania|forl[iì][\\s-]{1,3}cesena|pesaro\\s{1,2}(?:e\\s{1,2})?urbino|monza\\s{1,2}(?:e\\s{1,2}(?:della\\s{1,2})?)?brianza|palmi";
const notPlaces =
  '(?:sez|sezione|sent|sentenza|ord|ordinanza|decr|decreto|civ|civile|pen|penale|lav|lavoro|trib|con|in|n|nn|nr|num|del|della|ha|che|di|grado|primo|secondo|reg|regionale|prov|provinciale|spec|rito|atti|causa|ric|est|rel|pres|ud|dep|camera|ii|iii|iv|vi|vii|viii|ix|xi|xii|xiii|regione|siciliana|minorenni|sorveglianza|per|il|la|le|lo|adito|adita|competente|presso|app|appello|giur|giurisd|giurisdizionale|contr|controllo|centrale|riunite|autonomie|anche|cit|citata|n|no|nonch|cfr|cass|corte|poi|dal|dalla|al|alla|art|artt|si|ed|di|da|superiore|militare)(?![\\p{L}])';
const city = `${longCities}|(?!${notPlaces})\\p{L}{3,20}(?:['’](?=[\\s,]))?(?!\\p{L})(?:\\s{0,2}\\((?!${notPlaces})\\p{L}{2}\\))?`;
/** "di Milano", "dell'Aquila", "della Spezia", "per la Lombardia", "regionale del Veneto" */
const of = `(?:\\s?,\\s?|\\s?[-–]\\s?|\\s?\\(\\s?)?\\s{0,2}(?:sede\\s{1,2}|sez(?:ione|\\.)\\s{0,2}(?:dist(?:accata|\\.)|stacc(?:ata|\\.))\\s{0,2})?(?:(?:della|del)\\s{1,2}regione\\s{1,2}|per\\s{1,2}(?:il\\s{1,2}|la\\s{1,2}|le\\s{1,2}|l['’]\\s?)|d[ie]\\s{1,2}|della\\s{1,2}|delle\\s{1,2}|del\\s{1,2}|dell['’]\\s?)?`;

/** Names that change after a preposition: "Corte d'appello dell'Aquila". */
const elided: readonly (readonly [expression: RegExp, name: string])[] = [
  [/\s?dell['’]\s?aquila(?!\p{L})/iuy, "L'Aquila"],
  [/\s?della\s{1,2}spezia(?!\p{L})/iuy, 'La Spezia'],
];
const cityHere = new RegExp(`${of}(${city})`, 'iuy');
const ofAccounts =
  '(?:reg(?:ionale\\b|\\.)\\s{0,2}|giur(?:isd(?:iz(?:ionale\\b|\\.)?|\\.)?|\\.)\\s{0,2}|(?:di\\s{1,2})?contr(?:ollo\\b|\\.)\\s{0,2})';
const bench = `(?:sez(?:ione|\\.)\\s{0,2}(?:${ofAccounts}){0,3})?`;
const regionHere = new RegExp(
  `${of}${bench}${of}(?:reg(?:ione|\\.)\\s{0,2})?(${regionNames}|siciliana)(?!\\p{L})`,
  'iuy',
);
const shortHere = shortRegions.map(([short, name]) => ({
  expression: new RegExp(`${of}(?:${short})(?!\\p{L})`, 'iuy'),
  name,
}));
/**
 * Seat after a region: "TAR Lazio, Roma", "TAR Lombardia - Milano", "TAR Sicilia, sez. staccata di
 * Catania".
 */
const seats =
  "milano|brescia|roma|latina|parma|bologna|catania|palermo|lecce|bari|salerno|napoli|catanzaro|reggio\\s{1,2}calabria|pescara|l['’]\\s?aquila|trento|bolzano|torino|genova|firenze|ancona|perugia|campobasso|potenza|cagliari|venezia|trieste|aosta";
const seat = new RegExp(
  `\\s?[,(–-]?\\s?(?:sez(?:ione|\\.)\\s{0,2}(?:staccata|distaccata|st\\.|dist\\.)\\s{0,2}(?:di\\s{1,2})?|(?:sede\\s{1,2})?(?:di\\s{1,2})?)(?:${seats})(?!\\p{L})\\)?`,
  'iuy',
);

/** Variants of places in keys. */
const sameSlugs: readonly (readonly [expression: RegExp, slug: string])[] = [
  [/^s(?:anta)?-m(?:aria)?-c(?:apua)?-v(?:etere)?$/, 'santa-maria-capua-vetere'],
  [/^reggio-(?:nell-|di-)?emilia$/, 'reggio-emilia'],
  [/^reggio-di-calabria$/, 'reggio-calabria'],
  [/^barcellona-p.*-g(?:otto)?$/, 'barcellona-pozzo-di-gotto'],
  [/^monza-.*brianza$/, 'monza'],
];

/** Returns the key of a place; "Reggio nell'Emilia" and "Reggio Emilia" are equal. */
export function slugOfPlace(name: string): string {
  const plain = slug(name);
  return sameSlugs.find(([expression]) => expression.test(plain))?.[1] ?? plain;
}

export function takeRegion(cursor: Cursor): string | undefined {
  const name =
    cursor.take(regionHere)?.[1] ?? shortHere.find(({ expression }) => cursor.take(expression))?.name;
  if (name !== undefined) cursor.take(seat);
  return name?.toLowerCase() === 'siciliana' ? 'Sicilia' : name;
}

export function takeCity(cursor: Cursor): string | undefined {
  const elidedPlace = elided.find(([expression]) => cursor.take(expression))?.[1];
  if (elidedPlace !== undefined) return elidedPlace;
  const before = cursor.at;
  const name = cursor.take(cityHere)?.[1]?.replace(/\s{0,2}\(.{1,4}$/, '');
  if (name === undefined || /^\p{Lu}/u.test(name) || isSeat(slugOfPlace(name))) return name;
  // "il tribunale adito": a lower-case word is not a seat
  cursor.at = before;
  return undefined;
}

const isSeat = (seat: string) => seatsOfCourts.has(seat);

/** Converts a place for keys: `Reggio nell'Emilia` → `reggio-nell-emilia`. */
function slug(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]{1,}/g, '-')
    .replace(/^-|-$/g, '');
}
