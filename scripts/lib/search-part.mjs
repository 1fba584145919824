import { existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDiskFull } from './disk.mjs';
import { inRoot, shown } from './paths.mjs';

/** @typedef {import('./product.mjs').Context} Context */

/** @param {Context} context @param {(text: string) => void} onProgress */
export const search = ({ settings, progress }, onProgress) => ({
  name: 'search',
  label: 'search engine',
  start: async () => {
    const dataDir = path.join(settings.dataDir, 'solr');
    const begin = () => startSolr(settings.ports.solr, dataDir, onProgress);
    try {
      return await begin();
    } catch (error) {
      // An index cut off by a full disk can't be opened again; it is made anew from its sources.
      const isUnreadable = error instanceof Error && error.message.includes('cannot load rulings');
      if (
        !isUnreadable ||
        isDiskFull('', dataDir) ||
        !setAside(dataDir, settings.dataDir, (text) => progress.say(text))
      )
        throw error;
      return await begin();
    }
  },
});

/** @param {number} port @param {string} dataDir @param {(text: string) => void} onProgress */
async function startSolr(port, dataDir, onProgress) {
  const launcher = await import(pathToFileURL(inRoot('solr/launcher.mjs')).href);
  const { url, stop, exit } = await launcher.startSolr({ port, dataDir, onProgress });
  return { url, stop, exited: exit };
}

/** Kept, not deleted: somebody may have indexed rulings of their own. @param {string} solrDir @param {string} dataDir @param {(text: string) => void} say */
function setAside(solrDir, dataDir, say) {
  const index = path.join(solrDir, 'cores', 'rulings', 'data');
  if (!existsSync(index)) return false;
  const kept = path.join(dataDir, `unreadable-index-${new Date().toISOString().replaceAll(':', '-')}`);
  renameSync(index, kept);
  rmSync(path.join(dataDir, 'index-checkpoint.json'), { force: true });
  say(
    `The search index could not be read. It was set aside as ${shown(kept)}, and the demo corpus is indexed again; index rulings of your own again too.`,
  );
  return true;
}
