import type { z } from 'zod';
import type { provisionAppliedInput, provisionAppliedOutput } from '@massima/contract/provision-applied';
import type { Actor } from '../../actor.ts';
import { appliedBy } from '../../collection/index.ts';
import type { Deps } from '../../deps.ts';
import { sendOut } from '../gate/index.ts';
import { requestedProvision } from './provision-asked.ts';

/**
 * Returns headings and counts of the rulings that apply an article. Uses no query, and is charged
 * against the look-ups per minute.
 */
export async function provisionApplied(
  deps: Deps,
  actor: Actor,
  { key: rawKey, since, ...within }: z.infer<typeof provisionAppliedInput>,
  signal: AbortSignal,
): Promise<z.infer<typeof provisionAppliedOutput>> {
  const { key } = await requestedProvision(deps, actor, rawKey);
  const found = await appliedBy(
    deps,
    { key, ...within, ...(since !== undefined && { since: new Date(since) }) },
    signal,
  );
  return { key, ...found, receipt: (await sendOut(deps, actor, { of: 'facts' })).receipt };
}
