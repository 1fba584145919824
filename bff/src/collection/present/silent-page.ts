import type { SearchPage } from './present-page.ts';

/**
 * The answer where the collection is silent and nobody has asked for what is near: none of it, and how much there is. What was read in the
 * question stays, so that it can be asked otherwise.
 */
export function silentPage({ answer, ...page }: SearchPage): SearchPage {
  return {
    ...page,
    hits: [],
    answer: {
      ...answer,
      autList: [],
      years: [],
      choices: { courts: [], authorities: [], areas: [], sections: [] },
      total: 0,
      other_total: 0,
      maxscore: 0,
      by_meaning: false,
      matched: 'all',
      also_searched: [],
    },
  };
}
