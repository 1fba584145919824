import type { EngineAnswer, EngineParameters } from '../solr/engine-answer.ts';
import { countEveryWord } from '../solr/every-word.ts';
import type { Fetched } from './fetch-page.ts';

export interface FoundPage {
  answer: EngineAnswer;
  /** What the engine was asked, for what is asked after it. */
  parameters: EngineParameters;
  /** How many of all hits contain every word. */
  everyWord: number;
  /** How many the other kind has under the same filters; null where the other tab may be searched in another mode. */
  otherKind: number | null;
  /** The hits were also put in order by what they mean. */
  byMeaning: boolean;
  /** What it means should have taken part in the order. */
  wantsMeaning: boolean;
  /** Those of the page that their words alone would not have brought as far up. */
  nearer: ReadonlySet<string>;
}

/** The page with the count of all matches: of what was sent with the added hits, where there are any. */
export function countPage(
  { page, widened, hits, scores, nearer, ...state }: Fetched,
  counts: EngineAnswer | undefined,
): FoundPage {
  const parameters = widened?.parameters ?? state.parameters;
  const counted = widened?.counted ?? counts ?? hits;
  const { facet_counts, response } = counted;
  return {
    answer: {
      ...page,
      ...(facet_counts && { facet_counts }),
      response: { ...page.response, numFound: response.numFound },
    },
    parameters,
    everyWord: countEveryWord(counted, parameters),
    otherKind: facet_counts?.facet_queries?.['other_kind'] ?? 0,
    byMeaning: scores !== undefined,
    wantsMeaning: state.weight > 0,
    nearer,
  };
}
