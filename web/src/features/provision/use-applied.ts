import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { local } from '../../lib/storage.ts';
import { trpc } from '../../lib/trpc.ts';
import { readWithin } from './applied-within.ts';

/** Duration of a visit in milliseconds. New rulings stay new within it. */
const visitMs = 6 * 3_600_000;
const maxArticles = 200;
const name = 'articles';

/** Start of the current visit and end of the previous one, in seconds. */
type Visits = Record<string, [latest: number, before: number | null]>;

/**
 * Records a visit and returns the end of the previous one; null on the first visit. Stored in this
 * browser until logout under a hash, because the articles that a user reads are private.
 */
export function noteVisit(key: string, now: Date): Date | null {
  const visits = read();
  const id = numberOf(key);
  const at = Math.floor(now.getTime() / 1000);
  const [latest, before = null] = visits[id] ?? [];
  const isSame = latest !== undefined && (at - latest) * 1000 < visitMs;
  const since = isSame ? before : (latest ?? null);
  const newest = Object.entries({ ...visits, [id]: [at, since] as Visits[string] })
    .sort(([, [a]], [, [b]]) => b - a)
    .slice(0, maxArticles);
  local.write(name, JSON.stringify(Object.fromEntries(newest)));
  return since === null ? null : new Date(since * 1000);
}

function read(): Visits {
  try {
    const stored: unknown = JSON.parse(local.read(name) ?? '{}');
    return Object.fromEntries(
      Object.entries(stored ?? {}).filter(
        (entry): entry is [string, Visits[string]] =>
          Array.isArray(entry[1]) && Number.isInteger(entry[1][0]) && entry[1].length === 2,
      ),
    );
  } catch {
    return {};
  }
}

/** FNV-1a, 32 bits. */
function numberOf(key: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < key.length; i++) hash = Math.imul(hash ^ key.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(36);
}

/**
 * Loads the rulings that apply an article under the filters of the address, and the number added
 * since the last visit.
 */
export function useApplied(key: string) {
  const [params] = useSearchParams();
  const within = readWithin(params);
  // Read once, because recording the visit resets the new rulings.
  const [since] = useState(() => noteVisit(key, new Date()));
  const query = trpc.rulings.applied.useQuery(
    { key, ...within, ...(since && { since: since.toISOString() }) },
    // Keeps the shown rulings while others load.
    { staleTime: 5 * 60_000, placeholderData: (previous) => (previous?.key === key ? previous : undefined) },
  );
  return { within, since, ...query };
}
