import { api } from '../lib/trpc.ts';
import { mutation } from './mutation.ts';

/** The list stays as it was shown, with what has ended. */
export const endEntry = mutation(api.access.end.mutate);
export const endAllEntries = mutation(api.access.endAll.mutate);
