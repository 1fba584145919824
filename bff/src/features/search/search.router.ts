import { search } from '@massima/contract/operations/search';
import { implement } from '../../procedures/implement.ts';
import type { SpeculativeSearch } from './speculative-search.ts';
import { speculatively } from './speculatively.ts';
import { searchAround } from './around/search-around.ts';
import { refuseYearsToCome } from './refuse-years-to-come.ts';
import { runSearch } from './run-search.ts';
import { suggest } from './suggest/suggest.ts';

export const searchRouter = {
  run: implement(
    search.run,
    ({ deps, user, signal }, input, started: SpeculativeSearch | undefined) => {
      refuseYearsToCome(input, deps.clock.now());
      return runSearch(deps, user, input, { signal, started });
    },
    speculatively,
  ),
  suggest: implement(search.suggest, ({ deps, user, signal }, input) => suggest(deps, user, input, signal)),
  around: implement(search.around, ({ deps, user, signal }, input) =>
    searchAround(deps, user, input, signal),
  ),
};
