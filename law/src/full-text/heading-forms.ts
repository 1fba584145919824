import { datePattern } from '../dates.ts';

export type RulingKind = 'sentenza' | 'ordinanza' | 'decreto' | 'parere';

/** What a heading says of a ruling's number, register and days, an example and the expression of each. Read within the first pages. */

const numberOf = '(?<number>\\d{1,6})\\s?/\\s?(?<year>\\d{4}|\\d{2})(?!\\d)';

/** Where a court writes the number that it publishes under. */
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

/** The day on which it was filed, which is when it is published: the first form above the text, the others below it. */
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
