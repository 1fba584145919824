/** Lifetime of a credit, in milliseconds. A later search takes one more round trip. */
const goodForMs = 10 * 60_000;
const maxSessions = 10_000;

/**
 * Decides whether a session's search may query Solr before it is admitted.
 *
 * Each successful search earns a credit for the session's next search. A rejected caller therefore
 * causes at most one query to Solr, however often it retries, until a search succeeds again.
 * Applies per server process.
 */
export interface SpeculationCredits {
  grant(tokenHash: string, account: number): void;
  /**
   * Consumes a credit.
   * @returns the account of the session, or undefined without a credit
   */
  spend(tokenHash: string): number | undefined;
}

export function speculationCredits(): SpeculationCredits {
  /** Accounts of the sessions whose last search succeeded, newest last. */
  const successes = new Map<string, { account: number; at: number }>();

  return {
    grant(tokenHash, account) {
      successes.delete(tokenHash);
      successes.set(tokenHash, { account, at: performance.now() });
      if (successes.size <= maxSessions) return;
      for (const oldest of successes.keys()) return void successes.delete(oldest);
    },
    spend(tokenHash) {
      const success = successes.get(tokenHash);
      successes.delete(tokenHash);
      return success && performance.now() - success.at < goodForMs ? success.account : undefined;
    },
  };
}
