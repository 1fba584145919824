import { StartError } from '../start-error.mjs';

const READY_MS = 120_000;

/**
 * Creates the collection and an alias for it under the name that the application uses, so that
 * another collection can replace it.
 * @param {string} url of Solr
 * @param {string} name
 * @param {(text: string) => void} onProgress
 */
export async function provideCollection(url, name, onProgress) {
  const { aliases = {} } = await collections(url, { action: 'LISTALIASES' });
  if (aliases[name]) {
    onProgress('waiting for the shards');
    await untilEveryShardHasALeader(url, aliases[name]);
    // The configset may have changed since it was indexed.
    await collections(url, { action: 'RELOAD', name: aliases[name] });
  } else {
    onProgress('making the collection');
    const shape = { numShards: '2', replicationFactor: '2', 'router.field': 'ruling_id' };
    const collection = `${name}-1`;
    await collections(url, {
      action: 'CREATE',
      name: collection,
      alias: name,
      'collection.configName': 'rulings',
      ...shape,
    });
  }
}

/** @param {string} url @param {string} collection */
async function untilEveryShardHasALeader(url, collection) {
  const until = Date.now() + READY_MS;
  for (;;) {
    const { cluster } = await collections(url, { action: 'CLUSTERSTATUS', collection });
    const shards = Object.values(cluster?.collections[collection]?.shards ?? {});
    const hasLeader = (/** @type {Shard} */ { replicas }) =>
      Object.values(replicas).some(({ leader, state }) => leader === 'true' && state === 'active');
    if (shards.length > 0 && shards.every(hasLeader)) return;
    if (Date.now() > until)
      throw new StartError(`A shard of ${collection} has no leader: see solr-1.log and solr-2.log.`);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

/**
 * Waits until a node that responds has updated its replicas. Until then the other nodes must not
 * stop.
 * @param {string} url
 * @param {string} name
 */
export async function untilReplicasAreActive(url, name) {
  const until = Date.now() + READY_MS;
  const areActive = async () => {
    const { cluster } = await collections(url, { action: 'CLUSTERSTATUS', collection: name });
    const shards = Object.values(cluster?.collections ?? {}).flatMap((collection) =>
      Object.values(collection.shards),
    );
    return shards.every(({ replicas }) => Object.values(replicas).every(({ state }) => state === 'active'));
  };
  while (!(await areActive().catch(() => false)) && Date.now() < until)
    await new Promise((resolve) => setTimeout(resolve, 250));
}

/** @typedef {{ replicas: Record<string, { leader?: string, state: string }> }} Shard */
/**
 * Fields of Solr's responses that are used.
 * @typedef {{ aliases?: Record<string, string>, cluster?: { collections: Record<string, { shards: Record<string, Shard> }> },
 *   failure?: unknown, error?: { msg: string } }} Answer
 */

/** @param {string} url @param {Record<string, string>} parameters @returns {Promise<Answer>} */
async function collections(url, parameters) {
  const response = await fetch(
    `${url}/admin/collections?${new URLSearchParams({ ...parameters, wt: 'json' })}`,
  );
  const body = /** @type {Answer} */ (await response.json());
  if (!response.ok || body.failure)
    throw new StartError(
      `Solr could not ${parameters.action} ${parameters.name ?? ''}: ${JSON.stringify(body.error?.msg ?? body.failure)}`,
    );
  return body;
}
