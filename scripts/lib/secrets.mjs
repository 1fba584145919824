import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Loads the demo's secrets, created once and stored next to its data. New names are added to an
 * old file, so that an update of the application keeps existing sessions.
 * @template {string} Name
 * @param {string} file
 * @param {readonly Name[]} names
 * @returns {Record<Name, string>}
 */
export function loadSecrets(file, names) {
  /** @type {Record<string, string>} */
  let existing = {};
  try {
    existing = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // none yet, or a half-written one from a killed start: created again
  }
  const missing = names.filter((name) => typeof existing[name] !== 'string');
  if (missing.length > 0) {
    for (const name of missing) existing[name] = randomBytes(24).toString('base64url');
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(`${file}.new`, JSON.stringify(existing, null, 2), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  }
  chmodSync(file, 0o600);
  return /** @type {Record<Name, string>} */ (existing);
}

/** Secrets of the demo whose data are in this folder. @param {string} dataDir */
export const demoSecrets = (dataDir) =>
  loadSecrets(path.join(dataDir, 'secrets.json'), ['database', 'webhook', 'product']);
