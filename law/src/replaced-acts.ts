import { actOfKey } from './act-table.ts';
import { partsOfKey } from './provision-keys.ts';
import { tableOfSuccessors } from './table-of-successors.ts';

/**
 * An act that had a name until the next act of that name came into force. `since` is YYYY-MM-DD.
 */
export interface Bearer {
  /** Key of the bare name. */
  name: string;
  /** Key of the act. */
  act: string;
  /** Years by which texts identify it. */
  years: number[];
  /** Whether "previgente" means the previous act. */
  takesAdjectives: boolean;
  since: string;
}

/** The act that replaced another of the same name, and its first day in force (YYYY-MM-DD). */
export type Replaced = { by: string; since: string };

const all: readonly Bearer[] = tableOfSuccessors
  .trim()
  .split('\n')
  .map((line) => {
    const [name = '', act = '', , , years = '', adjectives, since = ''] = line
      .split('|')
      .map((cell) => cell.trim());
    return { name, act, years: years.split(' ').map(Number), takesAdjectives: adjectives === 'yes', since };
  });
const byName = Map.groupBy(all, ({ name }) => name);

/** Returns the acts that had a name, latest first; empty if there was only one. */
export const bearersOf = (name: string): readonly Bearer[] => byName.get(name) ?? [];

/**
 * Returns the keys of the article with this number in earlier acts of the same name. Includes the
 * key of the bare name for older indexes. Empty for a replaced act, and excludes codes too old for
 * any ruling.
 */
export function earlierArticles(key: string): string[] {
  const { act, article } = partsOfKey(key);
  const within = /^dispatt-/.exec(act)?.[0] ?? '';
  const [latest, ...formerBearers] = bearersOf(act.slice(within.length));
  if (article === '' || !latest?.takesAdjectives) return [];
  return [...formerBearers.map((bearer) => bearer.act), ...formerNames(latest.act)].map(
    (actKey) => `${within}${actKey}:${article}`,
  );
}

const formerNames = (act: string) => (act === 'dlgs:2023:36' ? ['codcontr'] : []);

/** Returns the act that replaced the given act by a day; null if none did. */
export function replacedOn(act: string, day: string): Replaced | null {
  const bearer = all.find((candidate) => candidate.act === act);
  if (!bearer) return null;
  const current = all.find(({ name, since }) => name === bearer.name && since <= day);
  if (!current || current.since <= bearer.since) return null;
  const by = actOfKey(current.act)?.label;
  return by === undefined ? null : { by, since: current.since };
}
