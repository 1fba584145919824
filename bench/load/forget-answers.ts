import type { Started } from './servers.ts';

/**
 * Loads the core anew, so that none of its caches knows a question any more: what one contender asked, the next one would find
 * counted. Its code stays compiled, and the index in the memory of the system.
 */
export async function forgetAnswers({ url }: Started): Promise<void> {
  const { origin, pathname } = new URL(url);
  const [, path, core] = /^(.*)\/([^/]+)$/.exec(pathname) ?? [];
  const answer = await fetch(`${origin}${path}/admin/cores?action=RELOAD&core=${core}`);
  if (!answer.ok) throw new Error(`engine: ${answer.status} ${(await answer.text()).slice(0, 300)}`);
}
