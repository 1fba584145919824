import { readFileSync } from 'node:fs';

/**
 * Returns the contents of a file; empty if it cannot be read.
 * @param {string} file
 */
export function readOrEmpty(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
