import { mkdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Returns the command line that initialising and running share. `--no-defaults` must be first, so
 * that the machine's MariaDB configuration is not read. The folder for temporary tables must not
 * be shared, because a starting server deletes its contents and crashes the server that uses it.
 * The folder's name starts with a dot, because MariaDB treats other folders as databases.
 * @param {import('./locate.mjs').ServerFiles} server
 * @param {string} dataDir
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
    // The redo log is allocated at full size. The default of 96 MB is too much for a demo.
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
