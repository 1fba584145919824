import { readFileSync } from 'node:fs';

/** What a file holds; empty where it cannot be read. @param {string} file */
export function readOrEmpty(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
