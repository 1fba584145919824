import type { Deps } from '../../deps.ts';
import { readSetting, writeSetting } from '../../models/settings.ts';

const name = 'maintenance';
/** Asked by every request, read from the database once a second. */
const freshMs = 1000;

export const setMaintenance = ({ db }: Pick<Deps, 'db'>, on: boolean) => writeSetting(db, name, on);

/** Whether the product is closed: by configuration, or by the switch that an operator turned in the database. */
export function maintenanceSwitch({ config, db }: Pick<Deps, 'config' | 'db'>): () => Promise<boolean> {
  let readAt = 0;
  let reading: Promise<boolean> = Promise.resolve(false);
  return () => {
    if (config.MAINTENANCE) return Promise.resolve(true);
    if (Date.now() - readAt > freshMs) {
      readAt = Date.now();
      // A database that is away is for the operation to tell.
      reading = readSetting(db, name).then(
        (value) => value === true,
        () => false,
      );
    }
    return reading;
  };
}
