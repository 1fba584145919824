import type { EngineParameters } from './engine-answer.ts';
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
