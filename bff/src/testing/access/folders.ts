import { ownAndAdmin, signedInOnly, type AccessRow, type Cast } from './row.ts';

const idResult = 'ruling-1';
const folderBody = { name: 'Rossi', description: 'Causa Rossi' };
const projectelement = {
  idResult,
  query: 'danno',
  result: JSON.stringify({
    id_new: idResult,
    document_type_massima: 0,
    document_diritto: 'Il custode risponde del danno cagionato dalla cosa.',
    issuer_type_id: 3,
    document_emanante: 'Corte di cassazione',
    document_place: 'Roma',
    document_region: 'Lazio',
    document_sezione: '3',
    document_area: 1,
    document_date: '2019-01-12',
    sent_numero: '123',
    sent_anno: 2019,
    document: { ruling_full_text: null, ruling_section: '3' },
  }),
};

/** A folder of the owner, with one result in it. */
async function ownFolder({ owner }: Cast): Promise<number> {
  const { body } = await owner.client.post('/projects', { ...folderBody, projectelement });
  return body.project!.project_id;
}
const byId = async (cast: Cast) => ({ id: await ownFolder(cast) });
const byProject = async (cast: Cast) => ({ projectId: await ownFolder(cast), idResult });

/** Somebody else's folder does not exist; an administrator may look at it, and change only the own. */
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
