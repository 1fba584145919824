import type { EngineParameters } from './engine-answer.ts';

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
    sharing: `{!bool ${shared.map((_, i) => `should=$shared${i}`).join(' ')}}`,
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
  kind: 'principle' | 'verdict';
  cites: readonly string[];
}

/** What is like a principle, of other rulings; with `wanted`, of the rulings with these keys alone. */
export const likeIt = (
  { title, text, ruling, kind, cites }: Given,
  wanted: readonly string[] = [],
): EngineParameters => ({
  ...likeClauses(cites),
  ...(wanted.length > 0 && { wanted: wanted.join(',') }),
  title: title || noWords,
  text: text || noWords,
  fq: [
    '{!term f=kind v=$kind}',
    '-{!term f=ruling_id v=$ruling}',
    ...(wanted.length > 0 ? ['{!terms f=keys v=$wanted}'] : []),
  ],
  kind,
  ruling,
  fl: 'id,ruling_id,score,keys,cites',
  rows: candidates,
});
