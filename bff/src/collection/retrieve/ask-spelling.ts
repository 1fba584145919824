import { fewHits } from '../query/modes.ts';
import type { EngineParameters } from '../solr/engine-answer.ts';
import type { EngineCall } from '../solr/engine-call.ts';
import { spellHandler } from '../solr/handlers.ts';
import { spelling } from '../solr/page-queries.ts';
import { readSpelling } from '../solr/read-spelling.ts';
import { correctionCost, correctWords, replacesNoWord } from '../words/correct-words.ts';
import { isItalianWord } from '../words/is-italian-word.ts';

export interface Correction {
  words: string;
  /** How many texts have every word of it. */
  count: number;
}

interface Spelling {
  /** Other spellings that find many more among all of this kind, the likeliest first. */
  corrections: Correction[];
  /** The words with what was evidently meant by those that are none; null where nothing is corrected. */
  corrected: string | null;
}

/** A text may have the same mistake; a word that is only rare has no neighbour that is so much more common. */
const timesAsMany = 5;
/** Where nothing was found, so many are offered; beside results, which are paid, the best alone. */
const maxOffered = 3;

/** One word, and none: "contrato" finds what its stem is like ("contro"), so that its results say nothing of it. */
export const isNoWord = ({ words }: EngineParameters): boolean =>
  typeof words === 'string' && /^\p{L}{4,}$/u.test(words) && !isItalianWord(words);

/**
 * What may have been meant. Filters stay out: that one leaves little is no sign of a misspelling.
 * @param isNothing whether nothing at all was found, so that words may be corrected without being asked
 */
export async function askSpelling(
  ask: EngineCall,
  parameters: EngineParameters,
  isNothing: boolean,
): Promise<Spelling> {
  const { words } = parameters;
  if (typeof words !== 'string' || words === '') return { corrections: [], corrected: null };
  const answer = await ask(spellHandler, spelling(parameters));
  const typed = answer.response.numFound;
  const { suggestions, tried } = readSpelling(answer);
  const offered = tried
    .filter((one) => one.words !== words && typed < fewHits && one.count > typed * timesAsMany)
    .filter((one) => isNothing || replacesNoWord(one))
    .toSorted((one, other) => correctionCost(one) - correctionCost(other))
    .slice(0, isNothing ? maxOffered : 1);
  return {
    corrections: offered.map(({ words, count }) => ({ words, count })),
    corrected: (isNothing && typed === 0) || isNoWord(parameters) ? correctWords(words, suggestions) : null,
  };
}
