import { withoutText } from '@massima/contract/format/saved-result';
import type { Deps } from '../../deps.ts';
import { isWithdrawn } from '../../models/withdrawn-rulings.ts';
import { documents } from '../../collection/index.ts';

const patienceMs = 500;
const nobody = new AbortController().signal;

interface Saved {
  idResult: string;
  result?: string | undefined;
}

/**
 * What is to be saved, without its text where that was withdrawn: a page that was opened before still has it. What has come back
 * into the index since is whole again.
 */
export async function asPermitted<S extends Saved>(
  { db, engine }: Pick<Deps, 'db' | 'engine'>,
  saved: S,
): Promise<S> {
  const { idResult, result } = saved;
  if (result === undefined || !(await isWithdrawn(db, idResult))) return saved;
  const isBack = await documents.has({ engine }, idResult, nobody, patienceMs).catch(() => false);
  return isBack ? saved : { ...saved, result: withoutText(result) };
}
