import { connectionsMax } from '@massima/contract/constants';
import { connections } from '@massima/contract/operations/connections';
import { validConnections } from '../../models/connection.ts';
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
  end: implement(connections.end, ({ deps, user }, { id }) => endConnection(deps, user, id)),
  endAll: implement(connections.endAll, ({ deps, user }) => endAllConnections(deps, user)),
};
