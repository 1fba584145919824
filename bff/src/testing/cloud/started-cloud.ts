import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect } from 'vitest';
import { connect } from '@massima/db/connection';
import { cloudPorts, requireCloudPorts } from '@massima/scripts/cloud/ports';
import { ownSettings, start } from '@massima/scripts/started';
import { readConfig } from '../../config.ts';
import { createDeps } from '../../deps.ts';
import { testClient } from '../client.ts';
import { spawnServer } from '../server-process.ts';
import type { TestApp } from '../test-app.ts';

export const checkout = fileURLToPath(new URL('../../../../', import.meta.url));
/**
 * Sources that `npm start` indexes: JSON lines files, and public sources, each in a folder of its
 * name.
 */
export const demoCorpora = { demo: 'solr/demo/rulings.jsonl', 'demo-acts': 'solr/demo/acts/rulings.jsonl' };
export const demoSources = ['corte-costituzionale', 'sentenzeweb', 'giustizia-amministrativa', 'documents'];
/** Rulings in these folders, except the excluded ruling (solr/demo/sources.test.ts). */
export const rulingsInSources = 40;
/** Collection with one shard, as the reference for the other. */
const undivided = 'one';

export interface StartedCloud {
  /** App whose clients call the balancer, with a direct connection to the database. */
  app: TestApp;
  /** Server over the same rulings in one shard, with the same accounts. */
  oneNode: string;
  /** URL of the payment sandbox. */
  sandbox: string;
  /** Returns the URL of a server behind the balancer, or of a search node, from 1. */
  server(n: number): string;
  node(n: number): string;
  /** Folder in which the nodes may write backups. */
  backups: string;
  /** Returns the output of `npm run start:cloud`. */
  said(): string;
  /** Sends a signal to a part, for example `server-1` or `solr-2`. */
  signal(part: string, signal: NodeJS.Signals): void;
  close(): Promise<void>;
}

/** Runs `npm run start:cloud` on separate ports and data, and the same rulings unsharded. */
export async function startCloud(): Promise<StartedCloud> {
  // One client writes to many accounts and would reach the limits per address.
  const many = '100000';
  const env: Record<string, string> = {
    ...(await freeSettings()),
    PUBLIC_TRIES_PER_CLIENT: many,
    SIGNUPS_PER_CLIENT: many,
    SIGNUPS_WITHOUT_FORM: many,
    // The server of the unsharded rulings has no model, because the test compares how shards affect
    // the ranking by words.
    MEANING_MODEL: '.cache/no-model',
  };
  const folder = env['DATA_DIR'] ?? '';
  const port = (name: string, more = 0) => Number(env[name]) + more;
  const started = start(env, { args: ['--cloud'] });
  const stop = async () => {
    if (!started.state.ended) started.signal('SIGINT');
    await started.exited;
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await started.until('Ready after');
  } catch (error) {
    await stop();
    throw error;
  }

  const data = path.join(folder, 'cloud');
  const secrets = JSON.parse(readFileSync(path.join(data, 'secrets.json'), 'utf8')) as Record<string, string>;
  const url = `http://127.0.0.1:${port('PORT')}`;
  const node = (n: number) => `http://127.0.0.1:${port('SOLR_PORT', 19 + n)}/solr`;
  const environment = {
    NODE_ENV: 'test',
    DATABASE_URL: `mysql://massima:${secrets['database']}@127.0.0.1:${port('DB_PORT')}/massima`,
    SOLR_URL: node(1),
    SOLR_CORE: undivided,
    SECRET_KEY: secrets['product'] ?? '',
    PUBLIC_URL: `http://localhost:${port('PORT')}`,
  };
  await indexUndivided(node(1));
  const unshardedServer = spawnServer(path.join(checkout, 'bff/dist/main.mjs'), {
    ...environment,
    LOG_LEVEL: 'info',
  });
  const deps = createDeps(readConfig({ ...environment, LOG_LEVEL: 'fatal' }));
  const client = (token?: string) => testClient(url, token);
  const owner = connect(environment.DATABASE_URL);
  const close = async () => {
    unshardedServer.child.kill('SIGTERM');
    await Promise.all([deps.close(), owner.destroy(), unshardedServer.exited]);
    await stop();
  };
  return {
    app: { deps, owner, ownerUrl: environment.DATABASE_URL, url, client, anonymous: client(), close },
    oneNode: await unshardedServer.url(),
    sandbox: `http://127.0.0.1:${port('PAYMENTS_PORT')}`,
    server: (n) => `http://127.0.0.1:${port('PORT', 9 + n)}`,
    node,
    backups: path.join(data, 'solr/backup'),
    said: () => started.state.output,
    signal(part, signal) {
      const pid = processOf(path.join(data, 'run'), part);
      if (pid === undefined) throw new Error(`${part} does not run:\n${started.state.output}`);
      process.kill(pid, signal);
    },
    close,
  };
}

/** Returns the first hundred free ports, because other runs on this machine may use some. */
async function freeSettings(from = 4510): Promise<Record<string, string>> {
  const settings = await ownSettings(from);
  const [product, solr] = [Number(settings['PORT']), Number(settings['SOLR_PORT'])];
  try {
    await requireCloudPorts(cloudPorts({ product, solr }, 1));
    return settings;
  } catch (error) {
    await rm(settings['DATA_DIR'] ?? '', { recursive: true });
    if (from > 8000) throw error;
    return freeSettings(from + 100);
  }
}

/** Returns the process id of a part from the start script's records. */
function processOf(runDir: string, part: string): number | undefined {
  const pids = readdirSync(runDir).flatMap((name) => {
    const [, of, pid] = /^(.*)-(\d+)\.json$/.exec(name) ?? [];
    return of === part ? [Number(pid)] : [];
  });
  return pids[0];
}

async function indexUndivided(node: string): Promise<void> {
  const shape = 'numShards=1&replicationFactor=1&collection.configName=rulings';
  const made = await fetch(`${node}/admin/collections?action=CREATE&name=${undivided}&${shape}`);
  expect(made.status, await made.text()).toBe(200);
  const load = ['solr/demo/load.ts', '--url', `${node}/${undivided}`];
  await promisify(execFile)(process.execPath, load, { cwd: checkout });
}
