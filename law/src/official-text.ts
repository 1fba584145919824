import type { OfficialText } from '@massima/contract/official-text';
import { actNames, actOfKey, actOfNumber, type ActType, numberedKey } from './act-table.ts';
import { Cursor } from './cursor.ts';
import { partsOfKey } from './provision-keys.ts';
import { bearersOf } from './replaced-acts.ts';
import { tableOfDates } from './table-of-dates.ts';

/** Base URLs of the publishers. An empty URL disables their links. */
export interface OfficialSites {
  /** Resolver of `urn:nir` names: https://www.normattiva.it/uri-res/N2Ls */
  normattiva: string;
  /** Search by CELEX number. */
  eurlex: string;
  /** European Convention on Human Rights with its protocols, as one document. */
  convention: string;
}

const nothing: OfficialText = { today: null, then: null, undated: null };

/**
 * Returns links to the official text of an article (`cc:2043`) or act (`l:1990:241`), in today's
 * version and that of a day. Returns no link for a day before the act was in force, when its name
 * meant another act.
 *
 * @param day day of the ruling, YYYY-MM-DD
 */
export function officialText(key: string, sites: OfficialSites, day?: string): OfficialText {
  const { act, article } = partsOfKey(key);
  if (/^(?:prot\d+-)?cedu$/.test(act)) return { ...nothing, undated: sites.convention || null };
  const celex = celexOf(act, article);
  if (celex !== null) return { ...nothing, undated: sites.eurlex ? sites.eurlex + celex : null };
  const urn = urnOf(act, day);
  if (urn === null || sites.normattiva === '') return nothing;
  const name = `${sites.normattiva}?${urn.name}${article === '' ? '' : `~art${article}`}`;
  return {
    ...nothing,
    today: urn.isToday ? `${name}!vig=` : null,
    then: day === undefined ? null : `${name}!vig=${day}`,
  };
}

const treaties = new Map([
  ['tfue', '12016E'],
  ['tue', '12016M'],
  ['cdfue', '12016P'],
]);

/** Treaties have a CELEX number per article, other acts one number. */
function celexOf(act: string, article: string): string | null {
  const treaty = treaties.get(act);
  if (treaty !== undefined)
    return /^\d+$/.test(article) ? treaty + article.padStart(3, '0') : `${treaty}/TXT`;
  const [, type, year = '', number = ''] = /^(reg|dir)ue:(\d{4}):(\d+)$/.exec(numberedKey(act) ?? act) ?? [];
  return type === undefined ? null : `3${year}${type === 'reg' ? 'R' : 'L'}${number.padStart(4, '0')}`;
}

interface Published {
  /** `rd:1942:262` */
  number: string;
  /** Date at Normattiva, which identifies an act by number and date. */
  date: string;
  annex: string;
  since: string;
}

const published = new Map(
  rowsOf(tableOfDates).map(([names = '', date = '', annex = '-', since = date]): [string, Published] => {
    const [key = '', number = numberedKey(key) ?? key] = names.split('=');
    return [key, { number, date, annex: annex === '-' ? '' : `:${annex}`, since }];
  }),
);

function rowsOf(table: string): string[][] {
  return table
    .trim()
    .split('\n')
    .map((row) => row.split('|').map((cell) => cell.trim()));
}

/**
 * Returns the URN of the act at Normattiva, and whether the act's name still refers to that act
 * today.
 */
function urnOf(named: string, day: string | undefined): { name: string; isToday: boolean } | null {
  const inTurn = ofNameAlone(named);
  const bearer = inTurn.find(({ since }) => day !== undefined && day >= since);
  if (inTurn.length > 0 && bearer === undefined) return null;
  const name = nameOf(bearer?.act ?? named, day);
  return name === null ? null : { name, isToday: bearer === inTurn[0] };
}

/**
 * Returns the acts for a key of older indexes (`codcontr`) that names no specific act, because the
 * act depends on the day.
 */
const ofNameAlone = (named: string) => (named === 'codcontr' ? bearersOf('dlgs:2023:36') : []);

function nameOf(act: string, day: string | undefined): string | null {
  const number = numberedKey(act) ?? act;
  const year = number.split(':')[1] ?? '';
  const entry = published.get(act) ?? { number, date: year, annex: '', since: `${year}-01-01` };
  if (day !== undefined && day < entry.since) return null;
  if (act === 'cost') return 'urn:nir:stato:costituzione:1947-12-27';
  const [type = '', , digits] = entry.number.split(':');
  return digits !== undefined && isPublished(type)
    ? `${authorities[type]}:${entry.date};${digits}${entry.annex}`
    : null;
}

/** Returns the number under which an act is published: `rd:1942:262` for `cc` and `prel`. */
const publishedNumber = (act: string): string => published.get(act)?.number ?? numberedKey(act) ?? act;
/**
 * Returns whether the articles belong to an annex, so that the articles of the act itself are
 * others.
 */
const isAnnexed = (act: string): boolean => (published.get(act)?.annex ?? '') !== '';

/**
 * Ministerial decrees have no link, because their URN needs the ministry, which citations rarely
 * name.
 */
const authorities = {
  l: 'urn:nir:stato:legge',
  lcost: 'urn:nir:stato:legge.costituzionale',
  dlgs: 'urn:nir:stato:decreto.legislativo',
  dl: 'urn:nir:stato:decreto.legge',
  dpr: 'urn:nir:presidente.repubblica:decreto',
  rd: 'urn:nir:stato:regio.decreto',
  rdl: 'urn:nir:stato:regio.decreto.legge',
};
const isPublished = (type: string): type is keyof typeof authorities => type in authorities;

/** An act identified by its publisher. */
export interface PublishedAct {
  /** Key by number: `rd:1942:262`. */
  number: string;
  /** Key by citation: `cc`. */
  key: string;
  /** Key for the articles outside the annex, for example of the decree that approves a code. */
  body: string;
  /** YYYY-MM-DD */
  date: string;
}

const types = new Map(Object.entries(authorities).map(([type, urn]) => [urn, type]));
const name = /^(urn:nir:[a-z.]+(?::[a-z.]+)?):(\d{4})-(\d{2})-(\d{2});(\d{1,4})(?![\d])/;

/** Parses `urn:nir:stato:legge:1990-08-07;241`; undefined for an act without a key. */
export function actOfUrn(urn: string): PublishedAct | undefined {
  if (urn.startsWith('urn:nir:stato:costituzione'))
    return { number: 'cost', key: 'cost', body: 'cost', date: '1947-12-27' };
  const [, authority = '', year, month, day, digits] = name.exec(urn) ?? [];
  const type = types.get(authority);
  if (type === undefined) return undefined;
  const { key } = actOfNumber(type as ActType, Number(digits), Number(year));
  const number = `${type}:${Number(year)}:${Number(digits)}`;
  return { number, key, body: isAnnexed(key) ? number : key, date: `${year}-${month}-${day}` };
}

/**
 * Returns the key for the articles of an annex by its title: `cc` for "CODICE CIVILE". An annex
 * without a name gets a key of its act: `all2-dlgs:2010:104`.
 */
export function annexKey(act: PublishedAct, title: string): string {
  const plain = title.trim().replace(/\s+/g, ' ').toLowerCase();
  const named = actNames.take(new Cursor(plain, 0))?.key;
  if (named !== undefined) {
    if (named === act.key || bearersOf(named).some((bearer) => bearer.act === act.key)) return act.key;
    if (publishedNumber(named) === act.number) return named;
  }
  const [, which = ''] = /^all(?:egato|\.)\s?(?:n\.\s?)?(\d{1,2}|[a-z])(?![\p{L}\d])/u.exec(plain) ?? [];
  return `all${which}-${act.number}`;
}

/**
 * Returns the canonical key: `ordpen:4bis` for `L:1975:354:4bis`. A decree that only approves a
 * code keeps its own key.
 */
export function keyInUse(written: string): string {
  const key = written.toLowerCase();
  const [number = '', type = '', year, digits] = /^(\w+):(\d{4}):(\d+)(?=:|$)/.exec(key) ?? [];
  if (actOfKey(number) === null) return key;
  const { key: named } = actOfNumber(type as ActType, Number(digits), Number(year));
  return isAnnexed(named) ? key : `${named}${key.slice(number.length)}`;
}
