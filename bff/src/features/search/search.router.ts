import { search } from '@massima/contract/operations/search';
import { implement } from '../../procedures/implement.ts';
import { runSearch } from './run-search.ts';
import { suggest } from './suggest.ts';

export const searchRouter = {
  run: implement(search.run, ({ deps, user, signal }, input) => runSearch(deps, user, input, signal)),
  suggest: implement(search.suggest, ({ deps, signal }, input) => suggest(deps, input, signal)),
};
