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

/** The shards that nothing can be indexed into, as `collection/shard`; null where this is no answer of a cluster. */
export function shardsWithoutLeader(answer: unknown): string[] | null {
  const { data } = clusterStatus.safeParse(answer);
  if (!data) return null;
  const { live_nodes, collections } = data.cluster;
  const leads = ({ leader, state, node_name }: z.infer<typeof replica>) =>
    leader === 'true' && state === 'active' && live_nodes.includes(node_name);
  return Object.entries(collections).flatMap(([collection, { shards }]) =>
    Object.entries(shards)
      // One that was split stays behind, inactive.
      .filter(([, { state, replicas }]) => state === 'active' && !Object.values(replicas).some(leads))
      .map(([name]) => `${collection}/${name}`),
  );
}
