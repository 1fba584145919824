import type { Deps } from '../deps.ts';
import { checkDatabase } from './check-database.ts';
import { checkDiskSpace } from './check-disk-space.ts';
import { checkMail } from './check-mail.ts';
import { checkProvider } from './check-provider.ts';
import { checkSearch } from './check-search.ts';
import type { Finding } from './finding.ts';

/**
 * Checks everything that the product depends on, for `npm run doctor`, `npm start -- --check`, a server's start, its metrics and
 * `/health/ready`. Changes nothing, and takes a few seconds at most.
 */
export async function examine(deps: Deps): Promise<Finding[]> {
  const found = await Promise.all([
    checkDatabase(deps),
    checkProvider(deps),
    checkSearch(deps),
    checkDiskSpace(deps),
    checkMail(deps),
  ]);
  return found.flat();
}
