import type { EngineAnswer } from './engine-answer.ts';

/** A word of the question that may be misspelt. */
export interface SpellingSuggestion {
  word: string;
  /** Where it stands in the question. */
  start: number;
  end: number;
  /** How many texts have this very form. */
  texts: number;
  candidates: { word: string; texts: number }[];
}

/** A question whose words some text has all of. */
export interface TriedSpelling {
  words: string;
  count: number;
  /** What was typed and what stands there instead. */
  replaced: [typed: string, meant: string][];
}

export function readSpelling({ spellcheck }: EngineAnswer): {
  suggestions: SpellingSuggestion[];
  tried: TriedSpelling[];
} {
  const { suggestions = [], collations = [] } = spellcheck ?? {};
  return {
    suggestions: suggestions.flatMap((one, at) => {
      const word = suggestions[at - 1];
      if (typeof one === 'string' || typeof word !== 'string') return [];
      const candidates = one.suggestion.map(({ word, freq }) => ({ word, texts: freq }));
      return { word, start: one.startOffset, end: one.endOffset, texts: one.origFreq, candidates };
    }),
    tried: collations
      .filter((one) => typeof one === 'object')
      .map(({ collationQuery, hits, misspellingsAndCorrections: pairs }) => ({
        words: collationQuery,
        count: hits,
        replaced: pairs.flatMap((meant, at): [string, string][] =>
          at % 2 === 1 ? [[pairs[at - 1]!, meant]] : [],
        ),
      })),
  };
}
