import { renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { coreFolder } from '@massima/solr/launcher/core-folder';
import { isDiskFull } from './disk.mjs';
import { shown } from './paths.mjs';
import { startSolr } from './start-solr.mjs';

/** @typedef {import('./product.mjs').Context} Context */

/** @param {Context} context @param {(text: string) => void} onProgress */
export const search = ({ settings, progress, children }, onProgress) => ({
  // Also the name of its log: log4j2.xml calls it solr.log.
  name: 'solr',
  label: 'search engine',
  start: async () => {
    const dataDir = path.join(settings.dataDir, 'solr');
    const begin = () =>
      startSolr(children, 'solr', {
        port: settings.ports.solr,
        dataDir,
        learnsClasses: true,
        onProgress,
      });
    try {
      return await begin();
    } catch (error) {
      const isUnreadable = error instanceof Error && error.message.includes('cannot load rulings');
      if (!isUnreadable || isDiskFull('', dataDir)) throw error;
      return await withoutIndex(settings.dataDir, begin, (text) => progress.say(text));
    }
  },
});

/**
 * An index cut off by a full disk can't be opened again: it is set aside, and rebuilt from its sources. Set aside, not deleted,
 * because the user may have indexed their own rulings; and put back when it was not the index that kept Solr from starting.
 * @template T @param {string} dataDir @param {() => Promise<T>} begin @param {(text: string) => void} say @returns {Promise<T>}
 */
async function withoutIndex(dataDir, begin, say) {
  const index = path.join(coreFolder(path.join(dataDir, 'solr')), 'data');
  const kept = path.join(dataDir, `unreadable-index-${new Date().toISOString().replaceAll(':', '-')}`);
  renameSync(index, kept);
  try {
    const started = await begin();
    rmSync(path.join(dataDir, 'index-checkpoint.json'), { force: true });
    const where = `It was set aside as ${shown(kept)}`;
    say(
      `The search index could not be read. ${where}, and the demo corpus is indexed again; so must rulings of your own be.`,
    );
    return started;
  } catch (error) {
    rmSync(index, { recursive: true, force: true });
    renameSync(kept, index);
    throw error;
  }
}
