import { shares } from '@massima/contract/operations/shares';
import { implement } from '../../procedures/implement.ts';
import { openShare } from './open-share.ts';
import { createShare, endShare, listShares } from './own-shares.ts';

export const sharesRouter = {
  list: implement(shares.list, ({ deps, user }) => listShares(deps, user)),
  create: implement(shares.create, ({ deps, user, signal }, input) => createShare(deps, user, input, signal)),
  end: implement(shares.end, ({ deps, user }, { id }) => endShare(deps, user, id)),
  open: implement(shares.open, ({ deps, ...call }, { token }) => openShare(deps, call, token)),
};
