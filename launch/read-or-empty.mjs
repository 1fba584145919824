import { readFileSync } from 'node:fs';

/** What a file contains; empty where it cannot be read. @param {string} file */
export function readOrEmpty(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
