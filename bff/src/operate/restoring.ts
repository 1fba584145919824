import { isBeingRestored } from '@massima/db/alone';
import type { Deps } from '../deps.ts';
import type { Marker } from '../models/restoring.ts';
import { schemaUrl } from './schema-url.ts';

/** What to do about a restore that has begun: it still runs, or it was killed. */
export async function describeMarker(
  { config }: Pick<Deps, 'config'>,
  { since, from, of }: Marker,
): Promise<string> {
  const what = `The backup of ${of} is being restored since ${since}`;
  return (await isBeingRestored(schemaUrl(config)))
    ? `${what}: wait for its end.`
    : `${what}, and that restore was cut off: npm run restore -- --finish, which keeps the old product or the new one, or npm run restore -- --from ${from} --overwrite, which begins again.`;
}
