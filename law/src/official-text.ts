import type { OfficialText } from '@massima/contract/official-text';
import { actNames, actOfKey, actOfNumber, type ActType, numberedKey } from './act-table.ts';
import { Cursor } from './cursor.ts';
import { partsOfKey } from './provision-keys.ts';
import { bearersOf } from './replaced-acts.ts';
import { tableOfDates } from './table-of-dates.ts';

/** Where official texts are published, without what names one; an empty one has no links. */
export interface OfficialSites {
  /** Resolves `urn:nir` names: https://www.normattiva.it/uri-res/N2Ls */
  normattiva: string;
  /** Finds acts of the Union by their CELEX number. */
  eurlex: string;
  /** The European Convention on Human Rights with its protocols, as a whole. */
  convention: string;
}

const nothing: OfficialText = { today: null, then: null, undated: null };

/**
 * Where the official text of an article (`cc:2043`) or an act (`l:1990:241`) can be read, in today's version and in that of the day of a
 * ruling. Nothing is given for a day before the act was in force: the act of that name was another one then.
 * @param day YYYY-MM-DD
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

/** Treaties have a number for each article, other acts one for the whole. */
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
  /** Of Normattiva, which finds an act by its year too. */
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

/** The act's name at Normattiva, and whether it still is what is meant by its own name today. */
function urnOf(named: string, day: string | undefined): { name: string; isToday: boolean } | null {
  const inTurn = ofNameAlone(named);
  const bearer = inTurn.find(({ since }) => day !== undefined && day >= since);
  if (inTurn.length > 0 && bearer === undefined) return null;
  const name = nameOf(bearer?.act ?? named, day);
  return name === null ? null : { name, isToday: bearer === inTurn[0] };
}

/** An index made before has a key of the name alone: which act was meant depends on the day. */
const ofNameAlone = (named: string) => (named === 'codcontr' ? bearersOf('dlgs:2023:36') : []);

function nameOf(act: string, day: string | undefined): string | null {
  const number = numberedKey(act) ?? act;
  const year = number.split(':')[1] ?? '';
  const known = published.get(act) ?? { number, date: year, annex: '', since: `${year}-01-01` };
  if (day !== undefined && day < known.since) return null;
  if (act === 'cost') return 'urn:nir:stato:costituzione:1947-12-27';
  const [type = '', , digits] = known.number.split(':');
  return digits !== undefined && isPublished(type)
    ? `${authorities[type]}:${known.date};${digits}${known.annex}`
    : null;
}

/** `rd:1942:262` of `cc` and `prel`: by which the act that has it is published. */
const publishedNumber = (act: string): string => published.get(act)?.number ?? numberedKey(act) ?? act;
/** Whether the articles of an act are those of an annex, so that what stands before them is another act's. */
const isAnnexed = (act: string): boolean => (published.get(act)?.annex ?? '') !== '';

/** Decrees of ministers are named by their ministry, which a citation seldom says: they have no link. */
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

/** An act as its publisher names it. */
export interface PublishedAct {
  /** Of its number: `rd:1942:262`. */
  number: string;
  /** Of what it is cited as: `cc`. */
  key: string;
  /** Of the articles in its own body: of a decree that approves a code, the decree's. */
  body: string;
  /** YYYY-MM-DD */
  date: string;
}

const types = new Map(Object.entries(authorities).map(([type, urn]) => [urn, type]));
const name = /^(urn:nir:[a-z.]+(?::[a-z.]+)?):(\d{4})-(\d{2})-(\d{2});(\d{1,4})(?![\d])/;

/** `urn:nir:stato:legge:1990-08-07;241`; undefined for acts that have no key. */
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
 * The key of the articles of an annex, by its title: "CODICE CIVILE" of the decree that approves it is `cc`; one without a name of its own
 * goes by the act it belongs to, `all2-dlgs:2010:104`.
 */
export function annexKey(act: PublishedAct, title: string): string {
  const plain = title.trim().replace(/\s+/g, ' ').toLowerCase();
  const named = actNames.take(new Cursor(plain, 0))?.key;
  if (named !== undefined) {
    if (named === act.key || bearersOf(named).some((one) => one.act === act.key)) return act.key;
    if (publishedNumber(named) === act.number) return named;
  }
  const [, which = ''] = /^all(?:egato|\.)\s?(?:n\.\s?)?(\d{1,2}|[a-z])(?![\p{L}\d])/u.exec(plain) ?? [];
  return `all${which}-${act.number}`;
}

/**
 * The key under which everything is kept, of one that someone wrote: `ordpen:4bis` of `L:1975:354:4bis`, an act with a number and a name. A
 * code that a decree only approves is not that decree.
 */
export function keyInUse(written: string): string {
  const key = written.toLowerCase();
  const [number = '', type = '', year, digits] = /^(\w+):(\d{4}):(\d+)(?=:|$)/.exec(key) ?? [];
  if (actOfKey(number) === null) return key;
  const { key: named } = actOfNumber(type as ActType, Number(digits), Number(year));
  return isAnnexed(named) ? key : `${named}${key.slice(number.length)}`;
}
