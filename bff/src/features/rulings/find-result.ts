import type { Receipt } from '@massima/contract/receipt';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { documents, type CollectionDocument } from '../../collection/index.ts';
import { sendOut } from '../gate/index.ts';

export interface Reading {
  signal: AbortSignal;
  /** Also loads the text of the result, which the caller compares. */
  alsoText?: boolean;
  /** Whether the full text will be read. */
  toRead?: boolean;
}

/**
 * Returns the result or ruling with this id if the account may read the ruling.
 * @throws AppError `file_not_found` both for a ruling that the account may not see and for an id
 *   that does not exist
 */
export async function findResult(
  deps: Pick<Deps, 'db' | 'engine' | 'clock' | 'statements' | 'config'>,
  actor: Actor,
  id: string,
  { signal, alsoText = false, toRead = false }: Reading,
): Promise<CollectionDocument & { receipt: Receipt }> {
  const document = await documents.find(deps, id, { signal, alsoText });
  // The check runs for missing ids too, so that both cases return the same error.
  const { receipt } = await sendOut(deps, actor, {
    of: toRead && document ? 'text' : 'ruling',
    id: document?.rulingId ?? id,
  });
  if (!document) throw new AppError('file_not_found');
  return { ...document, receipt };
}
