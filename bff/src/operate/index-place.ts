import { access, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { IndexPart } from './kept-copy.ts';
import { OperatorError } from './operator-error.ts';

/** Returns the folder that Solr made for a copy, relative to where it was told to; undefined if it can't be seen from here. */
export async function findCopy(location: string, as: string): Promise<string | undefined> {
  // One node, and SolrCloud.
  for (const name of [`snapshot.${as}`, as])
    if (
      await access(path.join(location, name)).then(
        () => true,
        () => false,
      )
    )
      return name;
  return undefined;
}

/**
 * Finds where the copy of the index lies on this machine: as given, or near the backup.
 * @param folder of the backup
 * @returns the place for Solr, and the copy in it if it can be read from here
 */
export async function placeOf(
  folder: string,
  { as, place, repository }: IndexPart,
  given: string | undefined,
): Promise<{ location: string; copy?: string | undefined }> {
  if (repository !== undefined) return { location: given ?? place };
  if (given !== undefined) return { location: given, copy: await findCopy(given, as) };
  const above = path.dirname(folder);
  for (const location of [
    ...[path.resolve(folder, place), folder, above],
    ...(await foldersIn(above)),
    ...(await foldersIn(path.dirname(above))),
  ]) {
    const copy = await findCopy(location, as);
    if (copy !== undefined) return { location, copy };
  }
  throw new OperatorError(`The copy ${as} of the index is not near ${folder}: give its folder with --index.`);
}

const foldersIn = async (folder: string): Promise<string[]> => {
  const all = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return all.filter((one) => one.isDirectory()).map(({ name }) => path.join(folder, name));
};
