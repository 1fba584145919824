import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { promisify } from 'node:util';
import { testClient } from '../client.ts';
import { bundleFor, spawnServer, type ServerProcess } from '../server-process.ts';
import type { TestApp } from '../test-app.ts';
import { withClockWrong } from '../wrong-clock.ts';
import type { Fault } from './fault.ts';

/** What a server has besides what it needs when it has just started: not enough for all. */
const descriptorsLeft = 12;
const skewMs = 120_000;

/** A second server over the same database, in a separate process, to which every call or every second one is sent. */
export async function otherServer(app: TestApp, env: Record<string, string>) {
  const main = await bundleFor('chaos');
  let other: ServerProcess | undefined;
  let url: string | undefined;
  let share: 'all' | 'half' = 'half';
  let n = 0;
  const begin = async (more: Record<string, string> = {}) => {
    const { DATABASE_URL, SOLR_URL } = app.deps.config;
    other = spawnServer(main, { ...env, ...more, DATABASE_URL, SOLR_URL });
    const started = await other.url();
    return { pid: other.child.pid, lead: (whom: typeof share) => void ([share, url] = [whom, started]) };
  };
  const end = async () => {
    url = undefined;
    other?.child.kill('SIGKILL');
    await other?.exited;
  };
  const faults: Fault[] = [
    {
      name: 'clocks differ',
      stopsSearches: false,
      begin: async () => (await begin(withClockWrong(skewMs))).lead('half'),
      end,
    },
    {
      name: 'few descriptors',
      stopsSearches: false,
      async begin() {
        const { pid, lead } = await begin();
        const held = (await readdir(`/proc/${pid}/fd`)).length;
        await promisify(execFile)('prlimit', [`--pid=${pid}`, `--nofile=${held + descriptorsLeft}:`]);
        lead('all');
      },
      end,
    },
  ];
  const at = () => (url !== undefined && (share === 'all' || n++ % 2 === 0) ? url : app.url);
  /** The caller chooses the server, call by call. */
  const led = (token?: string) => testClient(at, token, { isBalanced: true });
  return { faults, app: { ...app, anonymous: led(), client: led }, end };
}
