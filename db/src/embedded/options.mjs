import { mkdirSync } from 'node:fs';
import path from 'node:path';

/**
 * The server with what initialising and running have in common. `--no-defaults` has to be the first: nothing of the machine's own MariaDB
 * configuration may reach ours. No other server may share the folder of temporary tables either: a server that starts deletes what it finds
 * there, and the one that was using it crashes. Its name begins with a dot, or it would be a database.
 * @param {import('./locate.mjs').ServerFiles} server @param {string} dataDir
 */
export function commandOf(server, dataDir) {
  const prefix = path.dirname(path.dirname(server.binary));
  const tmpDir = path.join(path.resolve(dataDir), '.tmp');
  mkdirSync(tmpDir, { recursive: true });
  return [
    ...server.loader,
    server.binary,
    '--no-defaults',
    ...(process.getuid?.() === 0 ? ['--user=root'] : []),
    `--datadir=${path.resolve(dataDir)}`,
    `--tmpdir=${tmpDir}`,
    ...(server.privateCopy
      ? [`--basedir=${prefix}`, `--lc-messages-dir=${server.share}`, '--plugin-maturity=unknown']
      : []),
    '--character-set-server=utf8mb4',
    '--collation-server=utf8mb4_unicode_520_ci',
    // The redo log is made at its full size: 96 MB by default, too much for a demo's disk.
    '--innodb-log-file-size=32M',
  ];
}

/** @param {{ port: number, initFile: string }} running */
export function runOptions({ port, initFile }) {
  return [
    `--port=${port}`,
    '--bind-address=127.0.0.1',
    // Relative to the data folder: the path of a socket may not be longer than about 100 bytes.
    '--socket=m.sock',
    '--pid-file=mariadbd.pid',
    `--init-file=${initFile}`,
    '--skip-name-resolve',
    // A commit reaches the system's cache immediately and the disk within a second. Only a crash of the whole machine could lose
    // that second, never a crash of ours: right for a demo and for tests. Production keeps 1 (docs/operations.md).
    '--innodb-flush-log-at-trx-commit=2',
    '--innodb-buffer-pool-size=64M',
    '--max-connections=300',
    '--skip-ssl',
  ];
}
