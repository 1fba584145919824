import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { askSolr, type CollectionState } from '../solr-admin.ts';
import { backUpCollection, restoreCollection } from './copy-collection.ts';
import type { Place, Shape } from './place.ts';

const conf = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../home/configsets/rulings/conf');
/** Shape of a first index. */
const usual = { shards: 1, replicas: 2 };

/** SolrCloud: the name is an alias that moves between collections. */
export function collections(solr: string, name: string, wish: Shape): Place {
  const ask = (action: string, more: Record<string, string> = {}) =>
    askSolr(solr, '/admin/collections', { action, ...more });
  const all = async () => (await ask('LIST')).collections ?? [];
  const current = async () => {
    const { aliases = {} } = await ask('LISTALIASES');
    return aliases[name] ?? (await all()).find((one) => one === name);
  };
  const shapeOf = async (collection: string) => {
    const { cluster } = await ask('CLUSTERSTATUS', { collection });
    return readShape(cluster?.collections[collection]);
  };
  const hasAlias = async () => name in ((await ask('LISTALIASES')).aliases ?? {});
  return {
    urlOf: (collection) => `${solr}/${collection}`,
    current,
    async others() {
      const now = await current();
      return (await all()).filter((one) => one !== now && (one === name || one.startsWith(`${name}-`)));
    },
    shape: `${wish.shards ?? ''} ${wish.replicas ?? ''}`.trim(),
    async hasShape(collection) {
      const { shards, replicas } = await shapeOf(collection);
      return (wish.shards ?? shards) === shards && (wish.replicas ?? replicas) === replicas;
    },
    async provide(collection) {
      if ((await all()).includes(collection)) return false;
      // Each collection has its own configset: the previous one keeps the fields it was indexed
      // with.
      await uploadConfigset(solr, collection);
      const now = await current();
      const like = now === undefined ? usual : await shapeOf(now);
      await ask('CREATE', {
        name: collection,
        'collection.configName': collection,
        numShards: String(wish.shards ?? like.shards),
        replicationFactor: String(wish.replicas ?? like.replicas),
        // All documents of a ruling are on one shard.
        'router.field': 'ruling_id',
      });
      return true;
    },
    async switchTo(collection) {
      // A collection with the name itself is reachable again once no alias hides it.
      if (collection !== name) await ask('CREATEALIAS', { name, collections: collection });
      else if (await hasAlias()) await ask('DELETEALIAS', { name });
    },
    isInUse: async (collection) => (await current()) === collection,
    async drop(collection) {
      await ask('DELETE', { name: collection });
      const { configSets = [] } = await askConfigsets(solr, { action: 'LIST' });
      if (configSets.includes(collection)) await askConfigsets(solr, { action: 'DELETE', name: collection });
    },
    backUp: (collection, copy) => backUpCollection(solr, collection, copy),
    restore: (copy, collection) => restoreCollection(solr, copy, collection),
  };
}

const readShape = (state: CollectionState | undefined): Required<Shape> => ({
  shards: Object.keys(state?.shards ?? {}).length || usual.shards,
  replicas: Number(state?.replicationFactor) || usual.replicas,
});

const askConfigsets = (solr: string, parameters: Record<string, string>, body?: Uint8Array) =>
  askSolr(solr, '/admin/configs', parameters, body);

async function uploadConfigset(solr: string, name: string): Promise<void> {
  for (const file of await readdir(conf)) {
    const query = { action: 'UPLOAD', name, filePath: file, overwrite: 'true', cleanup: 'false' };
    await askConfigsets(solr, query, await readFile(path.join(conf, file)));
  }
}
