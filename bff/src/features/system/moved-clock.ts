import type { Deps } from '../../deps.ts';
import { readSetting, writeSetting } from '../../models/settings.ts';

const name = 'clock_offset_ms';
type At = Pick<Deps, 'db' | 'clock'>;

/** Moves the product's time on, and remembers it: after a restart nothing may come from the future. */
export async function moveClock(
  { db, clock }: At,
  seconds: number,
): Promise<{ now: string; offsetSeconds: number }> {
  clock.advance(seconds);
  const offsetMs = clock.now().getTime() - Date.now();
  await writeSetting(db, name, offsetMs);
  return { now: clock.now().toISOString(), offsetSeconds: Math.round(offsetMs / 1000) };
}

/** Goes on from where the demo's clock was left. */
export async function restoreClock({ db, clock }: At): Promise<void> {
  const offsetMs = await readSetting(db, name);
  if (typeof offsetMs === 'number') clock.advance(offsetMs / 1000);
}
