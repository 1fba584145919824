import { connectionsMax } from '@massima/contract/constants';
import { connections } from '@massima/contract/operations/connections';
import { validConnections } from '../../models/connection.ts';
import { claimRequestOf, decide } from '../oauth/index.ts';
import { implement } from '../../procedures/implement.ts';
import { createKey } from './create-key.ts';
import { endAllConnections, endConnection } from './end-connections.ts';
import { presentConnection } from './present-connection.ts';

export const connectionsRouter = {
  list: implement(connections.list, async ({ deps: { db, clock }, user }) => {
    const now = clock.now();
    const rows = await validConnections(db, user.id, now);
    return { connections: rows.map((row) => presentConnection(row, now)), most: connectionsMax };
  }),
  createKey: implement(connections.createKey, ({ deps, user }, input) => createKey(deps, user, input)),
  request: implement(connections.request, ({ deps, user }, { id }) => claimRequestOf(deps, user, id)),
  decide: implement(connections.decide, ({ deps, user, consentCookie }, input) =>
    decide(deps, user, input, consentCookie),
  ),
  end: implement(connections.end, ({ deps, user }, { id }) => endConnection(deps, user, id)),
  endAll: implement(connections.endAll, ({ deps, user }) => endAllConnections(deps, user)),
};
