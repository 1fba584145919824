import { pathToFileURL } from 'node:url';
import { inRoot } from './paths.mjs';

/**
 * Solr as a part: its log under the part's name, and a record of the process like that of every other.
 * @param {import('./children.mjs').Children} children @param {string} name
 * @param {{ port: number, dataDir: string, learnsClasses?: boolean, onProgress: (text: string) => void, properties?: Record<string, string> }} options
 */
export async function startSolr(children, name, options) {
  const launcher = await import(pathToFileURL(inRoot('solr/launcher.mjs')).href);
  const { url, pid, stop, exit } = await launcher.startSolr({
    ...options,
    properties: { ...options.properties, 'solr.log.dir': children.logDir, 'solr.log.name': name },
  });
  children.record(name, pid, exit);
  return { url, stop, exited: exit };
}

/**
 * Archives the Java classes of Solr, if this start has recorded them, to shorten the next start.
 * @param {import('./children.mjs').Children} children
 */
export async function shareClasses(children) {
  const { archiveCommand } = await import(pathToFileURL(inRoot('solr/launcher/class-archive.mjs')).href);
  const making = await archiveCommand({ here: inRoot('solr') });
  if (!making) return;
  const { command, args } = making;
  await children.run('solr-classes', { what: 'Keeping what Java knows of Solr', command, args });
  await making.done();
}
