export { purgeDeletedFolders } from './delete-folder.ts';
