import type { EngineDoc } from '../../collection/index.ts';
import type { Deps } from '../../deps.ts';
import { findDocs } from '../../collection/index.ts';

/** The full texts of these rulings, by ruling; one without a text is left out. None of them may leave before the gate was asked. */
export async function fullTexts(
  { engine }: Pick<Deps, 'engine'>,
  docs: readonly EngineDoc[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(docs.filter((doc) => doc.has_full_text).map((doc) => doc.ruling_id))];
  if (ids.length === 0) return new Map();
  const texts = await findDocs(
    engine,
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
