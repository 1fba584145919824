import type { z } from 'zod';
import type { provisionAppliedInput, provisionAppliedOutput } from '@massima/contract/provision-applied';
import type { Actor } from '../../actor.ts';
import { appliedBy } from '../../collection/index.ts';
import type { Deps } from '../../deps.ts';
import { sendOut } from '../gate/index.ts';
import { provisionAsked } from './provision-asked.ts';

/** Which rulings apply an article, as headings and counts. Costs no query, and counts among the look-ups of a minute. */
export async function provisionApplied(
  deps: Deps,
  actor: Actor,
  { key: given, since, ...within }: z.infer<typeof provisionAppliedInput>,
  signal: AbortSignal,
): Promise<z.infer<typeof provisionAppliedOutput>> {
  const { key } = await provisionAsked(deps, actor, given);
  const found = await appliedBy(
    deps,
    { key, ...within, ...(since !== undefined && { since: new Date(since) }) },
    signal,
  );
  return { key, ...found, receipt: (await sendOut(deps, actor, { of: 'facts' })).receipt };
}
