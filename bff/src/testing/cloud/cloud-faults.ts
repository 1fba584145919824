import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { migrateToTheNext } from '../next-version.ts';
import type { StartedCloud } from './started-cloud.ts';

/** A part that fails and what a client may notice of it. */
export interface Fault {
  name: string;
  /** Whether a request that was under way may be lost with it. */
  isNoticed: boolean;
  begin(): Promise<void>;
  /** Until everything is back to its previous state. */
  over(): Promise<void>;
}

/** Only ends what hangs. */
const long = { timeout: 120_000, interval: 200 };
/** Two shards twice, and the collection that is not divided. */
const replicas = 5;

/** What fails in turn. */
export function cloudFaults(cloud: StartedCloud): Fault[] {
  const untilReady = (n: number) => expect.poll(() => isReady(cloud.server(n)), long).toBe(true);
  const untilWhole = () => expect.poll(() => activeReplicas(cloud.node(1)), long).toBe(replicas);

  /** Ends a part and waits until its next one has been started. */
  async function end(part: string, label: string, signal: NodeJS.Signals): Promise<void> {
    const times = () => cloud.said().split(`The ${label} is back.`).length;
    const before = times();
    cloud.signal(part, signal);
    await expect.poll(times, long).toBe(before + 1);
  }

  /** As docs/operations.md says: one at a time, the next one three seconds after this one is ready. */
  async function replaceServer(n: number): Promise<void> {
    await end(`server-${n}`, `server-${n}`, 'SIGTERM');
    await untilReady(n);
    await sleep(3000);
  }

  return [
    {
      name: 'node killed',
      isNoticed: false,
      begin: () => end('solr-2', 'search node 2', 'SIGKILL'),
      // ZooKeeper misses it after half a minute only, and takes it in again then: until then the servers have their
      // turn.
      over: async () => undefined,
    },
    {
      name: 'server killed',
      isNoticed: true,
      begin: () => end('server-1', 'server-1', 'SIGKILL'),
      over: () => untilReady(1),
    },
    {
      // By those of the next version, whose schema comes first, while both servers are at work.
      name: 'servers replaced',
      isNoticed: false,
      begin: async () => (await migrateToTheNext(cloud.app.owner), await replaceServer(1)),
      over: async () => (await replaceServer(2), await untilWhole()),
    },
    {
      name: 'node hangs',
      isNoticed: false,
      begin: async () => (cloud.signal('solr-2', 'SIGSTOP'), await sleep(6000)),
      over: async () => (cloud.signal('solr-2', 'SIGCONT'), await untilWhole()),
    },
  ];
}

const isReady = async (url: string) =>
  fetch(`${url}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

/** How many replicas take part in answering. */
async function activeReplicas(node: string): Promise<number> {
  const answer = await fetch(`${node}/admin/collections?action=CLUSTERSTATUS`);
  if (!answer.ok) return 0;
  const { cluster } = (await answer.json()) as Status;
  const replicas = Object.values(cluster.collections)
    .flatMap(({ shards }) => Object.values(shards))
    .flatMap((shard) => Object.values(shard.replicas));
  return replicas.filter(
    ({ state, node_name }) => state === 'active' && cluster.live_nodes.includes(node_name),
  ).length;
}
interface Status {
  cluster: {
    live_nodes: string[];
    collections: Record<
      string,
      { shards: Record<string, { replicas: Record<string, { state: string; node_name: string }> }> }
    >;
  };
}
