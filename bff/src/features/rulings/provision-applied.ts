import type { z } from 'zod';
import { searchesPerMinute } from '@massima/contract/constants';
import type { provisionAppliedInput, provisionAppliedOutput } from '@massima/contract/provision-applied';
import { keyInUse } from '@massima/law/key-in-use';
import { provisionLabel } from '@massima/law/provision-keys';
import type { Actor } from '../../actor.ts';
import { appliedBy } from '../../collection/index.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { sendOut } from '../gate/index.ts';
import { consumeRateLimit } from '../limits/index.ts';

/** Which rulings apply an article, as headings and counts. Costs no query, and counts among the look-ups of a minute. */
export async function provisionApplied(
  deps: Deps,
  actor: Actor,
  { key: given, since, ...within }: z.infer<typeof provisionAppliedInput>,
  signal: AbortSignal,
): Promise<z.infer<typeof provisionAppliedOutput>> {
  await consumeRateLimit(deps, `provisions:${actor.id}`, { limit: searchesPerMinute, windowSeconds: 60 });
  const key = keyInUse(given);
  if (provisionLabel(key) === null) throw new AppError('file_not_found');
  const found = await appliedBy(
    deps,
    { key, ...within, ...(since !== undefined && { since: new Date(since) }) },
    signal,
  );
  return { key, ...found, receipt: (await sendOut(deps, actor, { of: 'facts' })).receipt };
}
