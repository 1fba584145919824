import type { RulingHeading } from '@massima/contract/ruling-heading';
import type { RulingReference } from '@massima/law/types';
import type { Deps } from '../../deps.ts';
import { cited } from '../../collection/index.ts';

export type Elsewhere = { ruling: RulingHeading; differs: 'year' | 'court' };

/**
 * Maximum number of keys to look up for one brief. The more rulings are missing, the fewer years
 * around each are tried.
 */
const maxKeys = 4000;
const maxYearsAround = 25;
/**
 * Maximum number of missing rulings to look up at other courts, because a number may exist at
 * hundreds of courts.
 */
const maxOfOtherCourts = 40;

/**
 * Finds missing rulings under another year of the same court, or in the same year of another
 * court.
 * @returns the rulings by {@link idOf}
 */
export async function findElsewhere(
  deps: Pick<Deps, 'engine'>,
  missing: readonly RulingReference[],
  thisYear: number,
  signal: AbortSignal,
): Promise<Map<string, Elsewhere>> {
  const requested = [...new Map(missing.map((reference) => [idOf(reference), reference])).values()].flatMap(
    (reference) => {
      const parts = partsOf(reference.key);
      return parts ? [{ one: reference, ...parts }] : [];
    },
  );
  if (requested.length === 0) return new Map();
  const around = Math.min(maxYearsAround, Math.floor(maxKeys / requested.length / 2));
  const yearsOf = (year: number) => nearYears(year, around).filter((near) => near <= thisYear);
  const ofYears = await cited(
    deps,
    requested.flatMap(({ court, year, number }) => yearsOf(year).map((near) => `${court}:${near}:${number}`)),
    signal,
  );
  const ofCourts = await cited(
    deps,
    requested.slice(0, maxOfOtherCourts).map(({ year, number }) => `n:${year}:${number}`),
    signal,
  );
  return new Map(
    requested.flatMap(({ one: reference, court, year, number }) => {
      const candidates = ofCourts.get(`n:${year}:${number}`) ?? [];
      const years = yearsOf(year).flatMap((near) => ofYears.get(`${court}:${near}:${number}`) ?? []);
      const found = likeliest(reference, years, candidates);
      return found ? [[idOf(reference), found] as const] : [];
    }),
  );
}

/**
 * Identifies a citation for comparison. Two rulings with the same number may have different dates.
 */
export const idOf = ({ key, date = '' }: RulingReference): string => `${key} ${date}`;

/**
 * Chooses the ruling that a citation most likely refers to.
 *
 * With a date in the citation, only a ruling of that day, or of the same day in another year, is
 * chosen. Without a date: the nearest year, or the only court that has this number.
 * @returns null if no ruling is likely enough
 */
export function likeliest(
  { date }: RulingReference,
  years: readonly RulingHeading[],
  candidates: readonly RulingHeading[],
): Elsewhere | null {
  const bears = ({ document_date: day }: RulingHeading) =>
    date !== undefined && (day === date || day.slice(5) === date.slice(5));
  const sameDay = candidates.find(({ document_date: day }) => day === date);
  if (sameDay) return { ruling: sameDay, differs: 'court' };
  const year = date === undefined ? years[0] : years.find(bears);
  if (year) return { ruling: year, differs: 'year' };
  const [only, another] = candidates;
  return only && !another && date === undefined ? { ruling: only, differs: 'court' } : null;
}

function partsOf(key: string): { court: string; year: number; number: string } | null {
  const [, court, year, number] = /^(?!rv|ecli)(\w+(?::[a-z-]+)?):(\d{4}):(\d+)$/.exec(key) ?? [];
  return court === undefined || number === undefined ? null : { court, year: Number(year), number };
}

/** Returns the years around a year, nearest first: 2019, 2017, 2020, 2016 … for 2018. */
const nearYears = (year: number, around: number) =>
  Array.from({ length: around }, (_, i) => [year + i + 1, year - i - 1]).flat();
