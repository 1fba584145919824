import { dayInItaly } from '@massima/contract/format/dates';
import type { ProvisionFate } from '@massima/contract/provision-fate';
import type { BriefCitation } from '@massima/law/brief/read-brief';
import { fates } from '../../collection/index.ts';
import type { Deps } from '../../deps.ts';

interface Told {
  /** Null: not told. */
  fate: ProvisionFate[] | null;
  absentOn: string | null;
}

/** Characters of one answer that say again what became of an article which the text cites several times. */
const maxRepeated = 200_000;

/** What became of the articles and acts of a brief, all asked for together; by the order of its citations. */
export async function tellFates(
  { engine, now }: Pick<Deps, 'engine'> & { now: Date },
  citations: readonly BriefCitation[],
  signal: AbortSignal,
): Promise<Told[]> {
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
    // Past what is looked up for one text.
    if (!own) return { fate: null, absentOn: null };
    if (seen.has(key)) repeated += own.fate.reduce((sum, { words }) => sum + words.length, 0);
    const isTooLong = seen.has(key) && own.fate.length > 0 && repeated > maxRepeated;
    seen.add(key);
    return isTooLong ? { ...own, fate: null } : own;
  });
}
