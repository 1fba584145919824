import type { SearchResult } from '@massima/contract/search';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { sendOut } from '../gate/index.ts';
import { findResult } from './find-result.ts';

/**
 * Returns a result in the form that folders store, for a caller that has only its id. The result
 * is charged as shown, because a folder would otherwise return unpaid text.
 * @throws AppError `file_not_found` for a ruling that has principles or is not found by its text
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
