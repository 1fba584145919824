// The MariaDB of another Debian than this machine's: 11.8 refuses what 10.11 lets pass (innodb_snapshot_isolation).
import path from 'node:path';
import { inspect } from '../embedded/locate.mjs';
import { unpackedCommand, unpackPackages } from './unpack-packages.mjs';

/** Debian 13's. @param {string} cacheDir @returns {Promise<import('../embedded/locate.mjs').ServerFiles>} */
export async function fetchMariadb(cacheDir) {
  const target = path.join(cacheDir, 'mariadb-trixie');
  await unpackPackages({ release: 'trixie', name: 'mariadb-server-core', target });
  const { command, args } = unpackedCommand(target, 'usr/sbin/mariadbd');
  const binary = path.join(target, 'usr/sbin/mariadbd');
  const server = await inspect(binary, {}, [command, ...args.slice(0, -1)]);
  if (!server) throw new Error(`The MariaDB in ${target} does not start. Delete that folder and try again.`);
  return server;
}
