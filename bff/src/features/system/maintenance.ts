import { setTimeout as after } from 'node:timers/promises';
import type { Deps } from '../../deps.ts';
import { isClosedBySettings } from '../../models/restoring.ts';
import { writeSetting } from '../../models/settings.ts';

const name = 'maintenance';
/** How long the setting is cached, in milliseconds. Every request reads it. */
const freshMs = 1000;
/**
 * Timeout of the read. If it expires, the last value applies, because every operation has to wait
 * for this read.
 */
const timeoutMs = 200;

export const setMaintenance = ({ db }: Pick<Deps, 'db'>, on: boolean) => writeSetting(db, name, on);

/**
 * Returns a function that resolves to true if the application is closed: by configuration, by the
 * operator's setting in the database, or during a restore.
 */
export function maintenanceSwitch({ config, db }: Pick<Deps, 'config' | 'db'>): () => Promise<boolean> {
  let readAt = -Infinity;
  let last = false;
  let reading: Promise<boolean> = Promise.resolve(last);
  return () => {
    if (config.MAINTENANCE) return Promise.resolve(true);
    if (performance.now() - readAt > freshMs) {
      readAt = performance.now();
      const read = isClosedBySettings(db, name).then(
        (isClosed) => (last = isClosed),
        // The operation itself reports an unavailable database.
        () => last,
      );
      reading = Promise.race([read, after(timeoutMs, undefined, { ref: false }).then(() => last)]);
    }
    return reading;
  };
}
