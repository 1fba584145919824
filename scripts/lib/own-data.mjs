// Marks what a start creates in DATA_DIR, because the folder may contain other data, which must not
// be deleted.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { displayPath } from './paths.mjs';
import { StartError } from './start-error.mjs';

const NAMES = [
  'mariadb',
  'mariadb.new',
  'solr',
  'index-checkpoint.json',
  'mail',
  'payments',
  'logs',
  'balancer',
  'secrets.json',
];
const MARK_FILE = 'made-by-massima.json';
/** Set aside by a start that could not read it (start-servers.mjs). */
const setAside = /^unreadable-index-\d{4}-\d\d-\d\dT/;

/** @param {string} file @returns {unknown} */
function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** @param {string} dataDir @returns {string[]} */
function made(dataDir) {
  const markContent = readJson(path.join(dataDir, MARK_FILE));
  if (Array.isArray(markContent)) return markContent.filter((name) => NAMES.includes(name));
  // Created before marks existed: these secrets are ours, and so are the files next to them.
  const secrets = readJson(path.join(dataDir, 'secrets.json'));
  const isOurs = ['database', 'webhook', 'product'].every(
    (name) => typeof (/** @type {Record<string, unknown> | undefined} */ (secrets)?.[name]) === 'string',
  );
  return isOurs ? NAMES : [];
}

/**
 * Marks the folders that a start is about to create. Throws if a folder of the same name is not
 * ours, because the start would write into it.
 * @param {string} dataDir
 */
export function claimData(dataDir) {
  mkdirSync(dataDir, { recursive: true });
  const ours = made(dataDir);
  const foreign = NAMES.filter((name) => !ours.includes(name) && existsSync(path.join(dataDir, name)));
  if (foreign.length > 0)
    throw new StartError(
      `${displayPath(dataDir)} contains ${foreign.join(', ')}, which Massima did not make. Use a separate folder: DATA_DIR=${path.join(displayPath(dataDir), 'massima')} npm start`,
    );
  const file = path.join(dataDir, MARK_FILE);
  writeFileSync(`${file}.new`, JSON.stringify(NAMES));
  renameSync(`${file}.new`, file);
}

/** Deletes what starts have made here, and nothing else. @param {string} dataDir */
export function removeData(dataDir) {
  const ours = made(dataDir);
  for (const name of readdirSync(dataDir))
    if (ours.includes(name) || (ours.length > 0 && setAside.test(name)))
      rmSync(path.join(dataDir, name), { recursive: true, force: true });
}
