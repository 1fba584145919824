import { fullTextsPerDay } from '@massima/contract/constants';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { accessOf } from '../users/index.ts';
import { takeAttempt } from '../limits/index.ts';
import type { EngineDoc } from './engine-answer.ts';
import { findResult } from './find-result.ts';

const dayInSeconds = 86_400;

/**
 * The result or ruling from which an account looks around. Looking around costs no query, and so is counted by the day
 * like full texts: from one ruling to the next the whole collection could be walked.
 */
export async function lookFrom(
  deps: Deps,
  actor: Actor,
  id: string,
  signal: AbortSignal,
): Promise<EngineDoc> {
  const { license, answer: refusal } = accessOf(actor, deps.clock.now());
  if (!license && refusal !== 'ok') throw new AppError(refusal);
  const doc = await findResult(deps, actor, id, signal);
  await takeAttempt(deps, `similar:${actor.id}`, { limit: fullTextsPerDay, windowSeconds: dayInSeconds });
  return doc;
}
