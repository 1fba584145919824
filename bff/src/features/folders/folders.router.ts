import {
  addElementInput,
  createFolderInput,
  createFolderOutput,
  elementKey,
  elementsInput,
  elementsOutput,
  exportFolderInput,
  fileOutput,
  folder,
  folderById,
  listFoldersInput,
  noteInput,
  updateFolderInput,
} from '@massima/contract/folders';
import { outcome } from '@massima/contract/common';
import { z } from 'zod';
import { t } from '../../trpc/init.ts';
import { memberProcedure } from '../../trpc/procedures.ts';
import { addElement, removeElement, setNote } from './change-elements.ts';
import { createFolder } from './create-folder.ts';
import { deleteFolder, restoreFolder } from './delete-folder.ts';
import { exportFolder } from './export-folder.ts';
import { findFolder } from './find-folder.ts';
import { listElements } from './list-elements.ts';
import { listFolders } from './list-folders.ts';
import { presentFolder } from './present-folder.ts';
import { updateFolder } from './update-folder.ts';

export const foldersRouter = t.router({
  list: memberProcedure
    .meta({ rest: { method: 'GET', path: '/projects', summary: 'Folders, the latest changed first' } })
    .input(listFoldersInput)
    .output(z.array(folder))
    .query(({ ctx, input }) => listFolders(ctx.deps, ctx.user, input)),
  create: memberProcedure
    .meta({
      rest: { method: 'POST', path: '/projects', summary: 'Create a folder, with its first result if given' },
    })
    .input(createFolderInput)
    .output(createFolderOutput)
    .mutation(({ ctx, input }) => createFolder(ctx.deps, ctx.user, input)),
  byId: memberProcedure
    .meta({ rest: { method: 'GET', path: '/projects/{id}', summary: 'One folder' } })
    .input(folderById)
    .output(folder)
    .query(async ({ ctx, input }) =>
      presentFolder(await findFolder(ctx.deps.db, ctx.user, 'read', input.id)),
    ),
  update: memberProcedure
    .meta({ rest: { method: 'PUT', path: '/projects/{id}', summary: 'Rename or describe a folder' } })
    .input(updateFolderInput)
    .output(createFolderOutput)
    .mutation(({ ctx, input }) => updateFolder(ctx.deps, ctx.user, input)),
  remove: memberProcedure
    .meta({
      rest: { method: 'DELETE', path: '/projects/{id}', summary: 'Delete a folder; can be undone for a day' },
    })
    .input(folderById)
    .output(outcome)
    .mutation(({ ctx, input }) => deleteFolder(ctx.deps, ctx.user, input.id)),
  restore: memberProcedure
    .meta({
      rest: { method: 'POST', path: '/projects/{id}/restore', summary: 'Undo the deletion of a folder' },
    })
    .input(folderById)
    .output(outcome)
    .mutation(({ ctx, input }) => restoreFolder(ctx.deps, ctx.user, input.id)),
  elements: memberProcedure
    .meta({
      rest: { method: 'GET', path: '/projects/{id}/elements', summary: 'Saved results, in the order saved' },
    })
    .input(elementsInput)
    .output(elementsOutput)
    .query(({ ctx, input }) => listElements(ctx.deps, ctx.user, input)),
  addElement: memberProcedure
    .meta({
      rest: { method: 'POST', path: '/projects/{projectId}/elements', summary: 'Save a result to a folder' },
    })
    .input(addElementInput)
    .output(outcome)
    .mutation(({ ctx, input }) => addElement(ctx.deps, ctx.user, input)),
  removeElement: memberProcedure
    .meta({
      rest: {
        method: 'DELETE',
        path: '/projects/elements/{projectId}/{idResult}',
        summary: 'Take a result out of a folder',
      },
    })
    .input(elementKey)
    .output(outcome)
    .mutation(({ ctx, input }) => removeElement(ctx.deps, ctx.user, input)),
  setNote: memberProcedure
    .meta({
      rest: {
        method: 'PUT',
        path: '/projects/{projectId}/elements/{idResult}/note',
        summary: "One's own note on a saved result",
      },
    })
    .input(noteInput)
    .output(outcome)
    .mutation(({ ctx, input }) => setNote(ctx.deps, ctx.user, input)),
  export: memberProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/projects/{id}/export',
        summary: 'A folder as a Word document or as CSV',
      },
    })
    .input(exportFolderInput)
    .output(fileOutput)
    .query(({ ctx, input }) => exportFolder(ctx.deps, ctx.user, input)),
});
