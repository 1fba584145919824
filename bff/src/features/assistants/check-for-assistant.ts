import type { z } from 'zod';
import type { checkTextInput, checkTextOutput } from '@massima/contract/assistants';
import type { CheckedReference } from '@massima/contract/citations';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { checkCitations } from '../citations/index.ts';
import { amendmentLine } from './line-of-fate.ts';
import { presentNamed } from './present-ruling.ts';

/** Maximum number of citations in one response, with all their findings. */
const maxCitations = 150;
const maxAmendments = 10;

/**
 * Returns the report on the citations of a text, in pieces. Each call reads the full text, so that
 * "cit." is resolved.
 * @returns at most `maxCitations` citations from offset `from` on; `next` is the offset of the
 *   next piece, or null
 */
export async function checkForAssistant(
  deps: Deps,
  actor: Actor,
  { text, from }: z.infer<typeof checkTextInput>,
  signal: AbortSignal,
): Promise<z.infer<typeof checkTextOutput>> {
  const { references, quotations, receipt } = await checkCitations(deps, actor, { text }, signal);
  const rest = references.filter(({ start }) => start >= from);
  // The references of a range have the same offset and stay in one piece.
  const next = rest[maxCitations]?.start ?? null;
  const pageReferences = next === null ? rest : rest.filter(({ start }) => start < next);
  // Only the first occurrence of a repeated citation lists the amendments.
  const first = new Map(references.toReversed().map(({ key, start }) => [key, start]));
  const isHere = ({ start }: { start: number }) => start >= from && (next === null || start < next);
  return {
    citations: pageReferences.map(({ key, ...reference }) => ({
      ...reference,
      written: text.slice(reference.start, reference.end),
      ruling: reference.ruling && presentNamed(deps.config, reference.ruling),
      perhaps: reference.perhaps && presentNamed(deps.config, reference.perhaps),
      fate: first.get(key) === reference.start ? amendmentLines(reference.fate) : [],
    })),
    quotations: quotations.filter(isHere).map(({ found_at: _, reference, ...one }) => ({
      ...one,
      written: text.slice(one.start, one.end),
      citation: references[reference ?? -1]?.label ?? null,
    })),
    counts: countStates(references),
    quotation_counts: countStates(quotations),
    next,
    receipt,
  };
}

/** Omits `amended`: an article may have been amended a hundred times, and its page lists them. */
const amendmentLines = (amendments: CheckedReference['fate']): string[] =>
  (amendments ?? [])
    .filter(({ what }) => what !== 'amended')
    .slice(0, maxAmendments)
    .map(amendmentLine);

function countStates(all: readonly { state: string }[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { state } of all) counts[state] = (counts[state] ?? 0) + 1;
  return counts;
}
