import { getQueryKey } from '@trpc/react-query';
import { api, trpc } from '../lib/trpc.ts';
import { mutation } from './mutation.ts';

const pinned = () => [getQueryKey(trpc.questions.pinned)];
const all = () => [getQueryKey(trpc.questions.list), getQueryKey(trpc.questions.count), ...pinned()];
// Rows show the outcome of a change themselves.
const change = { stale: pinned, when: 'last', failed: 'update_error' } as const;
const removal = { ...change, failed: 'error_deleting' } as const;

export const changeQuestion = mutation(api.questions.change.mutate, change);
export const removeQuestion = mutation(api.questions.remove.mutate, removal);
export const restoreQuestion = mutation(api.questions.restore.mutate, removal);
export const removeAllQuestions = mutation(api.questions.removeAll.mutate, { ...removal, stale: all });
export const pauseHistory = mutation(api.questions.pause.mutate, {
  stale: () => [getQueryKey(trpc.questions.settings)],
  when: 'refused',
  failed: 'update_error',
  scope: 'history-pause',
});
