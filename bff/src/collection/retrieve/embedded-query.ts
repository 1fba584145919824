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

/** The vector of a question; undefined where the index has vectors of another model, or none. */
export async function embed(
  { engine, meaning }: Embedding,
  question: string,
): Promise<IndexedVector | undefined> {
  const [vector, model] = await Promise.all([meaning.of(question), engine.meaningOfIndex()]);
  if (!vector || !model || !isOf(model, meaning, vector)) return undefined;
  return (await isAnotherModel(meaning, model)) ? undefined : { vector, model };
}

/**
 * Begins to work out what a question means, and then compares hits with it in the engine, which has their vectors, or finds what is
 * nearest. Undefined where the index has no such vectors, or where anything fails: then the words' order is kept.
 */
export function embeddedQueryFactory(
  deps: Embedding,
  ask: EngineCall,
): (question: string) => Promise<EmbeddedQuery | undefined> {
  return async (question) => {
    const known = await embed(deps, question);
    return (
      known && {
        likenessOf: (ids) => likeness(ask, ids, known).catch(() => undefined),
        nearest: (rows) => knnSearch(ask, known, rows).then(scoresIn, () => undefined),
      }
    );
  };
}

/** Of full texts the best by their words are compared, by their nearest passage each. */
async function likeness(
  ask: EngineCall,
  ids: readonly string[],
  known: IndexedVector,
): Promise<SimilarityScores> {
  const texts = ids.filter(isText);
  const others = ids.filter((id) => !isText(id));
  const [short, long] = await Promise.all([
    others.length > 0 ? compareVectors(ask, others, known) : [],
    texts.length > 0 ? comparePassages(ask, texts.slice(0, textsCompared).map(rulingOfText), known) : [],
  ]);
  const passages = long.map(({ ruling_id, score = 0 }): [string, number] => [textOfRuling(ruling_id), score]);
  return new Map([...scoresIn(short), ...passages]);
}

/** Vectors of two models say nothing of each other, however long they are. */
const isOf = (model: MeaningOfIndex, meaning: Pick<QueryEmbedder, 'model'>, vector: Int8Array): boolean =>
  model.name === meaning.model && model.size === vector.length;

/** The engine scores by similarity, from 0 to 1, whether it compares or seeks. */
function scoresIn(docs: readonly EngineDoc[]): SimilarityScores {
  const ids = idsFromMeaning(docs);
  return new Map(docs.map(({ score = 0 }, i) => [ids[i] ?? '', score]));
}

type Embedder = Pick<QueryEmbedder, 'of'>;

interface Known {
  of: string;
  isAnother: boolean;
  until: number;
}
/** An endpoint may get another model under its name while the server runs. */
const knownForMs = 10 * 60_000;
const known = new WeakMap<Embedder, Known>();

/**
 * Whether this server's model gives another vector for the fixed question than the one that made the vectors of the index, whatever both
 * are called. Not where either says nothing: then there is nothing to compare.
 */
export async function isAnotherModel(meaning: Embedder, { fingerprint }: MeaningOfIndex): Promise<boolean> {
  if (!fingerprint) return false;
  const of = fingerprint.join();
  const before = known.get(meaning);
  if (before?.of === of && before.until > performance.now()) return before.isAnother;
  const own = await meaning.of(fingerprintText);
  if (!own) return false;
  const isAnother = !isSameFingerprint(Int8Array.from(fingerprint), own);
  known.set(meaning, { of, isAnother, until: performance.now() + knownForMs });
  return isAnother;
}

/**
 * How much of the order is what a principle means, and the rest what words it contains: 0 leaves the words alone. The weights and what
 * each wins on the sets of questions: docs/relevance.md, "Meaning".
 */
export const weightOfMeaning = 0.4;
/** Next to a reference the words say more: at the full weight the very article of a heading falls behind similar ones. */
const weightBesideReference = 0.2;
/** With fewer there is hardly a meaning to go by: "danno biologico" is a term, and anyone who types it wants it. */
const fewestWords = 3;

/**
 * Where words say little: no hit of the first `firstRead` contains more than half of the question's words, nor all of the courts' words
 * for them (`rerank-hits.ts`). There the nearest in meaning are hits too, and weigh more. Of thirty questions in users' own words that
 * may be tuned on it brings 17 an answer on the first page instead of 14; in the courts' own words hardly any question is one of these.
 */
export const firstRead = 10;
export const nearestBeside = 60;
export const weightWhereWordsSayLittle = 0.7;

/** Of the full texts that the words find, so many are compared by what their passages mean: 20, 100 and 200 rank alike. */
const textsCompared = 50;

/** Whether the question was nothing but words, so that they may turn out to say little. */
export const isOfWordsAlone = (weight: number): boolean => weight === weightOfMeaning;

/** Where the order is that of the words: each of these asks for a word, a wording or a ruling, and not for what is meant. */
export function meaningWeight(
  { sort, wordsOnly }: Pick<SearchQuery, 'query' | 'sort' | 'wordsOnly'>,
  { references, onlyReferences, phrases, excluded, plain }: ParsedQuery,
): number {
  if (wordsOnly || sort === 'date' || onlyReferences) return 0;
  if (references.some(({ kind }) => kind === 'ruling')) return 0;
  if (phrases.length > 0 || excluded.length > 0) return 0;
  if (countContentWords(questionWords(plain).text) < fewestWords) return 0;
  return references.length > 0 ? weightBesideReference : weightOfMeaning;
}
