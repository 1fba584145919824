import type { Receipt } from '@massima/contract/receipt';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import type { EngineDoc } from '../../collection/index.ts';
import { sendOut } from '../gate/index.ts';
import { findDoc, resultFields } from '../../collection/index.ts';

export interface Reading {
  signal: AbortSignal;
  /** With the words of the result, for whoever compares them. */
  alsoText?: boolean;
  /** Its full text is what is wanted. */
  toRead?: boolean;
}

/**
 * The result (or ruling) with this id, if the account may read its ruling. What it may not see and what does not exist
 * are the same `file_not_found`.
 */
export async function findResult(
  deps: Pick<Deps, 'db' | 'engine' | 'clock' | 'statements' | 'config'>,
  actor: Actor,
  id: string,
  { signal, alsoText = false, toRead = false }: Reading,
): Promise<EngineDoc & { receipt: Receipt }> {
  const doc = await findDoc(
    deps.engine,
    {
      q: '{!term f=id v=$id}',
      id,
      fq: '{!terms f=kind}principle,verdict,ruling',
      fl: `${resultFields},kind,cites${alsoText ? ',text' : ''}`,
    },
    signal,
  );
  const rulingId = doc && (doc.kind === 'ruling' ? doc.id : doc.ruling_id);
  // What does not exist is refused like what may not be seen.
  const { receipt } = await sendOut(deps, actor, {
    of: toRead && rulingId ? 'text' : 'ruling',
    id: rulingId ?? id,
  });
  if (!doc || !rulingId) throw new AppError('file_not_found');
  return { ...doc, ruling_id: rulingId, receipt };
}
