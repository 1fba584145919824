import { getQueryKey } from '@trpc/react-query';
import { api, trpc } from '../lib/trpc.ts';
import { mutation } from './mutation.ts';

const stale = () => [getQueryKey(trpc.shares.list)];

export const createShare = mutation(api.shares.create.mutate, { stale });
export const endShare = mutation(api.shares.end.mutate, { stale });
