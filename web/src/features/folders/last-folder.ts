import { local } from '../../lib/storage.ts';

/** Folder last used for saving in this browser; removed on sign-out. */
export const lastFolder = {
  get: (): number | null => Number(local.read('last-folder')) || null,
  set: (id: number) => local.write('last-folder', String(id)),
};
