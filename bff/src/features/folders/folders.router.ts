import { folders } from '@massima/contract/operations/folders';
import { implement } from '../../procedures/implement.ts';
import { addElement, removeElement, restoreElement, setNote } from './change-elements.ts';
import { createFolder } from './create-folder.ts';
import { deleteFolder, restoreFolder } from './delete-folder.ts';
import { exportFolder, exportResults } from './export-folder.ts';
import { findFolder } from './find-folder.ts';
import { listElements } from './list-elements.ts';
import { listFolders } from './list-folders.ts';
import { listHolding } from './list-holding.ts';
import { moveElement } from './move-element.ts';
import { presentFolder } from './present-folder.ts';
import { updateFolder } from './update-folder.ts';

export const foldersRouter = {
  list: implement(folders.list, ({ deps, user }, input) => listFolders(deps, user, input)),
  create: implement(folders.create, ({ deps, user }, input) => createFolder(deps, user, input)),
  byId: implement(folders.byId, async ({ deps, user }, { id }) =>
    presentFolder(await findFolder(deps.db, user, 'read', id)),
  ),
  update: implement(folders.update, ({ deps, user }, input) => updateFolder(deps, user, input)),
  remove: implement(folders.remove, ({ deps, user }, { id }) => deleteFolder(deps, user, id)),
  restore: implement(folders.restore, ({ deps, user }, { id }) => restoreFolder(deps, user, id)),
  elements: implement(folders.elements, ({ deps, user, signal }, input) =>
    listElements(deps, user, input, signal),
  ),
  addElement: implement(folders.addElement, ({ deps, user }, input) => addElement(deps, user, input)),
  removeElement: implement(folders.removeElement, ({ deps, user }, input) =>
    removeElement(deps, user, input),
  ),
  restoreElement: implement(folders.restoreElement, ({ deps, user }, input) =>
    restoreElement(deps, user, input),
  ),
  moveElement: implement(folders.moveElement, ({ deps, user }, input) => moveElement(deps, user, input)),
  holding: implement(folders.holding, ({ deps, user }, input) => listHolding(deps, user, input)),
  setNote: implement(folders.setNote, ({ deps, user }, input) => setNote(deps, user, input)),
  export: implement(folders.export, ({ deps, user, signal }, input) =>
    exportFolder(deps, user, input, signal),
  ),
  exportResults: implement(folders.exportResults, ({ deps, user, signal }, input) =>
    exportResults(deps, user, input, signal),
  ),
};
