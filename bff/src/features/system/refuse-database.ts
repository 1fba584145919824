import { setTimeout as pause } from 'node:timers/promises';
import type { Deps } from '../../deps.ts';
import { demoData } from '../../models/demo-data.ts';
import { acceptsAllKeys } from './key-identifiers.ts';

const againAfterMs = 1000;

const anotherKey =
  'SECRET_KEY: is another one than this database was used with, and waiting mails, links and the trials that were had would be lost; ' +
  'set that one again, or keep it in SECRET_KEY_PREVIOUS (docs/operations.md, "The secrets").';

/**
 * Refuses an unsuitable database in production.
 *
 * Calls `refuse`, which exits, if the database was a demo's, because its administrator's password
 * is public, or was used with a key that is no longer configured. Resolves after the first result
 * or failure. While the database is unavailable, the check is retried in the background; logins
 * fail until it succeeds.
 */
export async function refuseDatabase(
  { config, db, log }: Pick<Deps, 'config' | 'db' | 'log'>,
  refuse: (why: string) => void,
): Promise<void> {
  if (config.NODE_ENV !== 'production') return;
  // Runs before the key check, which records the key. A demo's database must not get the key of a
  // production server.
  const whyNot = async () => {
    const found = await demoData(db);
    if (found.length > 0)
      return `This database was a demo's. It still holds ${found.join('; ')}.\nStart on another database, or remove these first.`;
    return (await acceptsAllKeys(db, config)) ? undefined : anotherKey;
  };
  const responds = async () => {
    try {
      const why = await whyNot();
      if (why !== undefined) refuse(why);
      return true;
    } catch (err) {
      log.warn({ err }, 'could not check whether this server may use the database');
      return false;
    }
  };
  const again = async () => {
    do await pause(againAfterMs, undefined, { ref: false });
    while (!(await responds()));
  };
  if (!(await responds())) void again();
}
