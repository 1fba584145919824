import type { citationStyles } from '../constants.ts';
import { longDate } from './dates.ts';
import { printable } from './printable.ts';

/** Fields of a citation, named as in a search result. */
export interface CitedRuling {
  issuer_type_id: number;
  document_emanante: string;
  document_place: string;
  document_region: string;
  document_sezione: string;
  document_area: number;
  document_date: string;
  sent_numero: string;
  sent_anno: number;
  ecli?: string | undefined;
  document?: { ruling_type?: string | undefined } | undefined;
}

const roman = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'];
const namedSections: Record<string, string> = {
  U: 'Sez. Un.',
  L: 'Sez. lav.',
  T: 'Sez. trib.',
  F: 'Sez. fer.',
  A: 'Ad. plen.',
};

/** "Sez. III", "Sez. Un.", "Sez. 10°", "" (sections 1 to 9 as ordinals, others with a degree sign). */
export function sectionLabel(section: string): string {
  const code = section.trim();
  if (code === '') return '';
  const named = namedSections[code.toUpperCase()];
  if (named) return named;
  const digits = /^\d+/.exec(code)?.[0];
  if (digits === undefined) return `Sez. ${code}`;
  const suffix = code.slice(digits.length).trimStart();
  const n = Number(digits);
  const ordinal = n >= 1 && n <= 9 ? roman[n] : `${n}°`;
  return `Sez. ${ordinal}${suffix === '' ? '' : ` ${suffix}`}`;
}

const criminal = 2;
/** Tribunals that sit where the ordinary one does, and number their rulings apart. */
function specialised({ document_emanante: name }: CitedRuling): string {
  if (/minorenni/i.test(name)) return 'min. ';
  return /sorveglianza/i.test(name) ? 'sorv. ' : '';
}

/** How Italian lawyers abbreviate each court; a place follows where the court has one of many. */
const courts: Record<number, (r: CitedRuling) => string> = {
  1: (r) => `Trib. ${specialised(r)}${r.document_place}`,
  2: (r) => `App. ${r.document_place}`,
  3: (r) => (r.document_area === criminal ? 'Cass. pen.' : 'Cass. civ.'),
  4: () => 'Corte cost.',
  5: (r) => (/giustizia amministrativa/i.test(r.document_emanante) ? 'CGARS' : 'Cons. Stato'),
  6: (r) => `TAR ${r.document_region}${r.document_place ? `, ${r.document_place}` : ''}`,
  7: (r) => `Corte conti${r.document_region ? `, ${r.document_region}` : ''}`,
  8: (r) => `Corte giust. trib. I grado ${r.document_place}`,
  9: (r) => `Corte giust. trib. II grado ${r.document_region}`,
  10: () => 'Corte giust. UE',
  12: () => 'Corte EDU',
};

const kinds: ReadonlyMap<string, string> = new Map([
  ['sentenza', 'sent.'],
  ['ordinanza', 'ord.'],
  ['decreto', 'decr.'],
  ['parere', 'parere'],
]);

export type CitationStyle = (typeof citationStyles)[number];

/**
 * Formats a citation in the form of Italian briefs: "Cass. civ., Sez. III, sent. 12 gennaio 2019,
 * n. 123", on one line.
 *
 * `short` is "Cass. civ., Sez. III, n. 123/2019". `ecli` falls back to the long form if the ruling
 * has none.
 */
export function citation(ruling: CitedRuling, style: CitationStyle = 'italian'): string {
  const ecli = inOneLine(ruling.ecli ?? '');
  if (style === 'ecli' && ecli !== '') return ecli;
  const isShort = style === 'short';
  // An unknown kind is omitted: as a judgment, an order would be cited wrongly.
  const kind = kinds.get(ruling.document?.ruling_type ?? '') ?? '';
  return [
    (courts[ruling.issuer_type_id] ?? ((r: CitedRuling) => r.document_emanante))(ruling),
    sectionLabel(ruling.document_sezione),
    isShort ? '' : `${kind} ${longDate(ruling.document_date, 'it')}`,
    `n. ${numberOf(ruling, isShort)}`,
  ]
    .map(inOneLine)
    .filter((part) => part !== '')
    .join(', ');
}

/** Where the European e-Justice portal leads from an ECLI ("Deeplinks", bo-ecli.eu). */
export const ecliAddress = (ecli: string): string => `https://e-justice.europa.eu/ecli/${encodeURI(ecli)}`;

/** A client may have saved line breaks in any field. */
const inOneLine = (text: string) => printable(text).replace(/\s+/g, ' ').trim();

/**
 * Returns the number, with its year if the date's year differs (decided in December, published in
 * January) or no date is shown. European numbers contain theirs.
 */
function numberOf({ sent_numero, sent_anno, document_date }: CitedRuling, isAlone: boolean): string {
  const isNumbered = /^\d+$/.test(sent_numero) && sent_anno >= 1000;
  return isNumbered && (isAlone || !document_date.startsWith(String(sent_anno)))
    ? `${sent_numero}/${sent_anno}`
    : sent_numero;
}
