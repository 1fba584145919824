export { purgeDeletedFolders } from './delete-folder.ts';
export { addElement, setNote } from './change-elements.ts';
export { createFolder } from './create-folder.ts';
export { listElements } from './list-elements.ts';
export { listFolders } from './list-folders.ts';
export { nameKey } from './name-key.ts';
