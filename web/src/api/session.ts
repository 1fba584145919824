import { api } from '../lib/trpc.ts';
import { mutation } from './mutation.ts';

// Their forms say what went wrong.
export const restorePassword = mutation(api.session.restore.mutate, { failed: null });
export const requestRestore = mutation(api.session.requestRestore.mutate, { failed: null });
