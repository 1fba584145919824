import type { Deps } from '../../deps.ts';
import { changeSetting, readSetting } from '../../models/settings.ts';

const name = 'clock_offset_ms';
type At = Pick<Deps, 'db' | 'clock'>;

const asOffset = (stored: unknown): number => (typeof stored === 'number' ? stored : 0);

/**
 * Moves the demo's time on, for every process and across restarts: the stored offset is the truth, and it only grows. Moving by 0 reads the
 * time.
 */
export async function moveClock(
  { db, clock }: At,
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

/** Moves to where the demo's clock is by now: after a restart, or when another process has moved it. */
export async function followClock({ db, clock }: At): Promise<void> {
  goOnTo(clock, asOffset(await readSetting(db, name)));
}

const goOnTo = (clock: Deps['clock'], offsetMs: number) =>
  clock.advance(Math.max(0, offsetMs - clock.offsetMs()) / 1000);
