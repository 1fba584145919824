import { rulingSources, type RulingSource } from '@massima/contract/ruling-source';

/** As it is stored on every document of a ruling; undefined of what a publisher has loaded without saying so. */
export const storedSources = (sources: readonly RulingSource[]): string | undefined =>
  sources.length > 0 ? JSON.stringify(sources) : undefined;

/** None where what is stored is not what it should be: for a credit no run fails. */
export function readSources(stored: unknown): RulingSource[] {
  if (typeof stored !== 'string') return [];
  try {
    return rulingSources.safeParse(JSON.parse(stored)).data ?? [];
  } catch {
    return [];
  }
}
