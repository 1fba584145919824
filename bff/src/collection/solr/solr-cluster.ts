import { z } from 'zod';

/** What is read of Solr's CLUSTERSTATUS. A replica says that it leads for as long as ZooKeeper has not missed its node. */
const replica = z.object({ leader: z.string().optional(), state: z.string(), node_name: z.string() });
const shard = z.object({ state: z.string(), replicas: z.record(z.string(), replica) });
const clusterStatus = z.object({
  cluster: z.object({
    live_nodes: z.array(z.string()),
    collections: z.record(z.string(), z.object({ shards: z.record(z.string(), shard) })),
  }),
});

const refusal = z.object({ error: z.object({ msg: z.string() }) });

/** Whether this is how a node by itself answers. That a collection is missing is a cluster's answer, and may pass. */
export const isSingleNode = (answer: unknown): boolean =>
  /not running in SolrCloud/i.test(refusal.safeParse(answer).data?.error.msg ?? '');

/** Of the collection in a cluster, as `collection/shard`. */
export interface ClusterState {
  /** Nothing can be indexed into these. */
  withoutLeader: string[];
  /** These have replicas that don't answer yet, or not any more: one node less, and they may answer nothing. */
  recovering: string[];
}

/** Null where this is no answer of a cluster. */
export function clusterState(answer: unknown): ClusterState | null {
  const { data } = clusterStatus.safeParse(answer);
  if (!data) return null;
  const { live_nodes, collections } = data.cluster;
  const isActive = ({ state, node_name }: z.infer<typeof replica>) =>
    state === 'active' && live_nodes.includes(node_name);
  const shards = Object.entries(collections).flatMap(([collection, { shards: all }]) =>
    Object.entries(all)
      // One that was split stays behind, inactive.
      .filter(([, { state }]) => state === 'active')
      .map(([name, { replicas }]) => ({ name: `${collection}/${name}`, replicas: Object.values(replicas) })),
  );
  const named = (found: typeof shards) => found.map(({ name }) => name);
  return {
    withoutLeader: named(
      shards.filter(({ replicas }) => !replicas.some((one) => one.leader === 'true' && isActive(one))),
    ),
    recovering: named(shards.filter(({ replicas }) => !replicas.every(isActive))),
  };
}

const nodeMetrics = z.object({
  metrics: z.object({ 'solr.node': z.object({ 'CONTAINER.fs.coreRoot.usableSpace': z.number() }) }),
});

/** Of what Solr's own metrics say; null where this is something else. */
export const readFreeBytes = (answer: unknown): number | null =>
  nodeMetrics.safeParse(answer).data?.metrics['solr.node']['CONTAINER.fs.coreRoot.usableSpace'] ?? null;
