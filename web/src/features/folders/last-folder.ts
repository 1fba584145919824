import { local } from '../../lib/storage.ts';

/** The folder that was saved to last in this browser, which one key saves to; signing out forgets it. */
export const lastFolder = {
  get: (): number | null => Number(local.read('last-folder')) || null,
  set: (id: number) => local.write('last-folder', String(id)),
};
