import type { CollectionDeps } from '../collection-deps.ts';
import { presentDocument, type CollectionDocument } from '../present/present-document.ts';
import { findDocs } from '../solr/calls.ts';
import { othersOfRuling, textsByIds } from '../solr/document-queries.ts';
import { questionWords } from '../query/question-words.ts';
import { withPassages } from '../retrieve/with-passages.ts';
import type { EngineAnswer, EngineDoc } from '../solr/engine-answer.ts';
import type { EngineCall } from '../solr/engine-call.ts';
import { similarHandler } from '../solr/handlers.ts';
import { likeIt } from '../solr/similar-queries.ts';
import { citedByCandidates, oftenCited, orderSimilar } from './similar-order.ts';
import { texts } from './texts.ts';
import { whatItReasons } from './what-it-reasons.ts';

type Asked = Pick<CollectionDeps['engine'], 'select'>;

const shown = 10;

interface Given {
  title: string;
  text: string;
  rulingId: string;
  cites: readonly string[];
}

type Kind = Parameters<typeof likeIt>[0]['kind'];

/** What is on the same matter as the one given, of other rulings, with texts: the most similar first. */
async function findSimilar(
  { engine }: { engine: Asked },
  { title, text, rulingId, cites }: Given,
  kind: Kind,
  signal: AbortSignal,
): Promise<EngineAnswer['response']> {
  const given = { title, text, ruling: rulingId, cites, kind };
  const ask = async (wanted: readonly string[] = []) => {
    const { docs } = (await engine.select(similarHandler, likeIt(given, wanted), signal)).response;
    return kind === 'text' ? likeEnough(docs, rulingId) : docs;
  };
  const byWords = await ask();
  const votes = citedByCandidates(byWords);
  const wanted = oftenCited(votes);
  const alsoCited = wanted.length > 0 ? await ask(wanted) : [];
  const known = new Set(byWords.map(({ id }) => id));
  const ordered = orderSimilar([...byWords, ...alsoCited.filter(({ id }) => !known.has(id))], votes, shown);
  return {
    numFound: ordered.length,
    maxScore: byWords[0]?.score ?? 0,
    docs: await withTexts(engine, ordered, { words: text.slice(0, tellingPart), signal }),
  };
}

/** Of what the text itself earns. Measured: of those on another matter half have less, of those on the same one in fifteen. */
const leastLike = 0.25;

/** Without the text itself, and without what shares with it only the words that all rulings have. */
function likeEnough(docs: readonly EngineDoc[], rulingId: string): EngineDoc[] {
  const own = docs.find(({ ruling_id }) => ruling_id === rulingId)?.score ?? 0;
  return docs.filter(({ ruling_id, score = 0 }) => ruling_id !== rulingId && score >= own * leastLike);
}

/** So much of what is asked about chooses the passages that are shown. */
const tellingPart = 1500;

async function withTexts(
  engine: Asked,
  ordered: readonly EngineDoc[],
  { words, signal }: { words: string; signal: AbortSignal },
): Promise<EngineDoc[]> {
  if (ordered.length === 0) return [];
  const docs = await findDocs(engine, textsByIds(ordered.map(({ id }) => id)), signal);
  const call: EngineCall = (handler, parameters) => engine.select(handler, parameters, signal);
  const answer = { response: { numFound: docs.length, docs } };
  const asked = { parsed: { references: [] }, parameters: { words: questionWords(words).text } };
  const { response } = await withPassages(call, answer, asked);
  const found = new Map(response.docs.map((one) => [one.id, one]));
  return ordered.flatMap(({ id, score }) => {
    const one = found.get(id);
    return one ? [{ ...one, ...(score !== undefined && { score }) }] : [];
  });
}

/** What a ruling that is found by its text is compared by. */
async function textOfRuling(
  engine: CollectionDeps['engine'],
  { rulingId, cites }: CollectionDocument,
  signal: AbortSignal,
): Promise<Given> {
  const [whole] = await texts({ engine }, [rulingId], { which: 'full', signal });
  return { title: '', text: whatItReasons(whole?.text ?? ''), rulingId, cites };
}

/**
 * The other principles of the same ruling, and what is similar in other rulings. A ruling as a whole is compared by its text where it is found
 * by that; one with syntheses is not: each of those is.
 */
export async function similar(
  { engine }: Pick<CollectionDeps, 'engine'>,
  document: CollectionDocument,
  signal: AbortSignal,
): Promise<{ sameRuling: CollectionDocument[]; others: CollectionDocument[] }> {
  const kind = document.kind === 'verdict' ? 'verdict' : 'principle';
  const { id, rulingId } = document;
  const others = async () => {
    if (document.kind !== 'ruling') return findSimilar({ engine }, document, kind, signal);
    if (!document.result.passage) return { docs: [], maxScore: 0 };
    return findSimilar({ engine }, await textOfRuling(engine, document, signal), 'text', signal);
  };
  const [own, like] = await Promise.all([
    findDocs(engine, othersOfRuling({ id, ruling_id: rulingId }, kind), signal),
    others(),
  ]);
  const best = Math.max(0, ...own.map(({ score = 0 }) => score));
  return {
    sameRuling: own.map((one) => presentDocument(one, { kind, maxscore: best })),
    others: like.docs.map((one) =>
      presentDocument(one, {
        kind: document.kind === 'principle' ? 'principle' : 'verdict',
        maxscore: like.maxScore ?? 0,
      }),
    ),
  };
}
