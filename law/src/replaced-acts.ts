import { actOfKey } from './act-table.ts';
import { tableOfTurns } from './table-of-dates.ts';

/**
 * Names that several acts bore in turn, as in `tableOfTurns`: `name | act | in force since`, the latest first. An act is replaced from the
 * day on which the next one of its name came into force.
 */
const tableOfSuccessors = `
cc | rd:1942:262 | 1942-04-21
cc | rd:1865:2358 | 1866-01-01
cpc | rd:1940:1443 | 1942-04-21
cpc | rd:1865:2366 | 1866-01-01
cp | rd:1930:1398 | 1931-07-01
cp | rd:1889:6133 | 1890-01-01
cpp | dpr:1988:447 | 1989-10-24
cpp | rd:1930:1399 | 1931-07-01
cds | dlgs:1992:285 | 1993-01-01
cds | dpr:1959:393 | 1959-07-01
regolamento cds | dpr:1992:495 | 1993-01-01
regolamento cds | dpr:1959:420 | 1959-07-01
tulps | rd:1931:773 | 1931-07-01
tulps | rd:1926:1848 | 1927-01-01
regolamento penitenziario | dpr:2000:230 | 2000-09-06
regolamento penitenziario | dpr:1976:431 | 1976-06-23
stato civile | dpr:2000:396 | 2001-03-30
stato civile | rd:1939:1238 | 1940-07-01
`;

/** The act that took the place of another under the same name, and since when (YYYY-MM-DD). */
export type Replaced = { by: string; since: string };

type Bearer = { name: string; act: string; since: string };
const bearers: readonly Bearer[] = `${tableOfTurns}${tableOfSuccessors}`
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map((line) => {
    const [name = '', act = '', since = ''] = line.split('|').map((cell) => cell.trim());
    return { name, act, since };
  });

/** Of an act that a later one of its name has replaced on a day: which one is in force then, as cited. Null for all others. */
export function replacedOn(act: string, day: string): Replaced | null {
  const own = bearers.find((one) => one.act === act);
  if (!own) return null;
  const current = bearers.find(({ name, since }) => name === own.name && since <= day);
  if (!current || current.since <= own.since) return null;
  const by = actOfKey(current.act)?.label;
  return by === undefined ? null : { by, since: current.since };
}
