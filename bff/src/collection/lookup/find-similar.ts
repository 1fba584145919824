import type { CollectionDeps } from '../collection-deps.ts';
import { presentDocument, type CollectionDocument } from '../present/present-document.ts';
import { findDocs } from '../solr/calls.ts';
import { othersOfRuling, textsByIds } from '../solr/document-queries.ts';
import type { EngineAnswer, EngineDoc } from '../solr/engine-answer.ts';
import { similarHandler } from '../solr/handlers.ts';
import { likeIt } from '../solr/similar-queries.ts';
import { citedByCandidates, oftenCited, orderSimilar } from './similar-order.ts';

type Asked = Pick<CollectionDeps['engine'], 'select'>;

const shown = 10;

interface Given {
  title: string;
  text: string;
  rulingId: string;
  cites: readonly string[];
}

/** Principles on the same matter as the one given, of other rulings, with their texts: the most similar first. */
export async function findSimilar(
  { engine }: { engine: Asked },
  { title, text, rulingId, cites }: Given,
  kind: 'principle' | 'verdict',
  signal: AbortSignal,
): Promise<EngineAnswer['response']> {
  const given = { title, text, ruling: rulingId, cites, kind };
  const ask = async (wanted: readonly string[] = []) =>
    (await engine.select(similarHandler, likeIt(given, wanted), signal)).response.docs;
  const byWords = await ask();
  const votes = citedByCandidates(byWords);
  const wanted = oftenCited(votes);
  const alsoCited = wanted.length > 0 ? await ask(wanted) : [];
  const known = new Set(byWords.map(({ id }) => id));
  const ordered = orderSimilar([...byWords, ...alsoCited.filter(({ id }) => !known.has(id))], votes, shown);
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
  const docs = await findDocs(engine, textsByIds(ordered.map(({ id }) => id)), signal);
  const found = new Map(docs.map((one) => [one.id, one]));
  return ordered.flatMap(({ id, score }) => {
    const one = found.get(id);
    return one ? [{ ...one, ...(score !== undefined && { score }) }] : [];
  });
}

/** The other principles of the same ruling, and what is similar in other rulings, which a ruling as a whole has not. */
export async function similar(
  { engine }: Pick<CollectionDeps, 'engine'>,
  document: CollectionDocument,
  signal: AbortSignal,
): Promise<{ sameRuling: CollectionDocument[]; others: CollectionDocument[] }> {
  const kind = document.kind === 'verdict' ? 'verdict' : 'principle';
  const { id, rulingId } = document;
  const [own, like] = await Promise.all([
    findDocs(engine, othersOfRuling({ id, ruling_id: rulingId }, kind), signal),
    document.kind === 'ruling' ? { docs: [], maxScore: 0 } : findSimilar({ engine }, document, kind, signal),
  ]);
  const best = Math.max(0, ...own.map(({ score = 0 }) => score));
  return {
    sameRuling: own.map((one) => presentDocument(one, { kind, maxscore: best })),
    others: like.docs.map((one) => presentDocument(one, { kind, maxscore: like.maxScore ?? 0 })),
  };
}
