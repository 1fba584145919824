import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { promisify } from 'node:util';
import { testClient, type Answer, type TestClient } from '../client.ts';
import { bundleFor, spawnServer, type ServerProcess } from '../server-process.ts';
import type { TestApp } from '../test-app.ts';
import { withClockWrong } from '../wrong-clock.ts';
import type { Fault } from './fault.ts';

/** What a server has beside what it holds when it has just started: not enough for everybody. */
const descriptorsLeft = 12;
const skewMs = 120_000;

/** A second server over the same database, in a process of its own, to which everybody or every second call is led. */
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
  return { faults, app: { ...app, anonymous: led(at), client: (token?: string) => led(at, token) }, end };
}

/** A client in front of whom somebody chooses the server, call by call, and says 502 where that one breaks off, as a balancer does. */
function led(at: () => string, token?: string): TestClient {
  const call = (ask: (client: TestClient) => Promise<Answer>): Promise<Answer> =>
    ask(testClient(at(), token)).catch(() => ({ status: 502, headers: new Headers(), body: {} }));
  return {
    send: (...given) => call((client) => client.send(...given)),
    rest: (...given) => call((client) => client.rest(...given)),
    get: (...given) => call((client) => client.get(...given)),
    post: (...given) => call((client) => client.post(...given)),
    put: (...given) => call((client) => client.put(...given)),
    delete: (...given) => call((client) => client.delete(...given)),
    query: (...given) => call((client) => client.query(...given)),
    mutate: (...given) => call((client) => client.mutate(...given)),
  };
}
