import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { requestAdmin, type CollectionState } from '../solr-admin.ts';
import { backUpCollection, restoreCollection } from './copy-collection.ts';
import type { IndexHost, Shape } from './place.ts';

const conf = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../home/configsets/rulings/conf');
/** Shape of a first index. */
const usual = { shards: 1, replicas: 2 };

/** SolrCloud: the name is an alias that moves between collections. */
export function collections(solr: string, name: string, requestedShape: Shape): IndexHost {
  const request = (action: string, more: Record<string, string> = {}) =>
    requestAdmin(solr, '/admin/collections', { action, ...more });
  const all = async () => (await request('LIST')).collections ?? [];
  const current = async () => {
    const { aliases = {} } = await request('LISTALIASES');
    return aliases[name] ?? (await all()).find((collection) => collection === name);
  };
  const shapeOf = async (collection: string) => {
    const { cluster } = await request('CLUSTERSTATUS', { collection });
    return readShape(cluster?.collections[collection]);
  };
  const hasAlias = async () => name in ((await request('LISTALIASES')).aliases ?? {});
  return {
    urlOf: (collection) => `${solr}/${collection}`,
    current,
    async others() {
      const now = await current();
      return (await all()).filter(
        (collection) => collection !== now && (collection === name || collection.startsWith(`${name}-`)),
      );
    },
    shape: `${requestedShape.shards ?? ''} ${requestedShape.replicas ?? ''}`.trim(),
    async hasShape(collection) {
      const { shards, replicas } = await shapeOf(collection);
      return (
        (requestedShape.shards ?? shards) === shards && (requestedShape.replicas ?? replicas) === replicas
      );
    },
    async provide(collection) {
      if ((await all()).includes(collection)) return false;
      // Each collection has its own configset: the previous one keeps the fields it was indexed
      // with.
      await uploadConfigset(solr, collection);
      const now = await current();
      const like = now === undefined ? usual : await shapeOf(now);
      await request('CREATE', {
        name: collection,
        'collection.configName': collection,
        numShards: String(requestedShape.shards ?? like.shards),
        replicationFactor: String(requestedShape.replicas ?? like.replicas),
        // All documents of a ruling are on one shard.
        'router.field': 'ruling_id',
      });
      return true;
    },
    async switchTo(collection) {
      // A collection with the name itself is reachable again once no alias hides it.
      if (collection !== name) await request('CREATEALIAS', { name, collections: collection });
      else if (await hasAlias()) await request('DELETEALIAS', { name });
    },
    isInUse: async (collection) => (await current()) === collection,
    async drop(collection) {
      await request('DELETE', { name: collection });
      const { configSets = [] } = await requestConfigsets(solr, { action: 'LIST' });
      if (configSets.includes(collection))
        await requestConfigsets(solr, { action: 'DELETE', name: collection });
    },
    backUp: (collection, copy) => backUpCollection(solr, collection, copy),
    restore: (copy, collection) => restoreCollection(solr, copy, collection),
  };
}

const readShape = (state: CollectionState | undefined): Required<Shape> => ({
  shards: Object.keys(state?.shards ?? {}).length || usual.shards,
  replicas: Number(state?.replicationFactor) || usual.replicas,
});

const requestConfigsets = (solr: string, parameters: Record<string, string>, body?: Uint8Array) =>
  requestAdmin(solr, '/admin/configs', parameters, body);

async function uploadConfigset(solr: string, name: string): Promise<void> {
  for (const file of await readdir(conf)) {
    const query = { action: 'UPLOAD', name, filePath: file, overwrite: 'true', cleanup: 'false' };
    await requestConfigsets(solr, query, await readFile(path.join(conf, file)));
  }
}
