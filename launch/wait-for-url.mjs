/**
 * Asks an address until it answers with success.
 * @param {string} url
 * @param {{ timeoutMs: number, ended: Promise<unknown> }} options `ended`: no waiting for a process that is gone
 */
export async function waitForUrl(url, { timeoutMs, ended }) {
  let hasExited = false;
  void ended.then(() => (hasExited = true));
  const until = Date.now() + timeoutMs;
  let last = 'no answer';
  while (Date.now() < until) {
    if (hasExited) throw new Error('exited while starting');
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(5000) });
      const body = await response.text();
      if (response.ok) return;
      last = `${response.status} ${body.slice(0, 200)}`;
    } catch (error) {
      last = error instanceof Error ? error.message : String(error);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`was not ready within ${timeoutMs / 1000} s (${url}: ${last})`);
}
