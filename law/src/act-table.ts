import { Names } from './act-names.ts';
import { generalCodes, tableOfCodes } from './table-of-codes.ts';
import { tableOfLaws } from './table-of-laws.ts';
import { tableOfSuccessors } from './table-of-successors.ts';

/** Types of numbered acts: the first part of their keys, and the text before their number. */
const actTypes = {
  l: 'l.',
  lcost: 'l. cost.',
  dlgs: 'd.lgs.',
  dl: 'd.l.',
  dpr: 'd.P.R.',
  dpcm: 'd.P.C.m.',
  dm: 'd.m.',
  rdl: 'r.d.l.',
  rd: 'r.d.',
  regue: 'reg. UE',
  dirue: 'dir. UE',
} as const;
export type ActType = keyof typeof actTypes;

/** A source of law with its key (`cc`, `dlgs:2010:28`) and citation. */
export type Act = {
  key: string;
  label: string;
  /** Whether the name without an article is not a reference. */
  general?: boolean;
};
export type NamedAct = Act & { names: string[]; numbered?: string };

const line = /^(\w*) *\|([^|]*)\| *(?:(\w+) (\d+)\/(\d+) *)?\|(.+)$/;

/** Acts of the tables, which have names. */
export const namedActs: readonly NamedAct[] = [tableOfCodes, tableOfLaws].flatMap((table, i) =>
  table
    .trim()
    .split('\n')
    .map((text, row) => readAct(text, i === 0 && row < generalCodes)),
);

function readAct(text: string, general: boolean): NamedAct {
  const [, key, label = '', type, number, year, names = ''] = line.exec(text) ?? [];
  if (!names) throw new Error(`Not a line of the table of acts: ${text}`);
  const act = type ? numberedAct(type as ActType, Number(number), Number(year)) : undefined;
  return {
    key: key || (act?.key ?? ''),
    label: label.trim() || (act?.label ?? ''),
    general,
    names: names.split(';').map((name) => name.trim()),
    ...(act && { numbered: act.key }),
  };
}

/** Since 2015 European acts put the year first: 2016/679, but 1215/2012. */
function numberedAct(type: ActType, number: number, year: number): Act {
  const both = type.endsWith('ue') && year >= 2015 ? `${year}/${number}` : `${number}/${year}`;
  return { key: `${type}:${year}:${number}`, label: `${actTypes[type]} ${both}` };
}

/** Accepted misspellings, which are not suggested. */
const misspelt: readonly (readonly [name: string, key: string])[] = [['c.c.p.', 'cpc']];

export const actNames = new Names<Act>();
const byNumber = new Map<string, Act>();
const byKey = new Map<string, Act>();
const numbers = new Map<string, string>();
for (const { key, label, general = false, names, numbered } of namedActs) {
  const act: Act = { key, label, general };
  for (const name of names) actNames.add(name, act);
  if (numbered) {
    byNumber.set(numbered, act);
    numbers.set(key, numbered);
  }
  byKey.set(key, act);
}

/**
 * Codes that a later code of the same name replaced. Their names include the year, because the bare
 * name means the current code.
 */
export const replacedCodes: readonly NamedAct[] = tableOfSuccessors
  .trim()
  .split('\n')
  .map((row) => row.split('|').map((cell) => cell.trim()))
  .filter(([, , label]) => label !== '')
  .map(([name = '', key = '', label = '', numbered = '', years = '']) => {
    const latest = namedActs.find((act) => act.key === name);
    const [, type, number, year] = /^(\w+) (\d+)\/(\d+)$/.exec(numbered) ?? [];
    return {
      key,
      label,
      general: latest?.general ?? false,
      names: (latest?.names ?? []).map((name) => `${name} del ${years.split(' ')[0]}`),
      ...(type && { numbered: numberedAct(type as ActType, Number(number), Number(year)).key }),
    };
  });
for (const { key, label, general = false, numbered } of replacedCodes) {
  const act: Act = { key, label, general };
  if (numbered) byNumber.set(numbered, act);
  byKey.set(key, act);
}

// Older indexes contain this key for any act with the name.
byKey.set('codcontr', { key: 'codcontr', label: 'cod. contr. pubbl.' });

for (const [name, key] of misspelt) {
  const act = byKey.get(key);
  if (act) actNames.add(name, act);
}

/** Returns the act by type, number and year, with its name if it has one. */
export function actOfNumber(type: ActType, number: number, year: number): Act {
  const act = numberedAct(type, number, year);
  return byNumber.get(act.key) ?? act;
}

/** Returns a known act by number and year: "241/90". A law takes precedence over a decree. */
export function knownAct(number: number, year: number): Act | undefined {
  for (const type of ['l', 'dlgs', 'dpr', 'dl', 'rd'] as const) {
    const act = byNumber.get(`${type}:${year}:${number}`);
    if (act) return act;
  }
  return undefined;
}

/** Returns the act of an index key; null for any other key. */
export function actOfKey(key: string): Act | null {
  const named = byKey.get(key);
  if (named) return named;
  const [, type = '', year, number] = /^(\w+):(\d{4}):(\d+)$/.exec(key) ?? [];
  return type in actTypes ? numberedAct(type as ActType, Number(number), Number(year)) : null;
}

/** Returns the number of a named act: `rd:1942:262` for `cc`. */
export const numberedKey = (key: string): string | undefined => numbers.get(key);

/**
 * Returns the title of an act: "Codice civile" for `cc`. An act without a name is titled by its
 * number.
 */
export function actTitle(key: string): string | undefined {
  const named = namedActs.find((act) => act.key === key);
  const title = named?.names[0] ?? actOfKey(key)?.label;
  return title && title.charAt(0).toUpperCase() + title.slice(1);
}
