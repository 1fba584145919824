import { findRulings } from './find-rulings.ts';
import type { Court } from './types.ts';

/** Maximum distance between a citation and its Rv. number, which names of parties may separate. */
const reach = 60;

/**
 * Returns the Rv. keys of a ruling's principles: from `given` ("653456 - 01"), and from texts that
 * cite the ruling with a Rv. number.
 *
 * @param keys citation keys of the ruling
 */
export function rvKeysOf(
  texts: readonly string[],
  numbers: readonly string[],
  { keys, court }: { keys: readonly string[]; court: Court | undefined },
): string[] {
  const read = texts.flatMap((text) => {
    const found = findRulings(text, court);
    return found.filter((ruling, i) => {
      const before = found[i - 1];
      return (
        ruling.key.startsWith('rv:') &&
        before !== undefined &&
        keys.includes(before.key) &&
        ruling.start - before.end <= reach
      );
    });
  });
  const stated = numbers.flatMap((number) => /(\d{5,6})(?!\d)/.exec(number)?.[1] ?? []);
  return [...new Set([...stated.map((digits) => `rv:${Number(digits)}`), ...read.map(({ key }) => key)])];
}
