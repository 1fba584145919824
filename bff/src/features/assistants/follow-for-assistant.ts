import type { z } from 'zod';
import { createAlertInput } from '@massima/contract/alerts';
import type { followInput, followOutput } from '@massima/contract/assistants';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { follow } from '../alerts/index.ts';

/**
 * Follows a question or a ruling.
 * @throws AppError `missing_parameters` if the input has both or neither
 */
export async function followForAssistant(
  deps: Deps,
  actor: Actor,
  { question, id }: z.infer<typeof followInput>,
  signal: AbortSignal,
): Promise<z.infer<typeof followOutput>> {
  if ((question === undefined) === (id === undefined)) throw new AppError('missing_parameters');
  const what = createAlertInput.parse(id === undefined ? { question: { query: question } } : { id_new: id });
  const { alert, receipt } = await follow(deps, actor, what, signal);
  return { following: alert.label, mails: 'in_profile', receipt };
}
