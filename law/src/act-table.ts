import { Names } from './act-names.ts';
import { generalCodes, tableOfCodes } from './table-of-codes.ts';
import { tableOfLaws } from './table-of-laws.ts';
import { tableOfSuccessors } from './table-of-successors.ts';

/** How numbered acts are cited: the first part of their keys, and what precedes their number. */
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

/** A source of law: its key (`cc`, `dlgs:2010:28`) and how it is cited. */
export type Act = {
  key: string;
  label: string;
  /** Named without an article it is not a reference. */
  general?: boolean;
};
export type NamedAct = Act & { names: string[]; numbered?: string };

const line = /^(\w*) *\|([^|]*)\| *(?:(\w+) (\d+)\/(\d+) *)?\|(.+)$/;

/** The acts that have a name, from the tables. */
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

/** Misspelt names, which nothing offers. */
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

/** Codes that a later one of their name replaced: their names say the year, for the name alone means another one. */
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
      names: (latest?.names ?? []).map((one) => `${one} del ${years.split(' ')[0]}`),
      ...(type && { numbered: numberedAct(type as ActType, Number(number), Number(year)).key }),
    };
  });
for (const { key, label, general = false, numbered } of replacedCodes) {
  const act: Act = { key, label, general };
  if (numbered) byNumber.set(numbered, act);
  byKey.set(key, act);
}

// An index made before has it: of the name, whichever of its acts was meant.
byKey.set('codcontr', { key: 'codcontr', label: 'cod. contr. pubbl.' });

for (const [name, key] of misspelt) {
  const act = byKey.get(key);
  if (act) actNames.add(name, act);
}

/** The act with this type, number and year: under its name where it has one. */
export function actOfNumber(type: ActType, number: number, year: number): Act {
  const act = numberedAct(type, number, year);
  return byNumber.get(act.key) ?? act;
}

/** The act of the tables with this number and year, whatever its type: "241/90". A law comes before a decree. */
export function knownAct(number: number, year: number): Act | undefined {
  for (const type of ['l', 'dlgs', 'dpr', 'dl', 'rd'] as const) {
    const act = byNumber.get(`${type}:${year}:${number}`);
    if (act) return act;
  }
  return undefined;
}

/** The act behind a key of the index; null for anything else. */
export function actOfKey(key: string): Act | null {
  const named = byKey.get(key);
  if (named) return named;
  const [, type = '', year, number] = /^(\w+):(\d{4}):(\d+)$/.exec(key) ?? [];
  return type in actTypes ? numberedAct(type as ActType, Number(number), Number(year)) : null;
}

/** `rd:1942:262` of `cc`: the number of an act that goes by its name. */
export const numberedKey = (key: string): string | undefined => numbers.get(key);

/** "Codice civile" of `cc`; an act that has only a number is called by it. */
export function actTitle(key: string): string | undefined {
  const named = namedActs.find((act) => act.key === key);
  const title = named?.names[0] ?? actOfKey(key)?.label;
  return title && title.charAt(0).toUpperCase() + title.slice(1);
}
