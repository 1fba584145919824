import type { z } from 'zod';
import { searchesPerMinute } from '@massima/contract/constants';
import { dayInItaly } from '@massima/contract/format/dates';
import type {
  provisionDifferenceInput,
  provisionDifferenceOutput,
} from '@massima/contract/provision-difference';
import { compareParagraphs } from '@massima/law/difference/compare-paragraphs';
import { keyInUse } from '@massima/law/key-in-use';
import { provisionLabel } from '@massima/law/provision-keys';
import type { Actor } from '../../actor.ts';
import { articleText } from '../../collection/index.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { sendOut } from '../gate/index.ts';
import { consumeRateLimit } from '../limits/index.ts';

/** What changed in an article between two days. Costs no query, and counts among the look-ups of a minute. */
export async function provisionDifference(
  deps: Deps,
  actor: Actor,
  { key: given, from, to: until }: z.infer<typeof provisionDifferenceInput>,
  signal: AbortSignal,
): Promise<z.infer<typeof provisionDifferenceOutput>> {
  await consumeRateLimit(deps, `provisions:${actor.id}`, { limit: searchesPerMinute, windowSeconds: 60 });
  const key = keyInUse(given);
  if (provisionLabel(key) === null) throw new AppError('file_not_found');
  const to = until ?? dayInItaly(deps.clock.now());
  const [earlier, later] = await Promise.all([from, to].map((on) => articleText(deps, { key, on }, signal)));
  const found = earlier && later ? compareParagraphs(earlier, later) : { changed: null, same_after: 0 };
  return { key, from, to, ...found, receipt: (await sendOut(deps, actor, { of: 'facts' })).receipt };
}
