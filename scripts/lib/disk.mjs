import { mkdirSync, statfsSync } from 'node:fs';
import { shown } from './paths.mjs';
import { StartError } from './start-error.mjs';

const MB = 1024 * 1024;

/** @param {string} dir @param {number} neededMb */
export function requireSpace(dir, neededMb) {
  mkdirSync(dir, { recursive: true });
  const { bavail, bsize } = statfsSync(dir);
  const freeMb = Math.floor((bavail * bsize) / MB);
  if (freeMb >= neededMb) return;
  throw new StartError(
    `The disk is nearly full: ${freeMb} MB are free where ${shown(dir)} lies, and ${neededMb} MB are needed. ` +
      'Free some space, or keep the data elsewhere: DATA_DIR=/path/with/space npm start',
  );
}

/** Whether a log says that the disk ran full; every part words it its own way. @param {string} text */
export const saysDiskFull = (text) => /ENOSPC|no space left on device|disk (?:is )?full|errno: 28\b/i.test(text);
