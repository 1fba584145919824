import { isAskedFor } from '@massima/law/same-reference';
import type { Reference } from '@massima/law/types';
import type { HighlightedText } from './parse-highlights.ts';

/**
 * The articles and rulings that were requested, marked in addition to what the engine marked: read and not looked for as words,
 * which would mark "art." and "c.c." of another article, and none that is written otherwise. `named`: all that the text names.
 */
export function markReferences(
  { text, positions }: HighlightedText,
  asked: readonly Reference[],
  named: readonly Reference[],
): HighlightedText {
  const requested = named
    .filter((one) => asked.some((other) => isAskedFor(other, one)))
    .map(({ start, end }) => ({ startPosition: start + 1, endPosition: end }));
  if (requested.length === 0) return { text, positions };
  const merged: HighlightedText['positions'] = [];
  for (const one of [...positions, ...requested].sort((a, b) => a.startPosition - b.startPosition)) {
    const last = merged.at(-1);
    if (last && one.startPosition <= last.endPosition)
      last.endPosition = Math.max(last.endPosition, one.endPosition);
    else merged.push({ ...one });
  }
  return { text, positions: merged };
}
