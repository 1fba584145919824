// Reports folders that this user may not write to, with advice.
import { accessSync, constants, existsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { displayPath } from './paths.mjs';
import { StartError } from './start-error.mjs';

const user = () => {
  try {
    return os.userInfo().username;
  } catch {
    return `${process.getuid?.() ?? ''}`;
  }
};

/**
 * Returns the nearest existing folder, which must be writable to create `folder`.
 * @param {string} folder
 * @returns {string}
 */
export const nearest = (folder) => (existsSync(folder) ? folder : nearest(path.dirname(folder)));

/** @param {string} folder */
export function isWritable(folder) {
  try {
    accessSync(nearest(folder), constants.W_OK | constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** @param {string} folder @param {string} [instead] */
export const adviceFor = (folder, instead) =>
  `Give it to this user (sudo chown -R ${user()} ${displayPath(nearest(folder))})${instead ? `, or ${instead}` : ''}.`;

/**
 * @param {string} folder
 * @param {string} what description of the folder's content
 * @param {string} [instead] another way out
 */
export function requireWritable(folder, what, instead) {
  if (isWritable(folder)) return;
  throw new StartError(
    `${displayPath(folder)} (${what}) cannot be written to. ${adviceFor(folder, instead)}`,
  );
}

/**
 * Returns the message for a permission error of the file system; undefined for other errors.
 * @param {unknown} error
 */
export function explainDenied(error) {
  const { code, path: file } = /** @type {NodeJS.ErrnoException} */ (error ?? {});
  if (typeof file !== 'string' || !['EACCES', 'EPERM', 'EROFS'].includes(code ?? '')) return undefined;
  if (code === 'EROFS')
    return `${displayPath(file)} lies on a disk that can only be read. DATA_DIR=/path/that/can/be/written npm start`;
  return `${displayPath(file)} cannot be written to (${code}). ${adviceFor(path.dirname(file), 'keep the data elsewhere: DATA_DIR=/path/of/yours npm start')}`;
}
