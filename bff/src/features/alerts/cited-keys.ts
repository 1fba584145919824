import { citation } from '@massima/contract/format/citation';
import type { createAlertOutput, FollowedCitations } from '@massima/contract/alerts';
import { keyInUse } from '@massima/law/official-text';
import { provisionLabel } from '@massima/law/provision-keys';
import type { z } from 'zod';
import type { Actor } from '../../actor.ts';
import { cited, followed } from '../../collection/index.ts';
import type { Deps } from '../../deps.ts';
import { citationAlerts } from '../../models/alerts.ts';
import { filterServed } from '../../models/served-rulings.ts';
import { withdrawnAmong } from '../../models/withdrawn-rulings.ts';
import { citationsOf } from './followed-things.ts';

/** Maximum key length. The id of a stored event contains the article's key. */
const longestKey = 120;

type NotFollowed = NonNullable<z.infer<typeof createAlertOutput>['not_followed']>;

/**
 * Splits keys into those that can be followed and the rest. Articles can be followed, and rulings
 * that the account may open, by key or id as a citation check returns them. The rest is listed
 * without names, so that ids cannot be guessed.
 */
export async function readCitedKeys(
  deps: Deps,
  actor: Actor,
  inputs: readonly string[],
  signal: AbortSignal,
): Promise<{ citations: FollowedCitations; notFollowed: NotFollowed }> {
  const keys = [...new Set(inputs)];
  const provisions = keys.flatMap((typed) => {
    const key = keyInUse(typed);
    const label = provisionLabel(key);
    return label === null || key.length > longestKey ? [] : [{ typed, key, label }];
  });
  const rest = keys.filter((key) => !provisions.some(({ typed }) => typed === key));
  const [byKey, byId, withdrawn] = await Promise.all([
    cited(deps, rest, signal),
    followed.headings(deps, rest, signal),
    withdrawnAmong(deps.db, rest),
  ]);
  const found = rest.flatMap((key) => {
    const heading = byId.get(key) ?? byKey.get(key)?.[0];
    return heading ? [{ key, heading }] : [];
  });
  const isKnown = await filterServed(
    deps.db,
    actor.id,
    found.map(({ heading }) => heading.ruling_id),
  );
  const rulings = found.filter(({ heading }) => isKnown.has(heading.ruling_id));
  const before = await followedBefore(deps, actor, withdrawn);
  const named = rulings.map(({ heading }) => ({
    ruling_id: heading.ruling_id,
    label: citation(heading),
  }));
  const followable = new Set([...rulings.map(({ key }) => key), ...before.map(({ ruling_id }) => ruling_id)]);
  return {
    citations: {
      provisions: eachOnce(provisions, ({ key }) => key).map(({ key, label }) => ({ key, label })),
      rulings: eachOnce([...named, ...before], ({ ruling_id }) => ruling_id),
    },
    notFollowed: rest
      .filter((key) => !followable.has(key))
      .map((key) => ({ key, why: withdrawn.has(key) ? 'withdrawn' : 'unknown' })),
  };
}

/**
 * Returns the withdrawn rulings that the account already follows, so that a removed alert is the
 * same when it is restored.
 */
async function followedBefore(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  withdrawn: ReadonlySet<string>,
): Promise<FollowedCitations['rulings']> {
  if (withdrawn.size === 0) return [];
  const rows = await citationAlerts(db, actor.id);
  const all = rows.flatMap((row) => citationsOf(row)?.rulings ?? []);
  return all.filter(({ ruling_id }) => withdrawn.has(ruling_id));
}

const eachOnce = <T>(all: readonly T[], nameOf: (item: T) => string): T[] => [
  ...new Map(all.map((item) => [nameOf(item), item])).values(),
];
