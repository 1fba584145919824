import { mkdirSync, statfsSync } from 'node:fs';
import { displayPath } from './paths.mjs';
import { StartError } from './start-error.mjs';

const MB = 1024 * 1024;

const FULL_MB = 10;

/** @param {string} dir */
export function freeMb(dir) {
  const { bavail, bsize } = statfsSync(dir);
  return Math.floor((bavail * bsize) / MB);
}

/**
 * @param {string} dir
 * @param {number} neededMb
 * @param {string} [advice] advice in addition to freeing space
 */
export function requireSpace(dir, neededMb, advice = '') {
  mkdirSync(dir, { recursive: true });
  const free = freeMb(dir);
  if (free >= neededMb) return;
  throw new StartError(
    `The disk is nearly full: ${free} MB are free where ${displayPath(dir)} lies, and ${neededMb} MB are needed. ` +
      `Free some space${advice && `, or ${advice}`}.`,
  );
}

/**
 * Returns whether a failure is caused by a full disk. Each program words it differently, and the
 * log may be missing on a full disk.
 * @param {string} text
 * @param {string} dir
 */
export function isDiskFull(text, dir) {
  return /ENOSPC|no space left on device|disk (?:is )?full|errno: 28\b/i.test(text) || freeMb(dir) < FULL_MB;
}
