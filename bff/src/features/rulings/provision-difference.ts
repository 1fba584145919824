import { setImmediate } from 'node:timers/promises';
import type { z } from 'zod';
import { dayInItaly } from '@massima/contract/format/dates';
import type {
  provisionDifferenceInput,
  provisionDifferenceOutput,
} from '@massima/contract/provision-difference';
import { compareParagraphs } from '@massima/law/difference/compare-paragraphs';
import type { Actor } from '../../actor.ts';
import { articleText } from '../../collection/index.ts';
import type { Deps } from '../../deps.ts';
import { sendOut } from '../gate/index.ts';
import { requestedProvision } from './provision-asked.ts';

/**
 * Compares the text of an article between two days. Uses no query, and is charged against the
 * look-ups per minute.
 * @returns `changed` is null if either text is missing
 */
export async function provisionDifference(
  deps: Deps,
  actor: Actor,
  { key: rawKey, from, to: until }: z.infer<typeof provisionDifferenceInput>,
  signal: AbortSignal,
): Promise<z.infer<typeof provisionDifferenceOutput>> {
  const { key } = await requestedProvision(deps, actor, rawKey);
  const to = until ?? dayInItaly(deps.clock.now());
  const [earlier, later] = await Promise.all([from, to].map((on) => articleText(deps, { key, on }, signal)));
  const found =
    earlier && later
      ? await compareParagraphs(earlier, later, setImmediate)
      : { changed: null, same_after: 0 };
  return { key, from, to, ...found, receipt: (await sendOut(deps, actor, { of: 'facts' })).receipt };
}
