import type { Receipt } from '@massima/contract/receipt';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { documents, type CollectionDocument } from '../../collection/index.ts';
import { sendOut } from '../gate/index.ts';

export interface Reading {
  signal: AbortSignal;
  /** With the words of the result, for the caller to compare them. */
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
): Promise<CollectionDocument & { receipt: Receipt }> {
  const document = await documents.find(deps, id, { signal, alsoText });
  // What does not exist is refused like what may not be seen.
  const { receipt } = await sendOut(deps, actor, {
    of: toRead && document ? 'text' : 'ruling',
    id: document?.rulingId ?? id,
  });
  if (!document) throw new AppError('file_not_found');
  return { ...document, receipt };
}
