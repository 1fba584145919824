import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';

/** Next to this file's folder, or next to the bundle that it is part of. */
const places = ['../migrations/', './migrations/'].map((place) => new URL(place, import.meta.url));

export const migrationsFolder = (): URL => places.find((place) => existsSync(place)) ?? places[0]!;

/** Returns the names of all migrations of this version, in execution order. */
export const migrationNames = async (): Promise<string[]> =>
  (await readdir(migrationsFolder())).filter((name) => /^\d{4}-.*\.ts$/.test(name)).sort();
