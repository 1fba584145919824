import type { Cursor } from './cursor.ts';
import { slug } from './slug.ts';
import type { Court } from './types.ts';

/** The authority a citation begins with; `place` only for those that there are many of. */
export type NamedCourt = {
  court: Court;
  label: string;
  place?: string;
  placeName?: string;
  area?: 'civ' | 'pen' | undefined;
};

const di = '\\s{0,2}(?:di\\s{1,2}|della\\s{1,2}|del\\s{1,2})?';
const taxCourt =
  '(?:c(?:orte|\\.)\\s?(?:di\\s{1,2})?g(?:iustizia|iust\\.|\\.)\\s?t(?:ributaria|rib\\.|\\.)|cgt)';

/** `placed`: there are many of it, and it is none without its place; `regional`: one that may name its region. */
const courts: readonly {
  court: Court;
  label: string;
  spelling: string;
  placed?: true;
  regional?: true;
}[] = [
  {
    court: 'cass',
    label: 'Cass.',
    spelling:
      'corte\\s{1,2}(?:suprema\\s{1,2})?di\\s{1,2}cassazione\\b|(?:la\\s{1,2})?suprema\\s{1,2}corte\\b|cass(?:azione\\b|\\.|\\b)',
  },
  { court: 'cost', label: 'Corte cost.', spelling: 'c(?:orte\\b|\\.)\\s{0,2}cost(?:ituzionale\\b|\\.|\\b)' },
  {
    court: 'cds',
    label: 'Cons. Stato',
    spelling:
      'cons(?:iglio\\b|\\.)\\s{0,2}(?:di\\s{1,2})?st(?:ato\\b|\\.)|c\\.?d\\.?s\\b\\.?|ad(?:unanza\\b|\\.)\\s{0,2}plen(?:aria\\b|\\.)',
  },
  {
    court: 'tar',
    label: 'TAR',
    placed: true,
    spelling: `t\\.?\\s?a\\.?\\s?r\\b\\.?|tribunale\\s{1,2}amministrativo\\s{1,2}regionale\\b(?:\\s{1,2}per\\s{1,2}(?:il|la|l['’]))?`,
  },
  {
    court: 'conti',
    label: 'Corte conti',
    regional: true,
    spelling: 'c(?:orte\\b|\\.)\\s{0,2}(?:dei\\s{1,2})?conti\\b',
  },
  {
    court: 'cgt1',
    label: 'CGT I',
    placed: true,
    spelling: `${taxCourt}\\s{0,2}(?:di\\s{1,2})?(?:i\\b|1°?|primo\\b)(?:\\s{1,2}grado\\b)?|comm(?:issione|\\.)\\s{0,2}trib(?:utaria|\\.)\\s{0,2}prov(?:inciale|\\.)|c\\.?t\\.?p\\b\\.?`,
  },
  {
    court: 'cgt2',
    label: 'CGT II',
    placed: true,
    spelling: `${taxCourt}\\s{0,2}(?:di\\s{1,2})?(?:ii\\b|2°?|secondo\\b)(?:\\s{1,2}grado\\b)?|comm(?:issione|\\.)\\s{0,2}trib(?:utaria|\\.)\\s{0,2}reg(?:ionale|\\.)|c\\.?t\\.?r\\b\\.?`,
  },
  {
    court: 'cedu',
    label: 'Corte EDU',
    spelling: `corte\\s{1,2}edu\\b|corte\\s{1,2}europea\\s{1,2}dei\\s{1,2}diritti(?:\\s{1,2}dell['’]uomo)?|c\\.?\\s?edu\\b`,
  },
  {
    court: 'cgue',
    label: 'CGUE',
    spelling: `corte\\s{1,2}(?:di\\s{1,2})?giust(?:izia\\b|\\.)(?:\\s{0,2}(?:dell['’]\\s?)?(?:u(?:nione|\\.)\\s?e(?:uropea\\b|\\.)|ue\\b))?|c\\.?g\\.?u\\.?e\\b\\.?`,
  },
  {
    court: 'app',
    label: 'App.',
    placed: true,
    spelling: `(?:corte\\s{1,2})?(?:d['’]\\s?)?app(?:ello\\b|\\.)`,
  },
  { court: 'trib', label: 'Trib.', placed: true, spelling: 'trib(?:unale\\b|\\.)' },
];
const named = courts.map((court) => ({ ...court, expression: new RegExp(`(?:${court.spelling})`, 'iy') }));
const joinedBenches = /s(?:s\.?|\.)\s?u(?:u\b|\b)\.?|sez(?:ioni\b|\.)\s{0,2}un(?:ite\b|\.)/iy;

/** Names of two words and more; any other place is one word. */
const longPlaces =
  "valle\\s{1,2}d['’]\\s?aosta|friuli[\\s-]{1,2}venezia[\\s-]{1,2}giulia|trentino[\\s-]{1,2}alto[\\s-]{1,2}adige|emilia[\\s-]{1,2}romagna|reggio\\s{1,2}(?:nell['’])?(?:di\\s{1,2})?(?:emilia|calabria)|la\\s{1,2}spezia|l['’]aquila|ascoli\\s{1,2}piceno|vibo\\s{1,2}valentia|santa\\s{1,2}maria\\s{1,2}capua\\s{1,2}vetere|torre\\s{1,2}annunziata|busto\\s{1,2}arsizio|massa\\s{1,2}carrara|nocera\\s{1,2}inferiore|barcellona\\s{1,2}pozzo\\s{1,2}di\\s{1,2}gotto|termini\\s{1,2}imerese|lamezia\\s{1,2}terme|napoli\\s{1,2}nord";
const notPlaces = '(?:sez|sent|ord|decr|civ|pen|lav|trib|con|in|n|nn|del|ha|che)\\b';
/** "TAR Lazio, Roma": the seat after the region */
const seat = new RegExp(`,\\s{0,2}(?:${longPlaces}|(?!${notPlaces})\\p{L}{3,20})(?=,)`, 'iuy');
const regions =
  "abruzzo|basilicata|calabria|campania|emilia[\\s-]{1,2}romagna|friuli[\\s-]{1,2}venezia[\\s-]{1,2}giulia|lazio|liguria|lombardia|marche|molise|piemonte|puglia|sardegna|sicilia|toscana|trentino[\\s-]{1,2}alto[\\s-]{1,2}adige|umbria|valle\\s{1,2}d['’]\\s?aosta|veneto";
/** "Corte conti, Lazio", "Corte dei conti, sez. giur. per la Puglia" */
const region = new RegExp(
  `,?\\s{0,2}(?:sez(?:ione|\\.)\\s{0,2}giur(?:isdizionale|\\.)\\s{0,2})?(?:per\\s{1,2}(?:il\\s|la\\s|l['’])\\s?)?(${regions})(?!\\p{L})`,
  'iuy',
);
const place = new RegExp(`${di},?\\s{0,2}(${longPlaces}|(?!${notPlaces})\\p{L}{3,20})`, 'iuy');

/** The court named here, with the cursor moved past it. */
export function takeCourt(cursor: Cursor): NamedCourt | null {
  if (cursor.take(joinedBenches)) return { court: 'cass', label: 'Cass. sez. un.' };
  const one = named.find(({ expression }) => cursor.take(expression));
  if (!one) return null;
  const { court, label } = one;
  const name = one.placed ? cursor.take(place)?.[1] : one.regional && cursor.take(region)?.[1];
  // without its place a tribunal could be any of them
  if (!name) return one.placed ? null : { court, label };
  if (court === 'tar') cursor.take(seat);
  return { court, label: `${label} ${name}`, place: slug(name), placeName: name };
}

export function courtLabel(court: Court): string {
  return courts.find((one) => one.court === court)?.label ?? '';
}
