import { api } from '../lib/trpc.ts';
import { mutation } from './mutation.ts';

// The form shows errors itself, next to the text.
export const checkCitations = mutation(api.citations.check.mutate, { failed: null });
