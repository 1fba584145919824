import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { explainDenied } from './denied.mjs';
import { inRoot, root } from './paths.mjs';

const error = (/** @type {string} */ code, /** @type {string} */ at) =>
  Object.assign(new Error(`${code}: permission denied, mkdir '${at}'`), { code, path: at });

test('explains permission errors with a solution, and ignores other errors', () => {
  expect(explainDenied(error('EACCES', '/srv/massima/mariadb'))).toMatch(
    /^\/srv\/massima\/mariadb cannot be written to \(EACCES\)\. .*sudo chown -R \S+ \/.*DATA_DIR=/,
  );
  expect(explainDenied(error('EROFS', '/srv/massima'))).toContain('can only be read');
  expect(explainDenied(error('ENOENT', '/srv'))).toBeUndefined();
  expect(explainDenied(undefined)).toBeUndefined();
});

// Root may write everywhere, so another user runs the start.
const setpriv = ['/usr/bin/setpriv', '/bin/setpriv'].find((file) => existsSync(file));
test.runIf(setpriv && process.getuid?.() === 0)(
  'a start that may not write says where, and what to do',
  () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'massima-denied-'));
    try {
      chmodSync(folder, 0o755);
      const { status, stderr } = spawnSync(
        setpriv ?? '',
        ['--reuid=65534', '--regid=65534', '--clear-groups', process.execPath, inRoot('scripts/start.mjs')],
        {
          cwd: root,
          env: { PATH: process.env.PATH, HOME: '/tmp', DATA_DIR: path.join(folder, 'data') },
          encoding: 'utf8',
        },
      );
      expect(stderr).toMatch(/data.* cannot be written to/);
      expect(stderr).toContain('chown -R');
      expect(stderr).not.toContain('    at ');
      expect(status).toBe(1);
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
);
