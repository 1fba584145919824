import { connectionsMax } from '@massima/contract/constants';
import { connections } from '@massima/contract/operations/connections';
import { validConnections } from '../../models/connection.ts';
import { claimRequestOf, decide } from '../oauth/index.ts';
import { pricesFor } from '../gate/index.ts';
import { implement } from '../../procedures/implement.ts';
import { createKey } from './create-key.ts';
import { allowProgramsToSpend } from './allow-spending.ts';
import { endAllConnections, endConnection } from './end-connections.ts';
import { presentConnection } from './present-connection.ts';

export const connectionsRouter = {
  list: implement(connections.list, async ({ deps, user }) => {
    const now = deps.clock.now();
    const rows = await validConnections(deps.db, user.id, now);
    return {
      connections: rows.map((row) => presentConnection(row, now)),
      most: connectionsMax,
      ...(await pricesFor(deps, user)),
    };
  }),
  allowSpending: implement(connections.allowSpending, ({ deps, user }, { most }) =>
    allowProgramsToSpend(deps, user, most),
  ),
  createKey: implement(connections.createKey, ({ deps, user }, input) => createKey(deps, user, input)),
  request: implement(connections.request, ({ deps, user }, { id }) => claimRequestOf(deps, user, id)),
  decide: implement(connections.decide, ({ deps, user, consentCookie }, input) =>
    decide(deps, user, input, consentCookie),
  ),
  end: implement(connections.end, ({ deps, user }, { id }) => endConnection(deps, user, id)),
  endAll: implement(connections.endAll, ({ deps, user }) => endAllConnections(deps, user)),
};
