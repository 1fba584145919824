import type { RulingHeading } from '@massima/contract/ruling-heading';
import type { RulingReference } from '@massima/law/types';
import type { Deps } from '../../deps.ts';
import { cited } from '../../collection/index.ts';
import { idOf } from './find-elsewhere.ts';

/** Maximum number of missing rulings to look up. A brief with more is not typed by hand. */
const maxRulings = 200;
/** Differences of the number to try: a wrong last digit. */
const offBy = [-1, 1, -2, 2];

/**
 * Finds rulings whose number is similar to the number of a missing ruling: off by one or two on
 * the same day, or with two adjacent digits exchanged.
 * @returns the rulings by {@link idOf}
 */
export async function findNearNumbers(
  deps: Pick<Deps, 'engine'>,
  missing: readonly RulingReference[],
  signal: AbortSignal,
): Promise<Map<string, RulingHeading>> {
  const requested = [...new Map(missing.map((reference) => [idOf(reference), reference])).values()]
    .slice(0, maxRulings)
    .map((reference) => ({ one: reference, keys: nearKeys(reference) }));
  const keys = requested.flatMap((entry) => entry.keys);
  if (keys.length === 0) return new Map();
  const found = await cited(deps, keys, signal);
  return new Map(
    requested.flatMap(({ one: reference, keys: near }) => {
      const rulings = near.flatMap((key) => found.get(key) ?? []);
      const best = rulings.find(
        ({ document_date: day }) => reference.date === undefined || day === reference.date,
      );
      return best ? [[idOf(reference), best] as const] : [];
    }),
  );
}

/**
 * Returns the keys of similar numbers. Without a date in the citation, only exchanged digits are
 * tried.
 */
export function nearKeys({ key, date }: Pick<RulingReference, 'key' | 'date'>): string[] {
  const [, before, digits] = /^(?!rv|ecli)(\w+(?::[a-z-]+)?:\d{4}:)([1-9]\d*)$/.exec(key) ?? [];
  if (before === undefined || digits === undefined) return [];
  const number = Number(digits);
  const near = date === undefined ? [] : offBy.map((step) => number + step);
  return [...new Set([...exchanged(digits), ...near])]
    .filter((candidate) => candidate > 0 && candidate !== number)
    .map((candidate) => `${before}${candidate}`);
}

/** Returns the numbers with two adjacent digits exchanged: 61377 for 61737. */
function exchanged(digits: string): number[] {
  return Array.from({ length: digits.length - 1 }, (_, i) =>
    Number(digits.slice(0, i) + digits.charAt(i + 1) + digits.charAt(i) + digits.slice(i + 2)),
  ).filter((number) => String(number).length === digits.length);
}
