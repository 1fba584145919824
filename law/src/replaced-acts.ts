import { actOfKey } from './act-table.ts';
import { partsOfKey } from './provision-keys.ts';
import { tableOfSuccessors } from './table-of-successors.ts';

/** One of several acts that bore a name in turn, and since when (YYYY-MM-DD): until the next one of that name came into force. */
export interface Bearer {
  /** The key that the name alone has. */
  name: string;
  /** The act's own key. */
  act: string;
  /** By which a text tells it from the others. */
  years: number[];
  /** Whether "previgente" means the one before it. */
  takesAdjectives: boolean;
  since: string;
}

/** The act that took the place of another under the same name, and since when (YYYY-MM-DD). */
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

/** The acts that bore a name, the latest first; none where there was but one. */
export const bearersOf = (name: string): readonly Bearer[] => byName.get(name) ?? [];

/**
 * The article of this number in the acts that bore the name before, under the key of the name alone too where an index made before has
 * one; none for an act that was replaced itself, which is meant where it is named, and none of a code so old that no ruling of a
 * collection was decided by it.
 */
export function earlierArticles(key: string): string[] {
  const { act, article } = partsOfKey(key);
  const within = /^dispatt-/.exec(act)?.[0] ?? '';
  const [latest, ...earlier] = bearersOf(act.slice(within.length));
  if (article === '' || !latest?.takesAdjectives) return [];
  return [...earlier.map((one) => one.act), ...formerNames(latest.act)].map(
    (one) => `${within}${one}:${article}`,
  );
}

const formerNames = (act: string) => (act === 'dlgs:2023:36' ? ['codcontr'] : []);

/** Of an act that a later one of its name has replaced on a day: which one is in force then, as cited. Null for all others. */
export function replacedOn(act: string, day: string): Replaced | null {
  const own = all.find((one) => one.act === act);
  if (!own) return null;
  const current = all.find(({ name, since }) => name === own.name && since <= day);
  if (!current || current.since <= own.since) return null;
  const by = actOfKey(current.act)?.label;
  return by === undefined ? null : { by, since: current.since };
}
