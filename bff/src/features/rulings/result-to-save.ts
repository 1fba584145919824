import type { SearchResult } from '@massima/contract/search';
import type { Actor } from '../../actor.ts';
import { textOf } from '../../collection/index.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { presentResult } from '../../collection/index.ts';
import { sendOut } from '../gate/index.ts';
import { findResult } from './find-result.ts';

/**
 * A result as it is kept, for whoever has only its id. It counts as shown: a folder would otherwise hand out what nobody has paid
 * for. A ruling is no result: `file_not_found`.
 */
export async function resultToSave(
  deps: Deps,
  actor: Actor,
  id: string,
  signal: AbortSignal,
): Promise<SearchResult> {
  const doc = await findResult(deps, actor, id, { signal, alsoText: true });
  if (doc.kind !== 'principle' && doc.kind !== 'verdict') throw new AppError('file_not_found');
  await sendOut(deps, actor, { of: 'principles', ids: [doc.id] });
  return presentResult(doc, textOf(doc), { maxscore: 0, kind: doc.kind });
}
