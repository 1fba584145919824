import net from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { inRoot } from '../paths.mjs';

const READY_MS = 60_000;

/**
 * @param {import('../product.mjs').Context} context @param {import('./ports.mjs').CloudPorts} ports
 * @param {number} id from 1 @param {(text: string) => void} onProgress
 */
export const zookeeper = ({ settings, children }, { zookeepers }, id, onProgress) => ({
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

/** Whether it takes part: one that is up and finds no majority says so. @param {number} port @returns {Promise<boolean>} */
function isServing(port) {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1', () => socket.write('srvr'));
    let said = '';
    socket.setTimeout(1000, () => socket.destroy());
    socket.on('data', (chunk) => (said += chunk));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(/^Mode: /m.test(said)));
  });
}
