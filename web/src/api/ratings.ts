import { api } from '../lib/trpc.ts';
import { mutation } from './mutation.ts';

export const saveRating = mutation(api.feedbacks.save.mutate, { failed: 'error_saving_feedback' });
export const removeRating = mutation(api.feedbacks.remove.mutate, { failed: 'error_deleting_feedback' });
