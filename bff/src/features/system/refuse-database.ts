import { setTimeout as pause } from 'node:timers/promises';
import type { Deps } from '../../deps.ts';
import { demoData } from '../../models/demo-data.ts';
import { knowsAllKeys } from './key-identifiers.ts';

const againAfterMs = 1000;

const anotherKey =
  'SECRET_KEY: is another one than this database was used with, and waiting mails, links and the trials that were had would be lost; ' +
  'set that one again, or keep it in SECRET_KEY_PREVIOUS (docs/operations.md, "The secrets").';

/**
 * In production, ends the process through `refuse` when the database was a demo's, since anyone knows its administrator's password, or was
 * used with a key that is not configured any more.
 * Resolves after the first answer, or once the database was found to be down; then it is asked until it answers, since
 * no one can log in before that either.
 */
export async function refuseDatabase(
  { config, db, log }: Pick<Deps, 'config' | 'db' | 'log'>,
  refuse: (why: string) => void,
): Promise<void> {
  if (config.NODE_ENV !== 'production') return;
  // First, because the second check notes the key: a demo's database must not get a production's.
  const whyNot = async () => {
    const found = await demoData(db);
    if (found.length > 0)
      return `This database was a demo's. It still holds ${found.join('; ')}.\nStart on another database, or remove these first.`;
    return (await knowsAllKeys(db, config)) ? undefined : anotherKey;
  };
  const isAnswered = async () => {
    try {
      const why = await whyNot();
      if (why !== undefined) refuse(why);
      return true;
    } catch (err) {
      log.warn({ err }, 'the database could not be asked whether this server may use it');
      return false;
    }
  };
  const again = async () => {
    do await pause(againAfterMs, undefined, { ref: false });
    while (!(await isAnswered()));
  };
  if (!(await isAnswered())) void again();
}
