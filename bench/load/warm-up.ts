import { compilerMs, processorMs } from './processor-time.ts';
import { say } from './run-bench.ts';
import type { Started } from './servers.ts';

/** What the compiler may take of the engine's processor where it has settled. */
const settledShare = 0.05;
/** Rounds after which it is measured all the same, and the share that was left is said. */
const maxRounds = 30;

/**
 * Asks round after round until the engine's code is compiled. An engine that was just started compiles for some 25,000 questions, which
 * takes a core for minutes: what is measured until then is the compiler as much as the search. The share is that of the last round.
 */
export async function warmUp({ pid }: Started, ask: (round: number) => Promise<unknown>): Promise<void> {
  let share = 1;
  let rounds = 0;
  while (share > settledShare && rounds < maxRounds) {
    const [whole, compiler] = [processorMs(pid), compilerMs(pid)];
    await ask(rounds++);
    share = Math.max(0, compilerMs(pid) - compiler) / Math.max(1, processorMs(pid) - whole);
  }
  say(`the engine is warm after ${rounds} rounds: its compiler takes ${(share * 100).toFixed(0)} % of it`);
}
