import { execFile, execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inRoot } from './paths.mjs';

let clone = '';

beforeAll(() => {
  clone = mkdtempSync(path.join(tmpdir(), 'no-packages-'));
  const files = execFileSync('git', ['ls-files', '*.mjs', '*.json'], { cwd: inRoot(), encoding: 'utf8' });
  for (const file of files.split('\n').filter(Boolean))
    cpSync(inRoot(file), path.join(clone, file), { recursive: true });
});
afterAll(() => rmSync(clone, { recursive: true, force: true }));

/** @param {string[]} args @returns {Promise<string>} the output of Node in the clone */
const run = (...args) =>
  new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: clone }, (_error, stdout, stderr) => resolve(stdout + stderr));
  });

test('npm test reads its arguments before any package is installed', async () => {
  await expect(run('scripts/test.mjs', '--only', 'nothing')).resolves.toContain('Unknown stage nothing');
});

test('npm start checks the machine before any package is installed', async () => {
  const output = await run('scripts/start.mjs', '--check');
  expect(output).not.toContain('Cannot find');
  expect(output).toContain('MariaDB');
});
