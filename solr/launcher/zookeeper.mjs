import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fetchSolr } from './fetch-solr.mjs';
import { javaCommand } from './java.mjs';

/** @typedef {{ client: number, quorum: number, election: number }} Ports */

/**
 * The command of one ZooKeeper out of Solr's own jars, its folder prepared. It listens on loopback only.
 * @param {{ here: string, id: number, members: Ports[], dataDir: string, onProgress?: (text: string) => void }} options
 *   `id`: which of the members, from 1
 */
export async function zookeeperCommand({ here, id, members, dataDir, onProgress = () => {} }) {
  const lib = await fetchSolr({ here, onProgress });
  await mkdir(dataDir, { recursive: true });
  const config = path.join(dataDir, 'zoo.cfg');
  const ensemble = members.map(
    ({ quorum, election }, i) => `server.${i + 1}=127.0.0.1:${quorum}:${election}`,
  );
  const lines = [
    'tickTime=2000',
    // In ticks: how long a member may take to catch up with the leader, and lag behind it.
    'initLimit=15',
    'syncLimit=5',
    `dataDir=${dataDir}`,
    `clientPort=${members[id - 1].client}`,
    'clientPortAddress=127.0.0.1',
    'admin.enableServer=false',
    '4lw.commands.whitelist=srvr',
    'autopurge.purgeInterval=1',
    ...(members.length > 1 ? ensemble : []),
  ];
  await writeFile(path.join(dataDir, 'myid'), `${id}\n`);
  await writeFile(config, `${lines.join('\n')}\n`);
  const system = {
    'log4j.configurationFile': path.join(here, 'log4j2.xml'),
    'solr.log.dir': dataDir,
    'java.io.tmpdir': dataDir,
  };
  return {
    command: await javaCommand(),
    args: [
      ...['-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1', '-Xmx128m'],
      ...Object.entries(system).map(([name, value]) => `-D${name}=${value}`),
      ...['-cp', path.join(lib, '*'), 'org.apache.zookeeper.server.quorum.QuorumPeerMain', config],
    ],
    // Java reads paths in its arguments by the locale, and without one an accent is lost.
    env: { LC_ALL: 'C.UTF-8' },
  };
}
