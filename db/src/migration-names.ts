import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';

/** Next to this file's folder, or next to the bundle that it is part of. */
const folders = ['../migrations/', './migrations/'].map((folder) => new URL(folder, import.meta.url));

export const migrationsFolder = (): URL => folders.find((folder) => existsSync(folder)) ?? folders[0]!;

/** Returns the names of all migrations of this version, in execution order. */
export const migrationNames = async (): Promise<string[]> =>
  (await readdir(migrationsFolder())).filter((name) => /^\d{4}-.*\.ts$/.test(name)).sort();
