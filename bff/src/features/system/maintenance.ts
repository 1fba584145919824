import { setTimeout as after } from 'node:timers/promises';
import type { Deps } from '../../deps.ts';
import { isClosedBySettings } from '../../models/restoring.ts';
import { writeSetting } from '../../models/settings.ts';

const name = 'maintenance';
/** Asked by every request, read from the database once a second. */
const freshMs = 1000;
/**
 * While the database is slow to say, what it said last applies: this wait comes before every operation's own.
 */
const patienceMs = 200;

export const setMaintenance = ({ db }: Pick<Deps, 'db'>, on: boolean) => writeSetting(db, name, on);

/** Whether the product is closed: by configuration, by the switch that an operator turned in the database, or by a restore. */
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
        // A database that is down is for the operation to report.
        () => last,
      );
      reading = Promise.race([read, after(patienceMs, undefined, { ref: false }).then(() => last)]);
    }
    return reading;
  };
}
