import { factors } from '@massima/contract/operations/factors';
import { session } from '@massima/contract/operations/session';
import { implement } from '../../procedures/implement.ts';
import { beginReset, stopReset } from './support-reset.ts';
import { readUndoLink, stopResetByLink, undo } from './undo.ts';

/** Operations of mailed links that win an account back. */
export const undoRouter = {
  readUndoLink: implement(session.readUndoLink, ({ deps, clientIp }, input) =>
    readUndoLink(deps, input, clientIp),
  ),
  undo: implement(session.undo, ({ deps, clientIp }, input) => undo(deps, input, clientIp)),
  stopResetByLink: implement(session.stopResetByLink, ({ deps, clientIp }, input) =>
    stopResetByLink(deps, input, clientIp),
  ),
};

/** Operations of administrators. */
export const supportResetRouter = {
  reset: implement(factors.reset, ({ deps, user }, input) => beginReset(deps, user, input)),
  stopReset: implement(factors.stopReset, ({ deps, user }, { id }) => stopReset(deps, user, id)),
};
