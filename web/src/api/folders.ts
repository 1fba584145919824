import { getQueryKey } from '@trpc/react-query';
import { elementOf } from '../lib/element-of.ts';
import { api, type Inputs, trpc } from '../lib/trpc.ts';
import { mutation, standardMutation } from './mutation.ts';

const lists = () => [getQueryKey(trpc.projects.list), getQueryKey(trpc.projects.holding)];
const folder = (id: number) => getQueryKey(trpc.projects.byId, { id });
const withLists = ({ id }: { id: number }) => [...lists(), folder(id)];
/** The folder's rulings are not refetched, so that a removed ruling stays in its row for undo. */
const withFolder = ({ projectId }: { projectId: number }) => withLists({ id: projectId });

/** Refetched last, because lists show removed rows themselves. */
const removal = { when: 'last', failed: 'error_deleting' } as const;

type Found = Parameters<typeof elementOf>[0];
type Saved = Inputs['projects']['create'] & { updatedAt?: string };
/**
 * Creates a folder, or updates it if `id` is defined. The dialog shows errors itself, next to the
 * fields.
 */
export const saveFolder = mutation(
  ({ id, ...project }: Saved & { id: number | undefined }) =>
    id === undefined ? api.projects.create.mutate(project) : api.projects.update.mutate({ id, project }),
  { stale: ({ id }) => (id === undefined ? lists() : withLists({ id })), failed: null },
);
/** Throws if undoing would also undo a later change of the folder. */
const assertUnchanged = (isUnchanged: boolean) => {
  if (!isUnchanged) throw new Error('The folder has been changed since');
};

type Fields = Pick<Inputs['projects']['create'], 'name' | 'description'>;
/** Restores a folder's name and description, unless they were edited since. */
export const revertFolder = mutation(
  async ({ id, from, to }: { id: number; from: Fields; to: Fields }) => {
    const { name, description, updatedAt } = await api.projects.byId.query({ id });
    assertUnchanged(name === from.name && description === from.description);
    const { success } = await api.projects.update.mutate({ id, project: { ...to, updatedAt } });
    if (!success) throw new Error('Another folder has that name now');
  },
  { stale: withLists, when: 'always', failed: null },
);
/** Undoes the creation of a folder, unless rulings were added or removed since. */
export const unmakeFolder = mutation(
  async ({ id, elements }: { id: number; elements: number }) => {
    assertUnchanged((await api.projects.byId.query({ id })).elements === elements);
    await api.projects.remove.mutate({ id });
  },
  { stale: withLists, failed: null },
);
export const removeFolder = mutation(api.projects.remove.mutate, { ...removal, stale: lists });
export const restoreFolder = mutation(api.projects.restore.mutate, { ...removal, stale: withLists });
/** The scope runs them one at a time, because undo must run after the removal that it undoes. */
const rulings = { ...removal, stale: withFolder, scope: 'folder elements' };
export const removeRuling = mutation(api.projects.removeElement.mutate, rulings);
export const restoreRuling = mutation(api.projects.restoreElement.mutate, rulings);

/** The field shows the save state itself, next to the note. */
export const saveNote = mutation(api.projects.setNote.mutate, { failed: null });
/**
 * The scope runs moves one at a time, so that the last position wins. The list shows errors
 * itself.
 */
export const moveRuling = mutation(api.projects.moveElement.mutate, { failed: null, scope: 'folder order' });

export const putRuling = (projectId: number, found: Found) =>
  api.projects.addElement.mutate({ id: projectId, projectelement: elementOf(found) });
export const takeRulingOut = api.projects.removeElement.mutate;
export const putRulingBack = api.projects.restoreElement.mutate;
/**
 * Creates a folder that contains `first`.
 *
 * @returns its id; null if a folder with this name exists
 */
export const makeFolder = async (folder: Fields, first: Found | undefined): Promise<number | null> => {
  const { success, project } = await api.projects.create.mutate({
    ...folder,
    ...(first && { projectelement: elementOf(first) }),
  });
  return success && project ? project.project_id : null;
};
/**
 * Changes several folders in several steps. Only the rulings of folders in `filled` are refetched,
 * because other folders may contain removed rows that can still be undone.
 */
export const changeFolders = standardMutation({
  stale: ({ filled }: { filled: readonly { projectId: number }[] }) => [
    ...lists(),
    getQueryKey(trpc.projects.byId),
    ...filled.map(({ projectId: id }) => getQueryKey(trpc.projects.elements, { id })),
  ],
  when: 'always',
  // The calling form or a notice shows the error.
  failed: null,
});

export const exportFolder = mutation(api.projects.export.query);
export const exportResults = mutation(api.projects.exportResults.mutate);
