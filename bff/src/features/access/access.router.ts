import { access } from '@massima/contract/operations/access';
import { implement } from '../../procedures/implement.ts';
import { endAllEntries, endEntry } from './end-entries.ts';
import { listEntries } from './list-entries.ts';

export const accessRouter = {
  list: implement(access.list, ({ deps, user }) => listEntries(deps, user)),
  end: implement(access.end, ({ deps, user }, input) => endEntry(deps, user, input)),
  endAll: implement(access.endAll, ({ deps, user }, input) => endAllEntries(deps, user, input)),
};
