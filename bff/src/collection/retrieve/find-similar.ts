import type { CollectionDeps } from '../collection-deps.ts';
import { textOf, type EngineAnswer, type EngineDoc } from '../solr/engine-answer.ts';
import { citedByCandidates, likeClauses, oftenCited, orderSimilar } from './similar-order.ts';
import { resultFieldsWithText } from '../present/present-result.ts';
import { findDocs } from '../solr/calls.ts';

type Asked = Pick<CollectionDeps['engine'], 'select'>;

const candidates = '60';
const shown = 10;
/** Matches nothing. An empty parameter would count as missing. */
const noWords = '-';

/** Principles on the same matter as the one given (with its text), of other rulings, with their texts: the most similar first. */
export async function findSimilar(
  { engine }: { engine: Asked },
  doc: EngineDoc,
  kind: 'principle' | 'verdict',
  signal: AbortSignal,
): Promise<EngineAnswer['response']> {
  const ask = async (parameters: Record<string, string>, ...more: string[]) => {
    const answer = await engine.select(
      '/similar',
      {
        ...parameters,
        title: doc.title || noWords,
        text: textOf(doc) || noWords,
        fq: ['{!term f=kind v=$kind}', '-{!term f=ruling_id v=$ruling}', ...more],
        kind,
        ruling: doc.ruling_id,
        fl: 'id,ruling_id,score,keys,cites',
        rows: candidates,
      },
      signal,
    );
    return answer.response.docs;
  };
  const like = likeClauses(doc.cites ?? []);
  const byWords = await ask(like);
  const cited = citedByCandidates(byWords);
  const wanted = oftenCited(cited);
  const alsoCited =
    wanted.length > 0 ? await ask({ ...like, wanted: wanted.join(',') }, '{!terms f=keys v=$wanted}') : [];
  const known = new Set(byWords.map(({ id }) => id));
  const ordered = orderSimilar([...byWords, ...alsoCited.filter(({ id }) => !known.has(id))], cited, shown);
  return {
    numFound: ordered.length,
    maxScore: byWords[0]?.score ?? 0,
    docs: await withTexts(engine, ordered, signal),
  };
}

async function withTexts(
  engine: Asked,
  ordered: readonly EngineDoc[],
  signal: AbortSignal,
): Promise<EngineDoc[]> {
  if (ordered.length === 0) return [];
  const docs = await findDocs(
    engine,
    {
      q: '{!terms f=id v=$similar}',
      similar: ordered.map(({ id }) => id).join(','),
      fl: resultFieldsWithText,
      rows: String(ordered.length),
    },
    signal,
  );
  const found = new Map(docs.map((one) => [one.id, one]));
  return ordered.flatMap(({ id, score }) => {
    const one = found.get(id);
    return one ? [{ ...one, ...(score !== undefined && { score }) }] : [];
  });
}
