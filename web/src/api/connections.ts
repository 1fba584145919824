import { getQueryKey } from '@trpc/react-query';
import { api, trpc } from '../lib/trpc.ts';
import { mutation } from './mutation.ts';

const stale = () => [getQueryKey(trpc.connections.list)];

export const createKey = mutation(api.connections.createKey.mutate, { stale });
export const allowSpending = mutation(api.connections.allowSpending.mutate, { stale });
export const endConnection = mutation(api.connections.end.mutate, { stale });
export const endAllConnections = mutation(api.connections.endAll.mutate, { stale });
export const decideOnConsent = mutation(api.connections.decide.mutate);
