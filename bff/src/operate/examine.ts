import type { Deps } from '../deps.ts';
import type { Finding } from './finding.ts';
import { lookAtDatabase } from './look-at-database.ts';
import { lookAtProvider } from './look-at-provider.ts';
import { lookAtRoom } from './look-at-room.ts';
import { lookAtSearch } from './look-at-search.ts';

/** Looks at everything that the product depends on, and changes nothing. Takes a few seconds at most, whatever hangs. */
export async function examine(deps: Deps): Promise<Finding[]> {
  const found = await Promise.all([
    lookAtDatabase(deps),
    lookAtProvider(deps),
    lookAtSearch(deps),
    lookAtRoom(deps),
  ]);
  return found.flat();
}
