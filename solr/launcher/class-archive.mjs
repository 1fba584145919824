// Java's class data sharing for Solr: an archive of verified classes that Java maps into memory,
// which halves the processor time of a start. Java ignores an archive that does not match its
// version or the jars.
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
const classListOf = (archive) => `${archive}.${process.pid}.classes`;

/** @param {string} archive @returns {string[]} */
function findClassLists(archive) {
  const folder = path.dirname(archive);
  const begin = `${path.basename(archive)}.`;
  return readdirSync(folder)
    .filter((name) => name.startsWith(begin) && name.endsWith('.classes'))
    .map((name) => path.join(folder, name));
}

/**
 * Returns the Java options: to use the archive, or, if it is missing, to record the classes that
 * the archive will contain.
 * @param {string} lib the folder of the jars
 * @param {import('./java.mjs').Java} java
 * @param {boolean} learns
 * @returns {string[]}
 */
export function archiveFlags(lib, java, learns) {
  const archive = archiveOf(lib, java);
  if (existsSync(archive)) return [`-XX:SharedArchiveFile=${archive}`];
  return learns && findClassLists(archive).length === 0
    ? [`-XX:DumpLoadedClassList=${classListOf(archive)}`]
    : [];
}

/**
 * Returns the command that makes the archive from the recorded classes, in ten seconds of
 * processor time. Undefined if the archive exists or no classes were recorded. @public imported by
 * its path
 * @param {{ here: string }} options
 * @returns {Promise<{ command: string, args: string[], done: () => Promise<void> } | undefined>}
 *   `done`: moves the archive to its final name
 */
export async function archiveCommand({ here }) {
  const lib = await fetchSolr({ here, onProgress: () => {} });
  const java = await requireJava();
  const archive = archiveOf(lib, java);
  const lists = findClassLists(archive);
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
      for (const list of lists) await rm(list, { force: true });
    },
  };
}
