// Folders that are small disks of their own, and what happens to a disk.
import { execFileSync, spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readdirSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';

/** @typedef {{ name: string, begin: () => void, end: () => void }} Fault */

/** @param {string} folder @param {number} sizeMb */
export function mountAt(folder, sizeMb) {
  mkdirSync(folder, { recursive: true });
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${sizeMb}m`, 'tmpfs', folder]);
  return folder;
}

/** @param {string} folder */
const fillerOf = (folder) => path.join(folder, 'filler');

/** @param {string} folder @returns {Fault} */
export const filled = (folder) => ({
  name: 'full',
  begin() {
    const file = openSync(fillerOf(folder), 'w');
    const piece = Buffer.alloc(64 * 1024, 1);
    try {
      for (;;) writeSync(file, piece);
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ENOSPC') throw error;
    } finally {
      closeSync(file);
    }
  },
  end: () => rmSync(fillerOf(folder)),
});

/** Undefined where a file is open for writing: the kernel lets no one make such a mount read-only. @param {string} folder @returns {Fault | undefined} */
export function readOnly(folder) {
  const remount = (/** @type {string} */ how) =>
    spawnSync('mount', ['-o', `remount,${how}`, folder]).status === 0;
  if (!remount('ro')) return undefined;
  remount('rw');
  return { name: 'read-only', begin: () => void remount('ro'), end: () => void remount('rw') };
}

/** What was there does not come back. @param {string} folder @returns {Fault} */
export const emptied = (folder) => ({
  name: 'emptied',
  begin: () =>
    readdirSync(folder).forEach((name) => rmSync(path.join(folder, name), { recursive: true, force: true })),
  end: () => undefined,
});
