import { dayInItaly } from '@massima/contract/format/dates';
import type { ProvisionFate } from '@massima/contract/provision-fate';
import type { BriefCitation } from '@massima/law/brief/read-brief';
import { fates } from '../../collection/index.ts';
import type { Deps } from '../../deps.ts';

interface CitationStatus {
  /** Null if the amendments are omitted. */
  fate: ProvisionFate[] | null;
  absentOn: string | null;
}

/**
 * Maximum number of characters in one response for amendments to articles that the text cites
 * several times.
 */
const maxRepeated = 200_000;

/**
 * Returns the amendments to the articles and acts of a brief, in the order of its citations. They
 * are loaded in one query.
 */
export async function loadAmendments(
  { engine, now }: Pick<Deps, 'engine'> & { now: Date },
  citations: readonly BriefCitation[],
  signal: AbortSignal,
): Promise<CitationStatus[]> {
  const keys = citations.map(({ reference }) => (reference?.kind === 'provision' ? reference.key : null));
  const found = await fates(
    { engine },
    keys.filter((key) => key !== null),
    dayInItaly(now),
    signal,
  );
  const seen = new Set<string>();
  let repeated = 0;
  return keys.map((key) => {
    if (key === null) return { fate: [], absentOn: null };
    const own = found.get(key);
    // The key exceeds the maximum number of look-ups for one text.
    if (!own) return { fate: null, absentOn: null };
    if (seen.has(key)) repeated += own.fate.reduce((sum, { words }) => sum + words.length, 0);
    const isTooLong = seen.has(key) && own.fate.length > 0 && repeated > maxRepeated;
    seen.add(key);
    return isTooLong ? { ...own, fate: null } : own;
  });
}
