import { citations } from '@massima/contract/operations/citations';
import { implement } from '../../procedures/implement.ts';
import { checkCitations } from './check-citations.ts';

export const citationsRouter = {
  check: implement(citations.check, ({ deps, user, signal }, input) =>
    checkCitations(deps, user, input, signal),
  ),
};
