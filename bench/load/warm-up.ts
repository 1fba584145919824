import { compilerMs, processorMs } from './processor-time.ts';
import { say } from './run-bench.ts';
import type { Started } from './servers.ts';

/** Share of the processor that the compiler uses after the warm-up has finished. */
const settledShare = 0.05;
/** Maximum number of rounds; the remaining compiler share is reported. */
const maxRounds = 30;

/**
 * Sends queries in rounds until Solr's code is compiled. A newly started Solr compiles for about
 * 25,000 queries, minutes of a core. Earlier measurements include the compiler. Returns the share
 * of the last round.
 */
export async function warmUp(
  { pid }: Started,
  sendQuery: (round: number) => Promise<unknown>,
): Promise<void> {
  let share = 1;
  let rounds = 0;
  while (share > settledShare && rounds < maxRounds) {
    const [totalBefore, compiler] = [processorMs(pid), compilerMs(pid)];
    await sendQuery(rounds++);
    share = Math.max(0, compilerMs(pid) - compiler) / Math.max(1, processorMs(pid) - totalBefore);
  }
  say(`the engine is warm after ${rounds} rounds: its compiler takes ${(share * 100).toFixed(0)} % of it`);
}
