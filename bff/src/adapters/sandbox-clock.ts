/**
 * Advances the clock of the payment sandbox, so that a trial ends on both sides. Returns false if
 * the sandbox is unreachable.
 */
export async function moveSandboxClock(paymentsUrl: string, advanceSeconds: number): Promise<boolean> {
  try {
    const response = await fetch(new URL('/sandbox/clock', paymentsUrl), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ advanceSeconds }),
      signal: AbortSignal.timeout(10_000),
    });
    return response.ok;
  } catch {
    return false;
  }
}
