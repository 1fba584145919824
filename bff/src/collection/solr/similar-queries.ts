import { type EngineCall, selectHandler } from './calls.ts';
import type { EngineDoc, EngineParameters } from './engine-answer.ts';
import type { MeaningOfIndex } from './search-engine.ts';
import { kindsOf, nothing } from './text-clauses.ts';

/** Further citations say little about the subject of a principle. */
const maxCoupled = 20;
/** Matches nothing. An empty parameter would count as missing. */
const noWords = '-';
const candidates = '60';

/** Builds the clauses for documents similar to a principle, by words and by shared citations. */
export function likeClauses(cites: readonly string[]): Record<string, string> {
  const shared = cites.slice(0, maxCoupled);
  if (shared.length === 0) return {};
  return {
    q: '{!bool should=$like should=$coupled}',
    coupled: '{!boost b=2 v=$sharing}',
    sharing: `{!bool ${shared.map((_, i) => `should=$shared${i}`).join(' ')} must_not=$own}`,
    own: '{!term f=ruling_id v=$ruling}',
    ...Object.fromEntries(
      shared.flatMap((key, i) => [
        [`shared${i}`, `{!term f=cites v=$cite${i}}`],
        [`cite${i}`, key],
      ]),
    ),
  };
}

interface SimilarSource {
  title: string;
  text: string;
  ruling: string;
  /** `text` is the reasoning in the full text of a ruling without syntheses. */
  kind: 'principle' | 'verdict' | 'text';
  cites: readonly string[];
}

/** Kinds of documents that can be similar. Verdicts include full texts. */
const answersTo = { principle: kindsOf.principle, verdict: kindsOf.verdict, text: kindsOf.verdict } as const;

/**
 * About a hundred terms represent a text. All terms would take ten times as long and find less
 * (docs/references.md).
 */
const like = (field: string) => `{!mlt_content qf=${field} mintf=1 mindf=2 maxqt=100 v=$text}`;

/**
 * Fields to compare. For a verdict the handler defines them, because the configset of an older
 * index has no field for full texts.
 */
const likeFields: Record<SimilarSource['kind'], EngineParameters> = {
  principle: { like_in_texts: nothing },
  verdict: {},
  text: {
    like: '{!bool should=$like_text should=$like_in_texts should=$like_behind}',
    like_text: like('text'),
    like_in_texts: like('full_words'),
    like_behind: like('behind_words'),
  },
};

/**
 * Finds documents of other rulings that are similar to a principle, synthesis or text. With
 * `wanted`, only documents of rulings with these keys.
 *
 * A text is among its own results. That score is the reference for the other scores.
 */
export const likeIt = (
  { title, text, ruling, kind, cites }: SimilarSource,
  citedKeys: readonly string[] = [],
): EngineParameters => ({
  ...likeClauses(cites),
  ...likeFields[kind],
  ...(citedKeys.length > 0 && { wanted: citedKeys.join(',') }),
  title: title || noWords,
  text: text || noWords,
  fq: [
    '{!terms f=kind v=$kind}',
    ...(kind === 'text' ? [] : ['-{!term f=ruling_id v=$ruling}']),
    ...(citedKeys.length > 0 ? ['{!terms f=keys v=$wanted}'] : []),
  ],
  kind: answersTo[kind],
  ruling,
  fl: 'id,ruling_id,score,keys,cites',
  rows: candidates,
});

/** A vector with its model, which is also the model of the index. */
export interface IndexedVector {
  vector: Int8Array;
  model: MeaningOfIndex;
}

const prefix = 'meaning:';

/** Converts ids of vector documents to ids of principles. */
export const idsFromMeaning = (docs: readonly { id: string }[]): string[] =>
  docs.map(({ id }) => id.slice(prefix.length));

/** Returns the nearest vector documents; the score is the similarity. */
export async function knnSearch(
  select: EngineCall,
  { vector, model }: IndexedVector,
  rows: number,
): Promise<EngineDoc[]> {
  const { response } = await select(selectHandler, {
    q: `{!knn f=meaning_${model.size} topK=${rows} v=$vector}`,
    vector: `[${vector.join()}]`,
    fl: 'id,score',
    rows: String(rows),
  });
  return response.docs;
}

/** Returns the vector documents of these principles; the score is the similarity, from 0 to 1. */
export async function compareVectors(
  select: EngineCall,
  ids: readonly string[],
  { vector, model }: IndexedVector,
): Promise<EngineDoc[]> {
  const { response } = await select(selectHandler, {
    q: '{!func v=$likeness}',
    likeness: `vectorSimilarity(meaning_${model.size},[${vector.join()}])`,
    fq: '{!terms f=id cache=false v=$wanted}',
    wanted: ids.map((id) => prefix + id).join(),
    fl: 'id,score',
    rows: String(ids.length),
  });
  return response.docs;
}

/**
 * Returns the nearest passage of each ruling's full text; the score is the similarity, from 0 to 1.
 */
export async function comparePassages(
  select: EngineCall,
  rulings: readonly string[],
  { vector, model }: IndexedVector,
): Promise<EngineDoc[]> {
  const { response } = await select(selectHandler, {
    q: '{!func v=$likeness}',
    likeness: `vectorSimilarity(passage_${model.size},[${vector.join()}])`,
    fq: [
      '{!terms f=ruling_id cache=false v=$wanted}',
      '{!term f=kind}passage',
      '{!collapse field=ruling_id}',
    ],
    wanted: rulings.join(),
    fl: 'ruling_id,score',
    rows: String(rulings.length),
  });
  return response.docs;
}

/**
 * Titles of principles. Verdicts are excluded, because their facts make them similar to unrelated
 * subjects.
 */
export const titlesOf = (ids: readonly string[], rows: number) => ({
  q: '{!terms f=id v=$nearest}',
  nearest: ids.join(),
  fq: '{!term f=kind}principle',
  fl: 'id,title',
  rows: String(rows),
});
