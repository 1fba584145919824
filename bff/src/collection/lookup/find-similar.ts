import { passagesOf } from '@massima/law/full-text/passages';
import type { CollectionDeps } from '../collection-deps.ts';
import { questionWords } from '../query/question-words.ts';
import { citationVotes, votesFor } from '../retrieve/rerank.ts';
import { withPassages } from '../retrieve/with-passages.ts';
import { type EngineCall, findDocs, similarHandler } from '../solr/calls.ts';
import { othersOfRuling, textsByIds } from '../solr/document-queries.ts';
import type { EngineAnswer, EngineDoc } from '../solr/engine-answer.ts';
import { likeIt } from '../solr/similar-queries.ts';
import { type CollectionDocument, presentDocument, texts } from './documents.ts';

type SelectOnly = Pick<CollectionDeps['engine'], 'select'>;

const maxShown = 10;

interface SimilarRequest {
  title: string;
  text: string;
  rulingId: string;
  cites: readonly string[];
}

type Kind = Parameters<typeof likeIt>[0]['kind'];

/** Returns documents of other rulings on the same subject, with their texts, most similar first. */
async function findSimilar(
  { engine }: { engine: SelectOnly },
  { title, text, rulingId, cites }: SimilarRequest,
  kind: Kind,
  signal: AbortSignal,
): Promise<EngineAnswer['response']> {
  const request = { title, text, ruling: rulingId, cites, kind };
  const querySimilar = async (boostedKeys: readonly string[] = []) => {
    const { docs } = (await engine.select(similarHandler, likeIt(request, boostedKeys), signal)).response;
    return kind === 'text' ? likeEnough(docs, rulingId) : docs;
  };
  const byWords = await querySimilar();
  const votes = citedByCandidates(byWords);
  const frequentKeys = oftenCited(votes);
  const alsoCited = frequentKeys.length > 0 ? await querySimilar(frequentKeys) : [];
  const foundIds = new Set(byWords.map(({ id }) => id));
  const ordered = orderSimilar(
    [...byWords, ...alsoCited.filter(({ id }) => !foundIds.has(id))],
    votes,
    maxShown,
  );
  return {
    numFound: ordered.length,
    maxScore: byWords[0]?.score ?? 0,
    docs: await withTexts(engine, ordered, { query: text.slice(0, tellingPart), signal }),
  };
}

/**
 * Minimum score, as a share of the document's own score. Half of the unrelated rulings score less,
 * but only 7 % of the related rulings.
 */
const leastLike = 0.25;

/** Removes the ruling itself and rulings that share only common legal terms. */
function likeEnough(docs: readonly EngineDoc[], rulingId: string): EngineDoc[] {
  const rulingScore = docs.find(({ ruling_id }) => ruling_id === rulingId)?.score ?? 0;
  return docs.filter(
    ({ ruling_id, score = 0 }) => ruling_id !== rulingId && score >= rulingScore * leastLike,
  );
}

/** Number of characters that select the passages to show. */
const tellingPart = 1500;

async function withTexts(
  engine: SelectOnly,
  ordered: readonly EngineDoc[],
  { query, signal }: { query: string; signal: AbortSignal },
): Promise<EngineDoc[]> {
  if (ordered.length === 0) return [];
  const docs = await findDocs(engine, textsByIds(ordered.map(({ id }) => id)), signal);
  const call: EngineCall = (handler, parameters) => engine.select(handler, parameters, signal);
  const page = { response: { numFound: docs.length, docs } };
  const highlightQuery = { parsed: { references: [] }, parameters: { words: questionWords(query).text } };
  const { response } = await withPassages(call, page, highlightQuery);
  const found = new Map(response.docs.map((doc) => [doc.id, doc]));
  return ordered.flatMap(({ id, score }) => {
    const doc = found.get(id);
    return doc ? [{ ...doc, ...(score !== undefined && { score }) }] : [];
  });
}

/** Returns the text by which a ruling without syntheses is compared. */
async function textOfRuling(
  engine: CollectionDeps['engine'],
  { rulingId, cites }: CollectionDocument,
  signal: AbortSignal,
): Promise<SimilarRequest> {
  const [fullText] = await texts({ engine }, [rulingId], { which: 'full', signal });
  return { title: '', text: extractReasoning(fullText?.text ?? ''), rulingId, cites };
}

/**
 * Returns the other principles of the same ruling, and similar documents of other rulings.
 *
 * A ruling is compared by its full text only if it has no syntheses. Otherwise each synthesis is
 * compared separately.
 */
export async function similar(
  { engine }: Pick<CollectionDeps, 'engine'>,
  document: CollectionDocument,
  signal: AbortSignal,
): Promise<{ sameRuling: CollectionDocument[]; otherRulings: CollectionDocument[] }> {
  const kind = document.kind === 'verdict' ? 'verdict' : 'principle';
  const { id, rulingId } = document;
  const findOtherRulings = async () => {
    if (document.kind !== 'ruling') return findSimilar({ engine }, document, kind, signal);
    if (!document.result.passage) return { docs: [], maxScore: 0 };
    return findSimilar({ engine }, await textOfRuling(engine, document, signal), 'text', signal);
  };
  const [ownDocs, like] = await Promise.all([
    findDocs(engine, othersOfRuling({ id, ruling_id: rulingId }, kind), signal),
    findOtherRulings(),
  ]);
  const best = Math.max(0, ...ownDocs.map(({ score = 0 }) => score));
  return {
    sameRuling: ownDocs.map((doc) => presentDocument(doc, { kind, maxscore: best })),
    otherRulings: like.docs.map((doc) =>
      presentDocument(doc, {
        kind: document.kind === 'principle' ? 'principle' : 'verdict',
        maxscore: like.maxScore ?? 0,
      }),
    ),
  };
}

/** Number of most similar candidates whose citations are counted. */
const citing = 20;
/** Weight of one citation by the most similar candidate; see docs/references.md. */
const weightOfCitations = 0.3;
/** Minimum citations by candidates for a ruling to be fetched. */
const leastCited = 0.5;
const maxLoaded = 60;

export const citedByCandidates = (candidates: readonly EngineDoc[]): Map<string, number> =>
  citationVotes(candidates, citing);

/** Returns the keys of the rulings that the candidates cite most often. */
export function oftenCited(cited: ReadonlyMap<string, number>): string[] {
  return [...cited]
    .filter(([, weight]) => weight >= leastCited)
    .sort((a, b) => b[1] - a[1])
    .slice(0, maxLoaded)
    .map(([key]) => key);
}

/** Ranks documents by similarity and by citations among the candidates. Returns one per ruling. */
export function orderSimilar(
  docs: readonly EngineDoc[],
  cited: ReadonlyMap<string, number>,
  size: number,
): EngineDoc[] {
  const top = Math.max(...docs.map(({ score = 0 }) => score), Number.MIN_VALUE);
  const rank = (doc: EngineDoc) => (doc.score ?? 0) / top + weightOfCitations * votesFor(doc, cited);
  const rulings = new Set<string>();
  return docs
    .map((doc) => ({ doc, rank: rank(doc) }))
    .sort((a, b) => b.rank - a.rank || a.doc.id.localeCompare(b.doc.id))
    .flatMap(({ doc }) => {
      if (rulings.has(doc.ruling_id)) return [];
      rulings.add(doc.ruling_id);
      return [doc];
    })
    .slice(0, size);
}

/** Maximum number of characters that are read. */
const longest = 400_000;
const maxReasoningChars = 12_000;
/** A Solr form takes 64 kB, of which one character can need nine bytes. */
const maxEncoded = 48_000;

/**
 * Returns the part of a full text that states the court's reasoning, or its beginning if no passage
 * qualifies. The text is cut to the size of a Solr form.
 */
export function extractReasoning(text: string): string {
  const head = text.slice(0, longest);
  const passages = passagesOf(head);
  const visiblePassages = passages.filter(({ isShown }) => isShown);
  const reasons = (visiblePassages.length > 0 ? visiblePassages : passages).map(({ start, end }) =>
    head.slice(start, end),
  );
  const reasoning = reasons.join('\n').slice(0, maxReasoningChars).toWellFormed();
  const encoded = encodeURIComponent(reasoning).length;
  return encoded > maxEncoded
    ? reasoning.slice(0, Math.floor((reasoning.length * maxEncoded) / encoded)).toWellFormed()
    : reasoning;
}
