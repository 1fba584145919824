import { savedElement } from '../factories/saved-element.ts';
import { ownAndAdmin, signedInOnly, type AccessRow, type Cast } from './row.ts';

const idResult = 'ruling-1';
const folderBody = { name: 'Rossi', description: 'Causa Rossi' };
const projectelement = savedElement(idResult);

/** Creates a folder of the owner with one result. */
async function ownFolder({ owner }: Cast): Promise<number> {
  const { body } = await owner.client.post('/projects', { ...folderBody, projectelement });
  return body.project!.project_id;
}
const byId = async (cast: Cast) => ({ id: await ownFolder(cast) });
const byProject = async (cast: Cast) => ({ projectId: await ownFolder(cast), idResult });

/**
 * Another user's folder is reported as missing. An administrator may read it but change only own
 * folders.
 */
const reads = { ...ownAndAdmin, other: 'file_not_found' } as const;
const changes = { ...reads, admin: 'file_not_found' } as const;

export const rows: AccessRow[] = [
  { operation: 'projects.list', input: ({ owner }) => ({ user: owner.id }), ...ownAndAdmin },
  { operation: 'projects.create', input: () => folderBody, ...signedInOnly },
  { operation: 'projects.byId', input: byId, ...reads },
  { operation: 'projects.elements', input: byId, ...reads },
  {
    operation: 'projects.export',
    input: async (cast) => ({ ...(await byId(cast)), format: 'csv' }),
    ...reads,
  },
  {
    operation: 'projects.update',
    input: async (cast) => ({ ...(await byId(cast)), project: { ...folderBody, name: 'Bianchi' } }),
    ...changes,
  },
  { operation: 'projects.remove', input: byId, ...changes },
  {
    operation: 'projects.restore',
    input: async (cast) => {
      const id = await ownFolder(cast);
      await cast.owner.client.delete(`/projects/${id}`);
      return { id };
    },
    ...changes,
  },
  {
    operation: 'projects.addElement',
    input: async (cast) => ({
      id: await ownFolder(cast),
      projectelement: { ...projectelement, idResult: 'ruling-2' },
    }),
    ...changes,
  },
  { operation: 'projects.removeElement', input: byProject, ...changes },
  {
    operation: 'projects.restoreElement',
    input: async (cast) => {
      const key = await byProject(cast);
      await cast.owner.client.delete(`/projects/elements/${key.projectId}/${key.idResult}`);
      return key;
    },
    ...changes,
  },
  {
    operation: 'projects.moveElement',
    input: async (cast) => ({ ...(await byProject(cast)), after: null }),
    ...changes,
  },
  { operation: 'projects.holding', input: () => ({ ids: [idResult] }), ...signedInOnly },
  {
    operation: 'projects.exportResults',
    input: () => ({ title: 'danno', format: 'csv', elements: [projectelement] }),
    ...signedInOnly,
  },
  {
    operation: 'projects.setNote',
    input: async (cast) => ({ ...(await byProject(cast)), note: 'Da citare.' }),
    ...changes,
  },
];
