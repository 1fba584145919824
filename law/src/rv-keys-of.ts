import { findRulings } from './find-rulings.ts';
import type { Court } from './types.ts';

/** How far after a citation its Rv. number may be: with the names of parties between them. */
const reach = 60;

/**
 * Keys of the Rv. numbers that a ruling's principles have: as given ("653456 - 01"), and as their texts say after a
 * citation of the ruling itself. `keys`: those under which it is cited.
 */
export function rvKeysOf(
  texts: readonly string[],
  given: readonly string[],
  { keys, court }: { keys: readonly string[]; court: Court | undefined },
): string[] {
  const read = texts.flatMap((text) => {
    const found = findRulings(text, court);
    return found.filter((one, i) => {
      const before = found[i - 1];
      return (
        one.key.startsWith('rv:') &&
        before !== undefined &&
        keys.includes(before.key) &&
        one.start - before.end <= reach
      );
    });
  });
  const stated = given.flatMap((one) => /(\d{5,6})(?!\d)/.exec(one)?.[1] ?? []);
  return [...new Set([...stated.map((digits) => `rv:${Number(digits)}`), ...read.map(({ key }) => key)])];
}
