import { searchesPerMinute } from '@massima/contract/constants';
import type { Around, aroundInput, aroundOutput } from '@massima/contract/around';
import type { z } from 'zod';
import type { Actor } from '../../../actor.ts';
import type { Deps } from '../../../deps.ts';
import { wasSearched } from '../../../models/open-questions.ts';
import { consumeRateLimit } from '../../limits/index.ts';
import { related } from '../../../collection/index.ts';
import { openSince, questionKey, sendOut } from '../../gate/index.ts';

const nothing: Around = { total: null, instead: [], citing: { total: 0, list: [] } };

/**
 * Returns the result count of the other tab and, if nothing was found, alternative queries. Uses
 * no query and shows no result.
 *
 * The data is empty unless the account searched the question within the last half hour, so that
 * hits can't be counted for free.
 */
export async function searchAround(
  deps: Deps,
  actor: Actor,
  input: z.infer<typeof aroundInput>,
  signal: AbortSignal,
): Promise<z.infer<typeof aroundOutput>> {
  const now = deps.clock.now();
  const { receipt } = await sendOut(deps, actor, { of: 'facts' });
  await consumeRateLimit(deps, `around:${actor.id}`, { limit: searchesPerMinute, windowSeconds: 60 });
  if (!(await wasSearched(deps.db, actor.id, questionKey(input.query), openSince(now))))
    return { ...nothing, receipt };
  return { ...(await related(deps, input, signal)), receipt };
}
