import { isBeingRestored } from '@massima/db/alone';
import { readConfigOrExit } from '../config.ts';
import { createDeps, type Deps } from '../deps.ts';
import { readMarker, type Marker } from '../models/restoring.ts';
import { schemaUrl } from './schema-url.ts';

/** Factor on the database timeouts of a command: no user waits for it. */
export const databasePatience = 10;

/** Returns what to do about a restore that has begun: it still runs, or it was killed. */
export async function describeMarker(
  { config }: Pick<Deps, 'config'>,
  { since, from, of }: Marker,
): Promise<string> {
  const what = `The backup of ${of} is being restored since ${since}`;
  return (await isBeingRestored(schemaUrl(config)))
    ? `${what}: wait for its end.`
    : `${what}, and that restore was cut off: npm run restore -- --finish, which keeps the old product or the new one, or npm run restore -- --from ${from} --overwrite, which begins again.`;
}

/** Returns the dependencies of a command, or ends the process while a restore has not ended: what the command writes would be lost. */
export async function commandDeps(options?: Parameters<typeof createDeps>[1]): Promise<Deps> {
  const deps = createDeps(readConfigOrExit(), options);
  // A database that can't be reached is for the command to report.
  const marker = await readMarker(deps.db).catch(() => null);
  if (!marker) return deps;
  console.error(await describeMarker(deps, marker));
  await deps.close();
  process.exit(1);
}
