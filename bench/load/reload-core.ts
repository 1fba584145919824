import { administer } from '../administer.ts';
import type { Started } from './servers.ts';

/**
 * Reloads the core to empty its caches, so that no contender profits from the queries of the
 * previous one. The compiled code and the index in the system's page cache stay.
 */
export async function reloadCore({ url }: Started): Promise<void> {
  const [, node = '', core = ''] = /^(.*)\/([^/]+)$/.exec(url) ?? [];
  await administer(node, `action=RELOAD&core=${core}`);
}
