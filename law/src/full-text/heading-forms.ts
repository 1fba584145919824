import { takeCourt } from '../courts.ts';
import { Cursor } from '../cursor.ts';
import { datePattern } from '../dates.ts';
import type { Court } from '../types.ts';

export type RulingKind = 'sentenza' | 'ordinanza' | 'decreto' | 'parere';

/** Patterns for the number, register and dates in a heading, with examples. */

const numberOf = '(?<number>\\d{1,6})\\s?/\\s?(?<year>\\d{4}|\\d{2})(?!\\d)';

/** Patterns of the number of publication. */
export const numberForms: readonly (readonly [example: string, expression: RegExp])[] = [
  [
    'Sentenza n. 1234/2023 pubbl. il 12/05/2023',
    new RegExp(
      `^(?:sentenza|ordinanza|decreto|sent\\.|ord\\.) n\\. ?(?:cronol\\. ?)?${numberOf}(?=\\s(?:pubbl|del|dep|cron|r\\.? ?g)|[ .]{0,3}$)`,
      'imu',
    ),
  ],
  [
    'N. 01234/2023 REG.PROV.COLL.',
    new RegExp(`n\\. ?${numberOf}\\s?reg\\. ?(?:prov\\. ?(?:coll|cau|pres)|sen)`, 'iu'),
  ],
  [
    'SENTENZA N. 12 ANNO 2023',
    /^(?:sentenza|ordinanza) n\. ?(?<number>\d{1,4})\s{1,2}anno (?<year>\d{4})(?!\d)/imu,
  ],
  ['N. 1234/2023 Reg. Sent.', new RegExp(`^n\\. ?${numberOf}\\s?(?:reg\\. ?)?sent`, 'imu')],
];

export const registerForms: readonly (readonly [example: string, expression: RegExp])[] = [
  [
    'sul ricorso iscritto al n. 123/2020',
    /(?<!decreto |sentenza )\bricors[oi](?: riuniti)?(?: [\p{L}]{4,12})? ?(?:iscritt[oi] )?(?:(?:al|ai|col|con il) )?(?:n|nn|nr|numero)\.? ?(?:r\. ?g\. ?(?:n\. ?)?)?(?<all>\d{1,6} ?[/-] ?\d{2,4}(?:(?:,| e| -) ?\d{1,6} ?\/ ?\d{4}){0,6})/giu,
  ],
  [
    'iscritta al n. 456 del ruolo generale dell’anno 2020',
    /iscritt[aoei] al (?:n\.|numero) ?(?<number>\d{1,6}) (?:del )?(?:r\. ?g\.|ruolo generale|registro generale)(?: [\p{L} ]{1,40})? (?:dell['’]anno |anno )(?<year>\d{4})/giu,
  ],
  [
    'R.G. n. 456/2020',
    /\bR\.? ?G\.?(?: ?A\. ?C\.?| ?L\.?)? ?(?:n|nr|N)?\.? ?(?<all>\d{1,6} ?\/ ?\d{4})(?!\d)/gu,
  ],
  ['N. 00123/2020 REG.RIC.', /\bn\. ?(?<all>\d{1,6}\/\d{4}) ?reg\. ?ric/giu],
];

/**
 * Patterns of the date of filing, which is the date of publication. The first occurs above the
 * text, the others below.
 */
export const publishedForms: readonly RegExp[] = [
  new RegExp(
    `^(?:(?:sentenza|ordinanza|decreto)[^\\n]{1,40})?(?:pubblicat[ao]|pubbl\\.) (?:il|in data) (?<date>${datePattern})`,
    'iu',
  ),
  new RegExp(
    `^(?:pubblicat[ao]|deposit(?:at[ao]|o))(?: mediante deposito)? in (?:cancelleria|segreteria)[ :,]{1,3}(?:(?:il|in data|oggi),? ){0,2}(?<date>${datePattern})`,
    'imu',
  ),
  new RegExp(`^(?:sentenza|ordinanza) depositata (?:il|in data) (?<date>${datePattern})[ .]{0,2}$`, 'imu'),
];

export const kindForms: readonly (readonly [kind: RulingKind, expression: RegExp])[] = [
  [
    'ordinanza',
    /^(?:la seguente )?(?:ordinanza|o ?r ?d ?i ?n ?a ?n ?z ?a)(?: interlocutoria| n\. ?\d.{0,60})?[ .]{0,2}$/i,
  ],
  [
    'sentenza',
    /^(?:la (?:seguente|presente) )?(?:sentenza|s ?e ?n ?t ?e ?n ?z ?a)(?: n\. ?\d.{0,60}| non definitiva| parziale| in forma semplificata)?[ .]{0,2}$/i,
  ],
  ['decreto', /^(?:il seguente )?(?:decreto|d ?e ?c ?r ?e ?t ?o)(?: n\. ?\d.{0,60})?[ .]{0,2}$/i],
  ['parere', /^(?:il seguente )?(?:parere|p ?a ?r ?e ?r ?e)[ .]{0,2}$/i],
];

export interface HeadingCourt {
  court: Court;
  /** Seat or region, if the court has several. */
  place?: string | undefined;
}

/** Start of the parties. Courts named below are courts of earlier instances. */
const parties =
  /^(?:sul(?: presente)? ricorso|sui (?:seguenti )?ricorsi|nell[ae] caus[ae]|nel (?:giudizio|procedimento)|nei giudizi|contro|avverso|per (?:la (?:cassazione|riforma)|l['’]annullamento)|promoss[ao]|vert|tra$)/i;
const before = /^(?:la|il|l['’]|sezione \p{L}{3,20}) ?/iu;
/** Text before the name of the deciding court: "LA CORTE SUPREMA DI CASSAZIONE". */
const preamble = /^(?:repubblica italiana|in nome del popolo italiano)[ ,:-]{0,3}/i;

/** Returns the lines above the parties. The lines below may name other rulings. */
export function aboveParties(lines: readonly string[]): readonly string[] {
  const end = lines.findIndex((line) => parties.test(line.replace(preamble, '').trim()));
  return end < 0 ? lines : lines.slice(0, end);
}

/** Returns the first court named above the parties. */
export function courtInHead(above: readonly string[]): HeadingCourt | undefined {
  for (const raw of above.slice(0, 40)) {
    const line = raw.replace(preamble, '').replace(preamble, '').trim();
    const start = before.exec(line)?.[0].length ?? 0;
    const named = takeCourt(new Cursor(line, start));
    if (named) return { court: named.court, place: named.placeName };
  }
  return undefined;
}

/**
 * File names of the Cassazione: `snciv2025530510O` is civil, year 2025, section 5, number 30510, an
 * ordinanza.
 */
const form =
  /(?:^|[^a-z])sn(?<branch>civ|pen)(?<year>(?:19|20)\d{2})(?<section>[1-7LTUF])(?<number>\d{5})(?<kind>[SOD])/i;
const kinds: Record<string, RulingKind> = { S: 'sentenza', O: 'ordinanza', D: 'decreto' };

export function readFileName(name: string) {
  const { branch, year, section, number, kind } = form.exec(name)?.groups ?? {};
  if (!year || !number) return undefined;
  return {
    branch: branch?.toLowerCase() === 'pen' ? ('penale' as const) : ('civile' as const),
    year: Number(year),
    section: section?.toUpperCase(),
    number: String(Number(number)),
    kind: kinds[kind?.toUpperCase() ?? ''],
  };
}
