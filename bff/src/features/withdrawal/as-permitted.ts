import { withoutText } from '@massima/contract/format/saved-result';
import type { Deps } from '../../deps.ts';
import { isWithdrawn } from '../../models/withdrawn-rulings.ts';
import { documents } from '../../collection/index.ts';

const timeoutMs = 500;
const noSignal = new AbortController().signal;

interface Saved {
  idResult: string;
  result?: string | undefined;
}

/**
 * Returns a result for storage, without its text if the ruling was withdrawn, because a page
 * opened earlier still contains the text. A ruling that was indexed again since keeps its text.
 */
export async function asPermitted<S extends Saved>(
  { db, engine }: Pick<Deps, 'db' | 'engine'>,
  saved: S,
): Promise<S> {
  const { idResult, result } = saved;
  if (result === undefined || !(await isWithdrawn(db, idResult))) return saved;
  const isBack = await documents.has({ engine }, idResult, noSignal, timeoutMs).catch(() => false);
  return isBack ? saved : { ...saved, result: withoutText(result) };
}
