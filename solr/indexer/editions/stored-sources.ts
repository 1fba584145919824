import { rulingSources, type RulingSource } from '@massima/contract/ruling-source';

/** Serialises sources for the index. Undefined for a corpus whose publisher named none. */
export const storedSources = (sources: readonly RulingSource[]): string | undefined =>
  sources.length > 0 ? JSON.stringify(sources) : undefined;

/**
 * Parses stored sources. Returns an empty list for malformed values, because a missing credit must
 * not fail a run.
 */
export function readSources(stored: unknown): RulingSource[] {
  if (typeof stored !== 'string') return [];
  try {
    return rulingSources.safeParse(JSON.parse(stored)).data ?? [];
  } catch {
    return [];
  }
}
