import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect, vi } from 'vitest';
import { bundleServer } from '@massima/scripts/bundle-server';

/**
 * Bundles the server for one test file.
 * @param name of the bundle, because files run in parallel
 */
export async function bundleFor(name: string): Promise<string> {
  const main = fileURLToPath(new URL(`../../dist/${name}/main.mjs`, import.meta.url));
  await bundleServer(main);
  return main;
}

/** Starts the server as a process with only these variables, and collects its output. */
export function spawnServer(main: string, env: Record<string, string>) {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env['PATH'], NODE_ENV: 'test', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { out: '', err: '' };
  child.stdout.on('data', (data) => (output.out += String(data)));
  child.stderr.on('data', (data) => (output.err += String(data)));
  const lines = () => output.out.split('\n').filter(Boolean);
  const events = () => lines().map((line) => JSON.parse(line) as Record<string, unknown>);
  const until = (text: string) => vi.waitFor(() => expect(output.out).toContain(text), { timeout: 60_000 });
  return {
    child,
    said: output,
    events,
    exited: once(child, 'close') as Promise<[number | null, string | null]>,
    until,
    /** Returns the server's URL once it listens. */
    async url() {
      await until('listening');
      const { address } = events().find(({ msg }) => msg === 'listening') as { address: AddressInfo };
      return `http://127.0.0.1:${address.port}`;
    },
  };
}
export type ServerProcess = ReturnType<typeof spawnServer>;
