import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fetchSolr } from './fetch-solr.mjs';
import { requireJava } from './java.mjs';

/** @typedef {{ client: number, quorum: number, election: number }} Ports */

/**
 * Returns ZooKeeper's zoo.cfg, which Java reads as a properties file: in Latin-1, with backslash
 * escapes.
 * @param {{ id: number, members: Ports[], dataDir: string }} options
 */
export function configText({ id, members, dataDir }) {
  const ensemble = members.map(
    ({ quorum, election }, i) => `server.${i + 1}=127.0.0.1:${quorum}:${election}`,
  );
  const lines = [
    'tickTime=2000',
    // In ticks: time for a member to catch up with the leader, and its maximum lag.
    'initLimit=15',
    'syncLimit=5',
    `dataDir=${escaped(dataDir)}`,
    `clientPort=${members[id - 1].client}`,
    'clientPortAddress=127.0.0.1',
    'admin.enableServer=false',
    '4lw.commands.whitelist=srvr',
    'autopurge.purgeInterval=1',
    ...(members.length > 1 ? ensemble : []),
  ];
  return `${lines.join('\n')}\n`;
}

/** @param {string} value */
const escaped = (value) =>
  value
    .replaceAll('\\', '\\\\')
    .replace(/[^\x20-\x7e]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

/**
 * The command of one ZooKeeper out of Solr's own jars, its folder prepared. It listens on loopback only.
 * @public imported by its path
 * @param {{ here: string, id: number, members: Ports[], dataDir: string, onProgress?: (text: string) => void }} options
 *   `id`: which of the members, from 1
 */
export async function zookeeperCommand({ here, id, members, dataDir, onProgress = () => {} }) {
  const lib = await fetchSolr({ here, onProgress });
  await mkdir(dataDir, { recursive: true });
  const config = path.join(dataDir, 'zoo.cfg');
  await writeFile(path.join(dataDir, 'myid'), `${id}\n`);
  await writeFile(config, configText({ id, members, dataDir }));
  const system = {
    'log4j.configurationFile': path.join(here, 'log4j2.xml'),
    'solr.log.dir': dataDir,
    'java.io.tmpdir': dataDir,
  };
  return {
    command: (await requireJava()).command,
    args: [
      ...['-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1', '-Xmx128m'],
      ...Object.entries(system).map(([name, value]) => `-D${name}=${value}`),
      ...['-cp', path.join(lib, '*'), 'org.apache.zookeeper.server.quorum.QuorumPeerMain', config],
    ],
    // Java decodes paths by the locale; without one an accent is lost.
    env: { LC_ALL: 'C.UTF-8' },
  };
}
