import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { anyPort } from '@massima/launch/ports';
import { client } from './testing/harness.ts';

let running: ChildProcess | undefined;
afterEach(() => void running?.kill('SIGKILL'));

/** As in a real start: a separate process, on its own folder. */
async function start(port: number, dataDir: string): Promise<ChildProcess> {
  const main = join(import.meta.dirname, 'main.ts');
  const env = { PORT: String(port), DATA_DIR: dataDir };
  const child = spawn(process.execPath, [main], {
    cwd: join(import.meta.dirname, '..'),
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running = child;
  await new Promise((resolve) => child.stdout.once('data', resolve));
  return child;
}

test('keeps every acknowledged operation after SIGKILL', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'payments-'));
  const port = await anyPort();
  const stripe = client(`http://127.0.0.1:${port}`);
  const createdIds: string[] = [];
  for (let round = 0; round < 3; round += 1) {
    const child = await start(port, dataDir);
    const work = Array.from({ length: 60 }, async (_, n) => {
      const made = await stripe.customers.create(
        { email: `${round}-${n}@example.com` },
        { idempotencyKey: `${round}-${n}` },
      );
      createdIds.push(made.id);
      if (createdIds.length === 20 * (round + 1)) child.kill('SIGKILL');
    });
    await Promise.allSettled(work);
    child.kill('SIGKILL');
  }
  await start(port, dataDir);
  const listedIds = new Set<string>();
  for await (const customer of stripe.customers.list({ limit: 100 })) listedIds.add(customer.id);
  expect(createdIds.filter((id) => !listedIds.has(id))).toEqual([]);
  // A completed operation whose response was lost must be identified by its idempotency key and not
  // be repeated.
  const before = listedIds.size;
  const again = await stripe.customers.create({ email: '0-0@example.com' }, { idempotencyKey: '0-0' });
  expect([listedIds.has(again.id), before]).toEqual([
    true,
    (await stripe.customers.list({ limit: 100 }).autoPagingToArray({ limit: 1000 })).length,
  ]);
  rmSync(dataDir, { recursive: true, force: true });
});
