import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { unpackDebs } from './fetch-server.mjs';

// apt-get and dpkg-deb of this test: the first "downloads" a file of the package's name, the second lays out a server there.
const dir = mkdtempSync(path.join(tmpdir(), 'debs-'));
const bin = path.join(dir, 'bin');
mkdirSync(bin);
function program(name: string, lines: string) {
  writeFileSync(path.join(bin, name), `#!/bin/sh\n${lines}\n`);
  chmodSync(path.join(bin, name), 0o755);
}
afterAll(() => rmSync(dir, { recursive: true, force: true }));
afterEach(() => vi.unstubAllEnvs());

const server = `mkdir -p usr/sbin usr/share/mariadb usr/lib/x86_64-linux-gnu
printf '#!/bin/sh\\necho "mariadbd  Ver 11.8.9-MariaDB"\\n' > usr/sbin/mariadbd
chmod +x usr/sbin/mariadbd
touch usr/share/mariadb/mariadb_system_tables.sql`;

test.runIf(existsSync('/usr/bin/apt-get') && existsSync('/usr/bin/dpkg-deb'))(
  'a server is unpacked from the packages of the system into an empty cache, and found there again',
  async () => {
    vi.stubEnv('PATH', `${bin}:${process.env['PATH'] ?? ''}`);
    program('apt-get', 'case "$3" in mariadb-server-core) touch "$3_1.deb";; *) exit 100;; esac');
    program('dpkg-deb', server);
    const cache = path.join(dir, 'cache');
    const found = await unpackDebs(cache, () => undefined);
    expect(found).toMatchObject({ version: '11.8.9', privateCopy: true });

    program('apt-get', 'exit 1');
    expect(await unpackDebs(cache, () => undefined)).toEqual(found);
  },
);
