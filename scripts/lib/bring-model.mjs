// Downloads the embedding model into the cache while the application already runs. Until then, or
// if the download fails, search ranks by terms only.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { typescript } from './parts.mjs';
import { cacheDir, inRoot } from './paths.mjs';

export const MODEL_DIR = path.join(cacheDir, 'meaning');

/** Written last, when the whole has been tried. */
export const isThere = () => existsSync(path.join(MODEL_DIR, 'NOTICES.md'));

/** @typedef {{ update(text: string): void, done(text?: string): void, fail(text: string): void }} Line */

/** @param {import('./children.mjs').Children} children @param {Line} part */
export async function bringModel(children, part) {
  // An existing model is verified, because a broken file must be downloaded again.
  const wasThere = isThere();
  part.update(wasThere ? 'looking at the model' : 'fetching the model (205 MB, once)');
  try {
    const fetching = typescript('meaning/src/fetch/main.ts', '--into', MODEL_DIR, '--once-a-day');
    await children.run('model', { what: 'Fetching the model', ...fetching });
    part.done(wasThere ? 'is there' : 'fetched');
  } catch (error) {
    part.fail('download failed: search ranks only by terms');
    throw error;
  }
}

/**
 * Returns whether the bundled model is used. With another model or an endpoint, the operator runs
 * the indexing command.
 * @param {import('./settings.mjs').Settings} settings
 */
export const usesOwnModel = ({ env }) => !env.MEANING_MODEL && !env.EMBEDDINGS_URL;

/**
 * After everything runs, the demo's vectors, which are in the tree, go into the index, and the model that reads questions is fetched.
 * @param {import('./product.mjs').Context} context @param {string} solrUrl @param {(text: string) => void} say
 */
export async function bringMeaning({ children, settings }, solrUrl, say) {
  const wasThere = isThere();
  if (!wasThere)
    say('  Search ranks by terms until the embedding model is downloaded (205 MB, once, in the background).');
  try {
    const core = `${solrUrl}/${settings.solrCore}`;
    const vectors = ['--url', core, '--vectors', inRoot('solr/demo/vectors'), '--progress', 'json'];
    const bring = typescript('solr/indexer/meaning.ts', ...vectors);
    await children.run('meaning', { what: 'Indexing the demo corpus’ embeddings', ...bring });
    await bringModel(children, { update: () => undefined, done: () => undefined, fail: () => undefined });
    if (!wasThere) say('  The embedding model is ready: search now also ranks by meaning.');
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    // Stopping during the download is not a failure.
    if (message !== 'stopped')
      say(`  Search ranks only by terms, because the embedding model could not be downloaded.\n${message}`);
  }
}
