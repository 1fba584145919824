// Starts the product as a new user does, in a data folder of this run, and stops it the same way.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { baseUrl, ports } from './addresses.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const READY_MS = 600_000;

export default async function startProduct(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['BASE_URL']) return undefined;
  mkdirSync(path.join(root, '.cache'), { recursive: true });
  const dataDir = mkdtempSync(path.join(root, '.cache', 'e2e-'));
  const env = {
    ...process.env,
    ...Object.fromEntries(Object.entries(ports).map(([name, value]) => [name, String(value)])),
    DATA_DIR: dataDir,
    // Enables electronic invoices for customers who request them.
    SELLER_VAT_NUMBER: '00743110157',
    SELLER_SINCE: '2020-01-01',
    SELLER_NAME: 'Massima S.r.l.',
    SELLER_ADDRESS: 'Via Larga 1',
    SELLER_ZIP: '20122',
    SELLER_CITY: 'Milano',
    SELLER_PROVINCE: 'MI',
    // All journeys come from this machine, and most of them create an account.
    SIGNUPS_PER_CLIENT: '100000',
    SIGNUPS_WITHOUT_FORM: '100000',
    // Disables the embedding model, so that journeys find the same results on every machine.
    MEANING_MODEL: '.cache/no-model',
    // Removes the developer's configuration, so that the tests always use embedded services.
    ...Object.fromEntries(
      ['DATABASE_URL', 'SOLR_URL', 'SMTP_URL', 'PAYMENTS_URL', 'STRIPE_SECRET_KEY', 'PUBLIC_URL'].map(
        (name) => [name, ''],
      ),
    ),
  };
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  let ended = false;
  void exited.then(() => (ended = true));

  const stop = async (): Promise<void> => {
    if (!ended) child.kill('SIGTERM');
    await exited;
    rmSync(dataDir, { recursive: true, force: true });
  };
  const until = Date.now() + READY_MS;
  // The final table is printed when everything is up, including the partner's page.
  while (!output.includes('Ready after')) {
    if (ended || Date.now() > until) {
      await stop();
      throw new Error(`The product did not start at ${baseUrl}:\n${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return stop;
}
