import type { Deps } from '../../deps.ts';
import type { EngineAnswer, EngineDoc } from './engine-answer.ts';

/** The full texts of these rulings, by ruling; one without a text is left out. */
export async function fullTexts(
  { engine }: Pick<Deps, 'engine'>,
  docs: readonly EngineDoc[],
  signal: AbortSignal,
): Promise<Map<string, string>> {
  const ids = [...new Set(docs.filter((doc) => doc.has_full_text).map((doc) => doc.ruling_id))];
  if (ids.length === 0) return new Map();
  const parameters = {
    q: '{!terms f=id v=$rulings}',
    fq: '{!term f=kind}ruling',
    rulings: ids.join(','),
    fl: 'id,full_text',
    rows: String(ids.length),
    echoParams: 'none',
  };
  const { response } = (await engine.select('/select', parameters, signal)) as EngineAnswer;
  return new Map(
    response.docs.flatMap((doc): [string, string][] => (doc.full_text ? [[doc.id, doc.full_text]] : [])),
  );
}
