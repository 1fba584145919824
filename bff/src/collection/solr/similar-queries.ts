import { type EngineCall, selectHandler } from './calls.ts';
import type { EngineDoc, EngineParameters } from './engine-answer.ts';
import type { MeaningOfIndex } from './search-engine.ts';
import { kindsOf, nothing } from './text-clauses.ts';

/** More citations than this say less of what a principle is about. */
const maxCoupled = 20;
/** Matches nothing. An empty parameter would count as missing. */
const noWords = '-';
const candidates = '60';

/** The parameters that ask for what is like a principle: by its words, and by citing what it cites. */
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

interface Given {
  title: string;
  text: string;
  ruling: string;
  /** `text`: of a ruling without syntheses, what its full text reasons. */
  kind: 'principle' | 'verdict' | 'text';
  cites: readonly string[];
}

/** Kinds of what may be like it: rulings of the second tab are found by their texts as well as by their syntheses. */
const answersTo = { principle: kindsOf.principle, verdict: kindsOf.verdict, text: kindsOf.verdict } as const;

/** Of a text some hundred words say what it is about; all of them would cost ten times as much, and find less (docs/references.md). */
const like = (field: string) => `{!mlt_content qf=${field} mintf=1 mindf=2 maxqt=100 v=$text}`;

/**
 * Which fields are compared. Of a synthesis the handler says so: where its configset is that of an older index, it has no field of full
 * texts. A ruling that is found by its text has it in that field.
 */
const likeFields: Record<Given['kind'], EngineParameters> = {
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
 * What is like a principle, a synthesis or a text, of other rulings; with `wanted`, of the rulings with these keys alone. A text is among what
 * is found: how like it the others are is told by what it earns itself.
 */
export const likeIt = (
  { title, text, ruling, kind, cites }: Given,
  wanted: readonly string[] = [],
): EngineParameters => ({
  ...likeClauses(cites),
  ...likeFields[kind],
  ...(wanted.length > 0 && { wanted: wanted.join(',') }),
  title: title || noWords,
  text: text || noWords,
  fq: [
    '{!terms f=kind v=$kind}',
    ...(kind === 'text' ? [] : ['-{!term f=ruling_id v=$ruling}']),
    ...(wanted.length > 0 ? ['{!terms f=keys v=$wanted}'] : []),
  ],
  kind: answersTo[kind],
  ruling,
  fl: 'id,ruling_id,score,keys,cites',
  rows: candidates,
});

/** A vector, and the model that it is of, which is also that of the index. */
export interface IndexedVector {
  vector: Int8Array;
  model: MeaningOfIndex;
}

const prefix = 'meaning:';

/** Of the documents that contain a vector, the principles that they are about. */
export const idsFromMeaning = (docs: readonly { id: string }[]): string[] =>
  docs.map(({ id }) => id.slice(prefix.length));

/** Documents with vectors, the nearest first, with how near they are as their score. */
export async function knnSearch(
  ask: EngineCall,
  { vector, model }: IndexedVector,
  rows: number,
): Promise<EngineDoc[]> {
  const { response } = await ask(selectHandler, {
    q: `{!knn f=meaning_${model.size} topK=${rows} v=$vector}`,
    vector: `[${vector.join()}]`,
    fl: 'id,score',
    rows: String(rows),
  });
  return response.docs;
}

/** How near these principles are, as the score of their vectors' documents; from 0 to 1, as of `knnSearch`. */
export async function compareVectors(
  ask: EngineCall,
  ids: readonly string[],
  { vector, model }: IndexedVector,
): Promise<EngineDoc[]> {
  const { response } = await ask(selectHandler, {
    q: '{!func v=$likeness}',
    likeness: `vectorSimilarity(meaning_${model.size},[${vector.join()}])`,
    fq: '{!terms f=id cache=false v=$wanted}',
    wanted: ids.map((id) => prefix + id).join(),
    fl: 'id,score',
    rows: String(ids.length),
  });
  return response.docs;
}

/** How near the nearest passage of each of these rulings' full texts is, as the score of that passage's document. */
export async function comparePassages(
  ask: EngineCall,
  rulings: readonly string[],
  { vector, model }: IndexedVector,
): Promise<EngineDoc[]> {
  const { response } = await ask(selectHandler, {
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
 * The titles of those that are principles: what a verdict decides is described by its facts, so it is near to much that it isn't
 * about.
 */
export const titlesOf = (ids: readonly string[], rows: number) => ({
  q: '{!terms f=id v=$nearest}',
  nearest: ids.join(),
  fq: '{!term f=kind}principle',
  fl: 'id,title',
  rows: String(rows),
});
