import type { Reference } from '../types.ts';
import { Antecedents } from './antecedents.ts';
import type { CitationCandidate } from './types.ts';

/**
 * `of`: which of the references is meant again; `key`: which article of an act that was named before ("art. 4 della stessa legge"). Neither
 * where that cannot be told.
 */
export type BackReference = {
  start: number;
  end: number;
  kind: Reference['kind'];
  of?: number;
  key?: string;
};

/**
 * Of what looks like a citation and was not read: which earlier one it goes back to ("sent. cit.", "art. 2051" after "art. 2051 c.c."),
 * and what was not understood. Both lists are of the same text and in its order.
 */
export function resolveBackReferences(
  text: string,
  references: readonly Reference[],
  loose: readonly CitationCandidate[],
): BackReference[] {
  const earlier = new Antecedents(text);
  const startOf = (at: number) => references[at]?.start ?? Infinity;
  const found: BackReference[] = [];
  let before = 0;
  let next = 0;
  let end = 0;
  for (const one of loose) {
    while (startOf(before) < one.start) {
      const reference = references[before];
      if (reference) earlier.add(reference, before, startOf(before + 1));
      before++;
    }
    while ((references[next]?.end ?? Infinity) <= one.start) next++;
    const until = endOf(text, one, references[next]);
    if (until === null || one.start < end) continue;
    const meant = meantBy(earlier, one);
    if (!meant && one.isFaint) continue;
    found.push({ start: one.start, end: until, kind: one.kind, ...meant });
    end = until;
  }
  return found;
}

/** Null where what was read is the same; an article that runs into a ruling ("art. 5, comma 2 (SS.UU. n. 5/2019)") ends before it. */
function endOf(
  text: string,
  { kind, start, end }: CitationCandidate,
  read: Reference | undefined,
): number | null {
  if (!read || read.start >= end) return end;
  if (kind !== 'provision' || read.kind !== 'ruling' || read.start <= start) return null;
  return start + text.slice(start, read.start).replace(/[\s,;(–-]{1,6}$/, '').length;
}

function meantBy(earlier: Antecedents, one: CitationCandidate): Pick<BackReference, 'of' | 'key'> | null {
  if (one.kind === 'ruling') {
    const at = earlier.ruling(one);
    return at === null ? null : { of: at };
  }
  const provision = earlier.provision(one);
  if (!provision) return null;
  return 'at' in provision ? { of: provision.at } : { key: provision.key };
}
