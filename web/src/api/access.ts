import { api } from '../lib/trpc.ts';
import { mutation } from './mutation.ts';

/** The list is not refetched: an ended entry stays visible until the screen is left. */
export const endEntry = mutation(api.access.end.mutate);
export const endAllEntries = mutation(api.access.endAll.mutate);
