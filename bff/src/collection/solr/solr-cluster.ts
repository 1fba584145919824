import { z } from 'zod';

/**
 * Relevant part of Solr's CLUSTERSTATUS. A replica remains leader until ZooKeeper notices that its
 * node is gone.
 */
const replica = z.object({ leader: z.string().optional(), state: z.string(), node_name: z.string() });
const shard = z.object({ state: z.string(), replicas: z.record(z.string(), replica) });
const clusterStatus = z.object({
  cluster: z.object({
    live_nodes: z.array(z.string()),
    collections: z.record(z.string(), z.object({ shards: z.record(z.string(), shard) })),
  }),
});

const refusal = z.object({ error: z.object({ msg: z.string() }) });

/**
 * Returns whether the response comes from a single node. An unknown collection is a response of a
 * cluster and may be temporary.
 */
export const isSingleNode = (response: unknown): boolean =>
  /not running in SolrCloud/i.test(refusal.safeParse(response).data?.error.msg ?? '');

/** Shards with problems, as `collection/shard`. */
export interface ClusterState {
  /** Shards that cannot be indexed. */
  withoutLeader: string[];
  /** Shards with inactive replicas. If another node fails, they may become unavailable. */
  recovering: string[];
}

/** Parses CLUSTERSTATUS; null for any other response. */
export function clusterState(response: unknown): ClusterState | null {
  const { data } = clusterStatus.safeParse(response);
  if (!data) return null;
  const { live_nodes, collections } = data.cluster;
  const isActive = ({ state, node_name }: z.infer<typeof replica>) =>
    state === 'active' && live_nodes.includes(node_name);
  const shards = Object.entries(collections).flatMap(([collection, { shards: all }]) =>
    Object.entries(all)
      // A split shard remains in the list as inactive.
      .filter(([, { state }]) => state === 'active')
      .map(([name, { replicas }]) => ({ name: `${collection}/${name}`, replicas: Object.values(replicas) })),
  );
  const named = (found: typeof shards) => found.map(({ name }) => name);
  return {
    withoutLeader: named(
      shards.filter(({ replicas }) => !replicas.some((copy) => copy.leader === 'true' && isActive(copy))),
    ),
    recovering: named(shards.filter(({ replicas }) => !replicas.every(isActive))),
  };
}

const nodeMetrics = z.object({
  metrics: z.object({ 'solr.node': z.object({ 'CONTAINER.fs.coreRoot.usableSpace': z.number() }) }),
});

/** Parses the free disk space in bytes; null for any other response. */
export const readFreeBytes = (response: unknown): number | null =>
  nodeMetrics.safeParse(response).data?.metrics['solr.node']['CONTAINER.fs.coreRoot.usableSpace'] ?? null;
