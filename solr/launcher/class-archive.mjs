// What Java knows of Solr's classes once it has read and checked them, kept in a file that it maps into memory: half of the processor's
// time of a start. Java's own "class data sharing"; a file that does not fit its version or the jars, it leaves aside by itself.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { fetchSolr } from './fetch-solr.mjs';
import { requireJava } from './java.mjs';

/** Next to the jars, whose folder's name it begins with, and removed with them. @param {string} lib @param {import('./java.mjs').Java} java */
const archiveOf = (lib, java) =>
  `${lib}-java-${createHash('sha256').update(java.version).digest('hex').slice(0, 12)}.jsa`;

/** A start that noted which classes it loaded, by its process. @param {string} archive */
const noted = (archive) => `${archive}.${process.pid}.classes`;

/** @param {string} archive @returns {string[]} */
function findNoted(archive) {
  const folder = path.dirname(archive);
  const begin = `${path.basename(archive)}.`;
  return readdirSync(folder)
    .filter((name) => name.startsWith(begin) && name.endsWith('.classes'))
    .map((name) => path.join(folder, name));
}

/**
 * The Java options for it: to use it, or where there is none yet to note what it would contain.
 * @param {string} lib the folder of the jars @param {import('./java.mjs').Java} java @param {boolean} learns @returns {string[]}
 */
export function archiveFlags(lib, java, learns) {
  const archive = archiveOf(lib, java);
  if (existsSync(archive)) return [`-XX:SharedArchiveFile=${archive}`];
  return learns && findNoted(archive).length === 0 ? [`-XX:DumpLoadedClassList=${noted(archive)}`] : [];
}

/**
 * The command that makes it, once a start has noted the classes; undefined where it is there already, or nothing was noted. It takes
 * ten seconds of a processor.
 * @public imported by its path
 * @param {{ here: string }} options
 * @returns {Promise<{ command: string, args: string[], done: () => Promise<void> } | undefined>} `done`: puts it into its place
 */
export async function archiveCommand({ here }) {
  const lib = await fetchSolr({ here, onProgress: () => {} });
  const java = await requireJava();
  const archive = archiveOf(lib, java);
  const lists = findNoted(archive);
  const [list] = lists;
  if (!list || existsSync(archive)) return undefined;
  const draft = `${archive}.${process.pid}`;
  return {
    command: java.command,
    args: [
      ...['-XX:+UseSerialGC', '-Xmx512m', '-Xshare:dump'],
      ...[`-XX:SharedClassListFile=${list}`, `-XX:SharedArchiveFile=${draft}`],
      ...['-cp', path.join(lib, '*')],
    ],
    async done() {
      await rename(draft, archive);
      for (const one of lists) await rm(one, { force: true });
    },
  };
}
