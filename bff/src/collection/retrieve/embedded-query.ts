import type { ParsedQuery } from '@massima/law/parse-query';
import { fingerprintText, isSameFingerprint } from '@massima/meaning/fingerprint';
import type { QueryEmbedder } from '../../adapters/query-embedder.ts';
import { countContentWords, questionWords } from '../query/question-words.ts';
import type { SearchQuery } from '../query/search-query.ts';
import type { EngineCall } from '../solr/calls.ts';
import { isText, rulingOfText, textOfRuling } from '../solr/document-queries.ts';
import type { EngineDoc } from '../solr/engine-answer.ts';
import type { MeaningOfIndex, SearchEngine } from '../solr/search-engine.ts';
import {
  comparePassages,
  compareVectors,
  idsFromMeaning,
  type IndexedVector,
  knnSearch,
} from '../solr/similar-queries.ts';
import type { EmbeddedQuery, SimilarityScores } from './rerank.ts';

export interface Embedding {
  engine: Pick<SearchEngine, 'meaningOfIndex'>;
  meaning: Pick<QueryEmbedder, 'model' | 'of'>;
}

/** Returns the vector of a query; undefined if the index has no vectors of this model. */
export async function embed(
  { engine, meaning }: Embedding,
  question: string,
): Promise<IndexedVector | undefined> {
  const [vector, model] = await Promise.all([meaning.of(question), engine.meaningOfIndex()]);
  if (!vector || !model || !isOf(model, meaning, vector)) return undefined;
  return (await isAnotherModel(meaning, model)) ? undefined : { vector, model };
}

/**
 * Returns a function that embeds a query. The result compares hits with the query, or finds the
 * nearest documents, in Solr. It is undefined if the index has no usable vectors. On errors its
 * methods return undefined, so that ranking falls back to words.
 */
export function embeddedQueryFactory(
  deps: Embedding,
  select: EngineCall,
): (question: string) => Promise<EmbeddedQuery | undefined> {
  return async (question) => {
    const vector = await embed(deps, question);
    return (
      vector && {
        similarityOf: (ids) => similarity(select, ids, vector).catch(() => undefined),
        nearest: (rows) => knnSearch(select, vector, rows).then(scoresIn, () => undefined),
      }
    );
  };
}

/**
 * Compares documents with the query. Full texts are compared by their nearest passage, and only the
 * best by words.
 */
async function similarity(
  select: EngineCall,
  ids: readonly string[],
  vector: IndexedVector,
): Promise<SimilarityScores> {
  const texts = ids.filter(isText);
  const principleIds = ids.filter((id) => !isText(id));
  const [short, long] = await Promise.all([
    principleIds.length > 0 ? compareVectors(select, principleIds, vector) : [],
    texts.length > 0 ? comparePassages(select, texts.slice(0, textsCompared).map(rulingOfText), vector) : [],
  ]);
  const passages = long.map(({ ruling_id, score = 0 }): [string, number] => [textOfRuling(ruling_id), score]);
  return new Map([...scoresIn(short), ...passages]);
}

/** Vectors of different models are not comparable, even at equal length. */
const isOf = (model: MeaningOfIndex, meaning: Pick<QueryEmbedder, 'model'>, vector: Int8Array): boolean =>
  model.name === meaning.model && model.size === vector.length;

/** Similarities from 0 to 1, by principle id. */
function scoresIn(docs: readonly EngineDoc[]): SimilarityScores {
  const ids = idsFromMeaning(docs);
  return new Map(docs.map(({ score = 0 }, i) => [ids[i] ?? '', score]));
}

type Embedder = Pick<QueryEmbedder, 'of'>;

interface CheckedModel {
  of: string;
  isAnother: boolean;
  until: number;
}
/** In milliseconds. An endpoint may change its model under the same name while the server runs. */
const knownForMs = 10 * 60_000;
const checks = new WeakMap<Embedder, CheckedModel>();

/**
 * Returns whether this server's model differs from the model of the index, by comparing their
 * vectors of a fixed query. Returns false if either vector is missing.
 */
export async function isAnotherModel(meaning: Embedder, { fingerprint }: MeaningOfIndex): Promise<boolean> {
  if (!fingerprint) return false;
  const of = fingerprint.join();
  const before = checks.get(meaning);
  if (before?.of === of && before.until > performance.now()) return before.isAnother;
  const vector = await meaning.of(fingerprintText);
  if (!vector) return false;
  const isAnother = !isSameFingerprint(Int8Array.from(fingerprint), vector);
  checks.set(meaning, { of, isAnother, until: performance.now() + knownForMs });
  return isAnother;
}

/**
 * Weight of the similarity in the ranking, from 0 (words only) to 1. See docs/relevance.md,
 * "Meaning".
 */
export const weightOfMeaning = 0.4;
/** Lower, because at full weight the very article of a heading ranks below similar ones. */
const weightNextToReference = 0.2;
/**
 * Minimum number of content words for an embedding. A shorter query such as "danno biologico" is a
 * legal term to be matched literally.
 */
const fewestWords = 3;

/**
 * A match is weak if none of the first `firstRead` hits contains more than half of the query's
 * terms or all of a synonym's. Then the nearest documents become hits too, and the similarity gets
 * a higher weight. See docs/relevance.md.
 */
export const firstRead = 10;
export const maxNearest = 60;
export const weightWhereWordsSayLittle = 0.7;

/** Number of full texts that are compared by passage. Higher values rank alike. */
const textsCompared = 50;

/** Whether the query has no references, which is the precondition of a weak match. */
export const isOfWordsAlone = (weight: number): boolean => weight === weightOfMeaning;

/**
 * Returns the weight of the similarity. It is 0 for sorting by date and for queries that require a
 * literal match.
 */
export function meaningWeight(
  { sort, wordsOnly }: Pick<SearchQuery, 'query' | 'sort' | 'wordsOnly'>,
  { references, onlyReferences, phrases, excluded, plain }: ParsedQuery,
): number {
  if (wordsOnly || sort === 'date' || onlyReferences) return 0;
  if (references.some(({ kind }) => kind === 'ruling')) return 0;
  if (phrases.length > 0 || excluded.length > 0) return 0;
  if (countContentWords(questionWords(plain).text) < fewestWords) return 0;
  return references.length > 0 ? weightNextToReference : weightOfMeaning;
}
