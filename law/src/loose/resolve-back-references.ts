import type { Reference } from '../types.ts';
import { Antecedents } from './antecedents.ts';
import type { CitationCandidate } from './types.ts';

/**
 * A back reference: `of` is the index of the cited reference, `key` another article of a cited act
 * ("art. 4 della stessa legge"). Without both it was not resolved.
 */
export type BackReference = {
  start: number;
  end: number;
  kind: Reference['kind'];
  of?: number;
  key?: string;
};

/**
 * Resolves citation candidates to earlier references ("sent. cit.", "art. 2051" after "art. 2051
 * c.c."). Returns the unresolved ones too. Both lists must be in text order.
 */
export function resolveBackReferences(
  text: string,
  references: readonly Reference[],
  loose: readonly CitationCandidate[],
): BackReference[] {
  const antecedents = new Antecedents(text);
  const startOf = (at: number) => references[at]?.start ?? Infinity;
  const found: BackReference[] = [];
  let before = 0;
  let next = 0;
  let end = 0;
  for (const candidate of loose) {
    while (startOf(before) < candidate.start) {
      const reference = references[before];
      if (reference) antecedents.add(reference, before, startOf(before + 1));
      before++;
    }
    while ((references[next]?.end ?? Infinity) <= candidate.start) next++;
    const until = endOf(text, candidate, references[next]);
    if (until === null || candidate.start < end) continue;
    const antecedent = findAntecedent(antecedents, candidate);
    if (!antecedent && candidate.isFaint) continue;
    found.push({ start: candidate.start, end: until, kind: candidate.kind, ...antecedent });
    end = until;
  }
  return found;
}

/**
 * Returns null if a reference covers the candidate. An article that runs into a ruling ends before
 * it: "art. 5, comma 2 (SS.UU. n. 5/2019)".
 */
function endOf(
  text: string,
  { kind, start, end }: CitationCandidate,
  read: Reference | undefined,
): number | null {
  if (!read || read.start >= end) return end;
  if (kind !== 'provision' || read.kind !== 'ruling' || read.start <= start) return null;
  return start + text.slice(start, read.start).replace(/[\s,;(–-]{1,6}$/, '').length;
}

function findAntecedent(
  antecedents: Antecedents,
  candidate: CitationCandidate,
): Pick<BackReference, 'of' | 'key'> | null {
  if (candidate.kind === 'ruling') {
    const at = antecedents.ruling(candidate);
    return at === null ? null : { of: at };
  }
  const provision = antecedents.provision(candidate);
  if (!provision) return null;
  return 'at' in provision ? { of: provision.at } : { key: provision.key };
}
