import { getQueryKey } from '@trpc/react-query';
import { elementOf } from '../lib/element-of.ts';
import { api, type Inputs, trpc } from '../lib/trpc.ts';
import { mutation, standardMutation } from './mutation.ts';

const lists = () => [getQueryKey(trpc.projects.list), getQueryKey(trpc.projects.holding)];
const folder = (id: number) => getQueryKey(trpc.projects.byId, { id });
const withLists = ({ id }: { id: number }) => [...lists(), folder(id)];
/** Without its rulings: one that was removed stays in its place, to be put back there. */
const withFolder = ({ projectId }: { projectId: number }) => withLists({ id: projectId });

/** Lists show by themselves what was removed. */
const removal = { when: 'last', failed: 'error_deleting' } as const;

type Found = Parameters<typeof elementOf>[0];
type Saved = Inputs['projects']['create'] & { updatedAt?: string };
/** Made, or changed where it has an id. The dialog says what is wrong, next to what was typed. */
export const saveFolder = mutation(
  ({ id, ...project }: Saved & { id: number | undefined }) =>
    id === undefined ? api.projects.create.mutate(project) : api.projects.update.mutate({ id, project }),
  { stale: ({ id }) => (id === undefined ? lists() : withLists({ id })), failed: null },
);
/** What was done to a folder has been followed by what undoing it would take along. */
const assertUnchanged = (isUnchanged: boolean) => {
  if (!isUnchanged) throw new Error('The folder has been changed since');
};

type Fields = Pick<Inputs['projects']['create'], 'name' | 'description'>;
/** Puts back what was written of a folder, unless that was written again since. */
export const revertFolder = mutation(
  async ({ id, from, to }: { id: number; from: Fields; to: Fields }) => {
    const { name, description, updatedAt } = await api.projects.byId.query({ id });
    assertUnchanged(name === from.name && description === from.description);
    const { success } = await api.projects.update.mutate({ id, project: { ...to, updatedAt } });
    if (!success) throw new Error('Another folder has that name now');
  },
  { stale: withLists, when: 'always', failed: null },
);
/** Takes back that a folder was made, unless anything was put there or taken out since. */
export const unmakeFolder = mutation(
  async ({ id, elements }: { id: number; elements: number }) => {
    assertUnchanged((await api.projects.byId.query({ id })).elements === elements);
    await api.projects.remove.mutate({ id });
  },
  { stale: withLists, failed: null },
);
export const removeFolder = mutation(api.projects.remove.mutate, { ...removal, stale: lists });
export const restoreFolder = mutation(api.projects.restore.mutate, { ...removal, stale: withLists });
/** One after the other: what is undone immediately was removed before. */
const rulings = { ...removal, stale: withFolder, scope: 'folder elements' };
export const removeRuling = mutation(api.projects.removeElement.mutate, rulings);
export const restoreRuling = mutation(api.projects.restoreElement.mutate, rulings);

/** The field says next to the note whether it was saved. */
export const saveNote = mutation(api.projects.setNote.mutate, { failed: null });
/** One after the other, so that the last place chosen is the last. The list says what became of it. */
export const moveRuling = mutation(api.projects.moveElement.mutate, { failed: null, scope: 'folder order' });

/** The steps of `changeFolders`. */
export const putRuling = (projectId: number, found: Found) =>
  api.projects.addElement.mutate({ id: projectId, projectelement: elementOf(found) });
export const takeRulingOut = api.projects.removeElement.mutate;
export const putRulingBack = api.projects.restoreElement.mutate;
/** A folder made together with what it is made for. Null: one of that name is there already. */
export const makeFolder = async (folder: Fields, first: Found | undefined): Promise<number | null> => {
  const { success, project } = await api.projects.create.mutate({
    ...folder,
    ...(first && { projectelement: elementOf(first) }),
  });
  return success && project ? project.project_id : null;
};
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
