import type { Deps } from '../../deps.ts';
import { changeSetting, readSetting } from '../../models/settings.ts';

const name = 'clock_offset_ms';
type ClockDeps = Pick<Deps, 'db' | 'clock'>;

const asOffset = (stored: unknown): number => (typeof stored === 'number' ? stored : 0);

/**
 * Moves the demo's time for all processes and across restarts. The offset is stored in the
 * database and only grows.
 * @param seconds  0 only reads the time
 */
export async function moveClock(
  { db, clock }: ClockDeps,
  seconds: number,
): Promise<{ now: string; offsetSeconds: number }> {
  const offset = await changeSetting(
    db,
    name,
    (stored) => Math.max(asOffset(stored), clock.offsetMs()) + seconds * 1000,
  );
  goOnTo(clock, asOffset(offset));
  return { now: clock.now().toISOString(), offsetSeconds: Math.round(clock.offsetMs() / 1000) };
}

/**
 * Moves this process's clock to the stored offset, after a restart or after another process has
 * moved it.
 */
export async function followClock({ db, clock }: ClockDeps): Promise<void> {
  goOnTo(clock, asOffset(await readSetting(db, name)));
}

const goOnTo = (clock: Deps['clock'], offsetMs: number) =>
  clock.advance(Math.max(0, offsetMs - clock.offsetMs()) / 1000);
