import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { inRoot } from '../lib/paths.mjs';

/** Namespaces for network, mounts and processes, which end with the process. */
const unshareArguments = ['--net', '--mount', '--pid', '--fork', '--mount-proc', '--kill-child'];
const asRoot = process.getuid?.() === 0 ? [] : ['--map-root-user'];
const isAllowed =
  spawnSync('unshare', [
    ...asRoot,
    ...unshareArguments,
    'sh',
    '-c',
    'ip link add out type veth peer name nowhere',
  ]).status === 0;
if (!isAllowed) console.warn('What leaves the machine is not looked at: this machine allows no namespaces.');

const dir = mkdtempSync(path.join(tmpdir(), 'massima-closed-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

/**
 * Hosts declared in docs/security.md. No other name is resolved, and no other machine is
 * contacted.
 */
const DECLARED = ['database.internal', 'mail.internal'];

test.runIf(isAllowed)(
  'sends no data to other machines, and survives a full, read-only or emptied disk',
  async () => {
    const inside = inRoot('scripts/start-test/closed-machine/inside.mjs');
    const { stdout } = await promisify(execFile)('unshare', [
      ...asRoot,
      ...unshareArguments,
      process.execPath,
      inside,
      dir,
    ]);
    const { names, addresses, packets, report } = JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
    expect(names.filter((/** @type {string} */ name) => !DECLARED.includes(name))).toEqual([]);
    expect({ addresses, packets }).toEqual({ addresses: [], packets: 0 });
    expect(names).toEqual(expect.arrayContaining(['database.internal']));
    // A disk that only logs, or a cache, makes a server no less ready.
    for (const when of [
      'home full',
      'home read-only',
      'home emptied',
      'log full',
      'log emptied',
      'cache full',
      'cache emptied',
    ])
      expect([when, report[when]]).toEqual([when, true]);
    expect(Object.keys(report)).toEqual(expect.arrayContaining(['cache read-only', 'data full']));
  },
);
