// Starts the distributed Solr, and the balancer in front of Solr and of the servers.
// docs/operations.md describes the same for production.
import { mkdirSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { mayInstall } from '../apt.mjs';
import { inRoot } from '../paths.mjs';
import { requireJava } from '../start-servers.mjs';
import { startSolr } from '../start-solr.mjs';
import { balancer, nginxMissing, nginxPath } from './balancer.mjs';
import { provideCollection, untilReplicasAreActive } from './collection.mjs';

/** @typedef {import('../product.mjs').Context} Context */

/**
 * @param {Context} context @param {() => Promise<void>} system @param {import('../steps.mjs').PartLine} part
 * @returns {Promise<string>} where rulings are indexed: at a node, as the balancer waits no longer than a question may take
 */
export async function startCloud(context, system, part) {
  const { cloud, settings, supervisor } = context;
  if (!cloud) throw new Error('no ports for a cloud');
  await requireJava(system, part);
  if (!nginxPath() && mayInstall()) await system();
  if (!nginxPath()) throw nginxMissing();
  part.update(
    `starting ${cloud.zookeepers.length > 1 ? `${cloud.zookeepers.length} ZooKeepers` : 'ZooKeeper'}`,
  );
  await Promise.all(
    cloud.zookeepers.map((_, i) => supervisor.add(zookeeper(context, cloud, i + 1, part.update))),
  );
  part.update(`starting ${cloud.nodes.length} Solr nodes`);
  await Promise.all(cloud.nodes.map((_, i) => supervisor.add(node(context, cloud, i + 1))));
  await supervisor.add(balancer(context, cloud));
  const url = `http://127.0.0.1:${cloud.nodes[0]}/solr`;
  await provideCollection(url, settings.solrCore, part.update);
  return url;
}

/** @param {Context} context @param {import('./ports.mjs').CloudPorts} ports @param {number} n from 1 */
const node = ({ settings, children }, { nodes, zookeepers }, n) => ({
  name: `solr-${n}`,
  label: `search node ${n}`,
  settle: () => untilReplicasAreActive(`http://127.0.0.1:${nodes[n - 1]}/solr`, settings.solrCore),
  start: async () => {
    const folder = path.join(settings.dataDir, 'solr');
    // Backups of a collection are written by all nodes into one folder.
    const backups = path.join(folder, 'backup');
    mkdirSync(backups, { recursive: true });
    const properties = {
      zkHost: zookeepers.map(({ client }) => `127.0.0.1:${client}`).join(','),
      // Uses HTTP/1.1 between nodes. With few processors, streams of documents over one HTTP/2
      // connection stalled for 20 seconds.
      'solr.http1': 'true',
      host: '127.0.0.1',
      'solr.allowPaths': backups,
      // The first one brings the configset along.
      ...(n === 1 && {
        bootstrap_confdir: inRoot('solr/home/configsets/rulings/conf'),
        'collection.configName': 'rulings',
      }),
    };
    const dataDir = path.join(folder, `node-${n}`);
    return startSolr(children, `solr-${n}`, {
      port: nodes[n - 1] ?? 0,
      dataDir,
      onProgress: () => undefined,
      properties,
    });
  },
});

const READY_MS = 60_000;

/**
 * @param {import('../product.mjs').Context} context @param {import('./ports.mjs').CloudPorts} ports
 * @param {number} id from 1 @param {(text: string) => void} onProgress
 */
const zookeeper = ({ settings, children }, { zookeepers }, id, onProgress) => ({
  name: `zookeeper-${id}`,
  label: `ZooKeeper ${id}`,
  start: async () => {
    const launcher = await import(pathToFileURL(inRoot('solr/launcher/zookeeper.mjs')).href);
    const command = await launcher.zookeeperCommand({
      here: inRoot('solr'),
      id,
      members: zookeepers,
      dataDir: path.join(settings.dataDir, 'solr', `zookeeper-${id}`),
      onProgress,
    });
    const running = children.spawn(`zookeeper-${id}`, command);
    let ended = false;
    void running.exited.then(() => (ended = true));
    const until = Date.now() + READY_MS;
    while (!(await isServing(zookeepers[id - 1]?.client ?? 0))) {
      if (ended || Date.now() > until) {
        await running.stop();
        throw children.failure(`ZooKeeper ${id} did not come up`, `zookeeper-${id}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return running;
  },
});

/**
 * Returns whether a ZooKeeper serves requests. Without a majority it responds that it does not.
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function isServing(port) {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1', () => socket.write('srvr'));
    let output = '';
    socket.setTimeout(1000, () => socket.destroy());
    socket.on('data', (chunk) => (output += chunk));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(/^Mode: /m.test(output)));
  });
}
