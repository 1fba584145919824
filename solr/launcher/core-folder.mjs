import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

const properties = (/** @type {string} */ folder) => path.join(folder, 'core.properties');

/** @param {string} folder */
function isNamedRulings(folder) {
  if (!existsSync(properties(folder))) return false;
  const text = readFileSync(properties(folder), 'utf8');
  // The last line is missing if writing was interrupted.
  return /^name=rulings$/m.test(text) && /^configSet=/m.test(text);
}

/**
 * Returns the folder of the core `rulings`. It differs from the core's name after a rebuilt index
 * swapped names with the core.
 * @param {string} dataDir of Solr
 */
export function coreFolder(dataDir) {
  const cores = path.join(dataDir, 'cores');
  const usual = path.join(cores, 'rulings');
  const folders = existsSync(cores) ? readdirSync(cores).map((name) => path.join(cores, name)) : [];
  return folders.find(isNamedRulings) ?? usual;
}

/**
 * Makes the core if it is missing.
 * @param {string} dataDir of Solr
 */
export async function provideCore(dataDir) {
  const folder = coreFolder(dataDir);
  if (isNamedRulings(folder)) return;
  await mkdir(folder, { recursive: true });
  await writeFile(properties(folder), 'name=rulings\nconfigSet=rulings\n');
}
