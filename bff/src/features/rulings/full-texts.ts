import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { claimTexts } from '../limits/index.ts';
import type { EngineDoc } from '../../adapters/engine-answer.ts';
import { findMany } from '../collection/index.ts';

/** The full texts of these rulings, by ruling. One without a text is left out, and one past the day's number too. */
export async function fullTexts(
  deps: Pick<Deps, 'db' | 'clock' | 'engine'>,
  actor: Actor,
  docs: readonly EngineDoc[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, string>> {
  const withText = docs.filter((doc) => doc.has_full_text).map((doc) => doc.ruling_id);
  const ids = [...(await claimTexts(deps, actor, withText))];
  if (ids.length === 0) return new Map();
  const texts = await findMany(
    deps.engine,
    {
      q: '{!terms f=id v=$rulings}',
      fq: '{!term f=kind}ruling',
      rulings: ids.join(','),
      fl: 'id,full_text',
      rows: String(ids.length),
    },
    signal,
  );
  return new Map(
    texts.flatMap((doc): [string, string][] => (doc.full_text ? [[doc.id, doc.full_text]] : [])),
  );
}
