import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { migrateToTheNext } from '../next-version.ts';
import type { StartedCloud } from './started-cloud.ts';

/** Failing part of the cloud and its effect on clients. */
export interface Fault {
  name: string;
  /** Whether requests in progress may be lost. */
  isNoticed: boolean;
  begin(): Promise<void>;
  /** Resolves when the previous state is restored. */
  over(): Promise<void>;
}

/** Ends tests that hang. */
const long = { timeout: 120_000, interval: 200 };
/** Two shards with two replicas each, and the unsharded collection. */
const replicas = 5;

/** Returns the faults, in the order of the test. */
export function cloudFaults(cloud: StartedCloud): Fault[] {
  const untilReady = (n: number) => expect.poll(() => isReady(cloud.server(n)), long).toBe(true);
  const untilWhole = () => expect.poll(() => activeReplicas(cloud.node(1)), long).toBe(replicas);

  /** Stops a part and waits until it was restarted. */
  async function end(part: string, label: string, signal: NodeJS.Signals): Promise<void> {
    const times = () => cloud.said().split(`The ${label} is back.`).length;
    const before = times();
    cloud.signal(part, signal);
    await expect.poll(times, long).toBe(before + 1);
  }

  /**
   * Replaces a server as docs/operations.md describes: one at a time, the next three seconds after
   * this server is ready.
   */
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
      // ZooKeeper notices the loss only after half a minute and then readmits the node; until then
      // the servers route around it.
      over: async () => undefined,
    },
    {
      name: 'server killed',
      isNoticed: true,
      begin: () => end('server-1', 'server-1', 'SIGKILL'),
      over: () => untilReady(1),
    },
    {
      // Replaces the servers by the next version. Its schema is migrated first, while both old
      // servers run.
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

/** Counts the active replicas. */
async function activeReplicas(node: string): Promise<number> {
  const response = await fetch(`${node}/admin/collections?action=CLUSTERSTATUS`);
  if (!response.ok) return 0;
  const { cluster } = (await response.json()) as Status;
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
