import { getQueryKey } from '@trpc/react-query';
import { api, type Inputs, trpc } from '../lib/trpc.ts';
import { mutation, standardMutation } from './mutation.ts';

const lists = () => [getQueryKey(trpc.projects.list), getQueryKey(trpc.projects.holding)];
const folder = (id: number) => getQueryKey(trpc.projects.byId, { id });
const withLists = ({ id }: { id: number }) => [...lists(), folder(id)];
/** Without its rulings: one that was removed stays in its place, to be put back there. */
const withFolder = ({ projectId }: { projectId: number }) => withLists({ id: projectId });

/** Lists show by themselves what was removed. */
const removal = { when: 'last', failed: 'error_deleting' } as const;

type Saved = Inputs['projects']['create'] & { updatedAt?: string };
/** Made, or changed where it has an id. The dialog says what is wrong, next to what was typed. */
export const saveFolder = mutation(
  ({ id, ...project }: Saved & { id: number | undefined }) =>
    id === undefined ? api.projects.create.mutate(project) : api.projects.update.mutate({ id, project }),
  { stale: ({ id }) => (id === undefined ? lists() : withLists({ id })), failed: null },
);
export const removeFolder = mutation(api.projects.remove.mutate, { ...removal, stale: lists });
export const restoreFolder = mutation(api.projects.restore.mutate, { ...removal, stale: withLists });
export const removeRuling = mutation(api.projects.removeElement.mutate, { ...removal, stale: withFolder });
export const restoreRuling = mutation(api.projects.restoreElement.mutate, { ...removal, stale: withFolder });

/** Several steps over several folders. The rulings of those in `filled` are refetched; others may contain rows that can still be undone. */
export const changeFolders = standardMutation({
  stale: ({ filled }: { filled: readonly { projectId: number }[] }) => [
    ...lists(),
    getQueryKey(trpc.projects.byId),
    ...filled.map(({ projectId: id }) => getQueryKey(trpc.projects.elements, { id })),
  ],
  when: 'always',
  // By the form that asked, or by a notice that knows what was meant.
  failed: null,
});

export const exportFolder = mutation(api.projects.export.query);
export const exportResults = mutation(api.projects.exportResults.mutate);
