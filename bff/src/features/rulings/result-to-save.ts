import type { SearchResult } from '@massima/contract/search';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { sendOut } from '../gate/index.ts';
import { findResult } from './find-result.ts';

/**
 * A result as it is kept, for a caller who has only its id. It counts as shown: a folder would otherwise hand out what was not
 * paid for. A ruling is a result only where it has no syntheses and is found by its text: otherwise `file_not_found`.
 */
export async function resultToSave(
  deps: Deps,
  actor: Actor,
  id: string,
  signal: AbortSignal,
): Promise<SearchResult> {
  const document = await findResult(deps, actor, id, { signal, alsoText: true });
  if (document.kind === 'ruling' && !document.result.passage) throw new AppError('file_not_found');
  await sendOut(deps, actor, { of: 'principles', ids: [document.id] });
  return document.result;
}
