import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import type { EngineDoc } from '../../adapters/engine-answer.ts';
import { wasShownOrKept } from '../../models/served-rulings.ts';
import { find, resultFields } from '../collection/index.ts';

/**
 * Whether a ruling's full text opens for this account: it was among its answers (those to its exact reference
 * included), or lies in one of its folders. So ids can't be walked to copy the collection. Administrators look after
 * other people's folders and may read all.
 */
const mayRead = async ({ db }: Pick<Deps, 'db'>, actor: Actor, rulingId: string): Promise<boolean> =>
  actor.role === 'admin' || wasShownOrKept(db, actor.id, rulingId);

export interface Reading {
  signal: AbortSignal;
  /** With the words of the result, for whoever compares them. */
  alsoText?: boolean;
}

/**
 * The result (or ruling) with this id, if the account may read its ruling. What it may not see and what does not exist
 * are the same `file_not_found`.
 */
export async function findResult(
  deps: Pick<Deps, 'db' | 'engine'>,
  actor: Actor,
  id: string,
  { signal, alsoText = false }: Reading,
): Promise<EngineDoc> {
  const doc = await find(
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
  if (!doc || !rulingId || !(await mayRead(deps, actor, rulingId))) throw new AppError('file_not_found');
  return { ...doc, ruling_id: rulingId };
}
