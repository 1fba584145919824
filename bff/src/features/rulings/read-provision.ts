import type { z } from 'zod';
import { dayInItaly } from '@massima/contract/format/dates';
import type { provisionInput, provisionOutput } from '@massima/contract/provision';
import { actTitle } from '@massima/law/act-table';
import { noProvision } from '@massima/law/impossible';
import { partsOfKey } from '@massima/law/provision-keys';
import { replacedOn } from '@massima/law/replaced-acts';
import type { Actor } from '../../actor.ts';
import { officialLinks } from '../../adapters/official-links.ts';
import { article } from '../../collection/index.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { sendOut } from '../gate/index.ts';
import { requestedProvision } from './provision-asked.ts';

const noOfficialText = { today: null, then: null, undated: null };

/**
 * Returns an article of law on a day, or a complete act. Uses no query, and is charged against the
 * look-ups per minute.
 * @throws AppError `file_not_found` if the article does not exist
 */
export async function readProvision(
  deps: Deps,
  actor: Actor,
  { key: rawKey, on }: z.infer<typeof provisionInput>,
  signal: AbortSignal,
): Promise<z.infer<typeof provisionOutput>> {
  const { key, label } = await requestedProvision(deps, actor, rawKey);
  const today = dayInItaly(deps.clock.now());
  const day = on ?? today;
  const { actTitle: title, ...found } = await article(deps, { key, on: day }, signal);
  const { act, article: number } = partsOfKey(key);
  const isAbsent =
    noProvision({ key, act }, today) !== null ||
    (title !== undefined && number !== '' && found.versions.length === 0);
  if (isAbsent && found.applied.total === 0 && found.fate.length === 0) throw new AppError('file_not_found');
  return {
    key,
    label,
    act: title ?? actTitle(act) ?? label.replace(/^art\. \S+ /, ''),
    on: day,
    replaced: replacedOn(act, today),
    // A made-up act is published nowhere, but a real act may have the same number.
    official: found.fictional ? noOfficialText : officialLinks(deps, key, on),
    ...found,
    receipt: (await sendOut(deps, actor, { of: 'facts' })).receipt,
  };
}
