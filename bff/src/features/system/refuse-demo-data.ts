import { setTimeout as pause } from 'node:timers/promises';
import type { Deps } from '../../deps.ts';
import { demoData } from '../../models/demo-data.ts';

const againAfterMs = 1000;

/**
 * In production, ends the process by `refuse` when the database was a demo's: anybody knows its administrator's password.
 * Resolves after the first answer, or once the database was found to be away; then it is asked until it answers, since
 * nobody can log in before that either.
 */
export async function refuseDemoData(
  { config, db, log }: Pick<Deps, 'config' | 'db' | 'log'>,
  refuse: (why: string) => void,
): Promise<void> {
  if (config.NODE_ENV !== 'production') return;
  const isAnswered = async () => {
    try {
      const found = await demoData(db);
      if (found.length > 0) refuse(`This database was a demo's. It still holds ${found.join('; ')}.`);
      return true;
    } catch (err) {
      log.warn({ err }, 'the database could not be asked whether it was a demo’s');
      return false;
    }
  };
  const again = async () => {
    do await pause(againAfterMs, undefined, { ref: false });
    while (!(await isAnswered()));
  };
  if (!(await isAnswered())) void again();
}
