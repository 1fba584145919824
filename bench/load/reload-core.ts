import { administer } from '../administer.ts';
import type { Started } from './servers.ts';

/**
 * Reloads the core, so that none of its caches knows a question any more: what one contender asked, the next one would find
 * counted. Its code stays compiled, and the index in the memory of the system.
 */
export async function reloadCore({ url }: Started): Promise<void> {
  const [, node = '', core = ''] = /^(.*)\/([^/]+)$/.exec(url) ?? [];
  await administer(node, `action=RELOAD&core=${core}`);
}
