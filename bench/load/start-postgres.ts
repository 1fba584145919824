import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { anyPort } from '@massima/launch/ports';
import { end, run, type Started } from './servers.ts';

const installed = '/usr/lib/postgresql';

/** Debian's PostgreSQL in a folder of its own; installed when it is missing and we may, else null. */
export async function startPostgres(folder: string): Promise<Started | null> {
  const bin = await binaries();
  if (!bin) return null;
  const data = path.join(folder, 'postgres');
  const port = await anyPort();
  await mkdir(data, { recursive: true });
  const asOther = process.getuid?.() === 0;
  if (asOther) await run('chown', ['postgres', folder, data], '.');
  // PostgreSQL refuses to run as root.
  const [command, before] = asOther
    ? ['setpriv', ['--reuid=postgres', '--regid=postgres', '--clear-groups']]
    : ['env', []];
  const args = (name: string, ...rest: string[]) => [...before, path.join(bin, name), ...rest];
  if (!existsSync(path.join(data, 'PG_VERSION'))) {
    await run(
      command,
      args('initdb', '-D', data, '-U', 'bench', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'),
      '.',
    );
  }
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    // As much memory as the engine beside it has.
    shared_buffers: '2GB',
    work_mem: '64MB',
    maintenance_work_mem: '512MB',
    max_wal_size: '4GB',
    // For answers of some milliseconds, compiling costs more than it gains.
    jit: 'off',
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(command, args('postgres', '-D', data, ...options), { stdio: 'ignore', cwd: data });
  const url = `postgres://bench@127.0.0.1:${port}/postgres`;
  return { url, pid: child.pid ?? 0, stop: () => end(child) };
}

async function binaries(): Promise<string | null> {
  const found = await newest();
  if (found || process.getuid?.() !== 0) return found;
  process.stderr.write('installing PostgreSQL from Debian\n');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql'], '.', env).catch(
    () => undefined,
  );
  return newest();
}

async function newest(): Promise<string | null> {
  const versions = existsSync(installed) ? await readdir(installed) : [];
  const bin = versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => path.join(installed, version, 'bin'))
    .find((folder) => existsSync(path.join(folder, 'initdb')));
  if (bin) await promisify(execFile)(path.join(bin, 'postgres'), ['--version']);
  return bin ?? null;
}
