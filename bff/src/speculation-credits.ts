/** Forgotten after this long, in milliseconds: a user who comes back later waits for one more round trip. */
const goodForMs = 10 * 60_000;
const maxSessions = 10_000;

/**
 * Whether a session's search may go to the engine while it is still being admitted: each search that was answered earns the next one this
 * head start. So a caller who is refused has cost one question to the engine, and none after it until a search is admitted and answered
 * again, however often it is tried. Of one server.
 */
export interface SpeculationCredits {
  grant(tokenHash: string, account: number): void;
  /** @returns the account whose session it was, where there is a credit */
  spend(tokenHash: string): number | undefined;
}

export function speculationCredits(): SpeculationCredits {
  /** Sessions whose last search was answered, the newest last, with their accounts. */
  const answered = new Map<string, { account: number; at: number }>();

  return {
    grant(tokenHash, account) {
      answered.delete(tokenHash);
      answered.set(tokenHash, { account, at: performance.now() });
      if (answered.size <= maxSessions) return;
      for (const oldest of answered.keys()) return void answered.delete(oldest);
    },
    spend(tokenHash) {
      const known = answered.get(tokenHash);
      answered.delete(tokenHash);
      return known && performance.now() - known.at < goodForMs ? known.account : undefined;
    },
  };
}
