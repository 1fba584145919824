import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { ownCore, type OwnCore } from './own-core.ts';
import { testApp } from './test-app.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const command = path.join(root, 'scripts/import.mjs');

interface Rejected {
  file: string;
  id?: string;
  reason: string;
}

/** Starts an app with a separate core into which public sources are imported. */
export async function importingApp(of: string) {
  const core = await ownCore(of);
  const app = await testApp({ env: { SOLR_CORE: core.name } });
  const source = await sourceImporter(core);
  return {
    core,
    app,
    source,
    close: async () => {
      await app.close();
      await source.close();
      await core.drop();
    },
  };
}
export type ImportingApp = Awaited<ReturnType<typeof importingApp>>;

/** Meaningless grounds, so that a text is long enough for a ruling. */
export const filler = 'La corte territoriale ha esaminato gli atti e ha ritenuto quanto precede. '
  .repeat(5)
  .trim();

/** Runs `npm run import` on a test's core, with a folder for its files and state. */
async function sourceImporter(core: OwnCore) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'massima-import-'));
  const { DATA_DIR: _data, ...others } = process.env;
  const env = {
    ...others,
    SOLR_URL: core.url.slice(0, core.url.lastIndexOf('/')),
    SOLR_CORE: core.name,
    DATA_DIR: path.join(folder, 'data'),
    INIT_CWD: folder,
  };
  return {
    /**
     * Runs the import.
     * @returns its output
     */
    run: async (...parameters: string[]) =>
      (await promisify(execFile)(process.execPath, [command, ...parameters], { cwd: folder, env })).stdout,
    /** Kills the import as soon as it has sent data. */
    cutOff: async (...parameters: string[]) => {
      // a separate process group, because the command starts a child process that indexes
      const child = spawn(process.execPath, [command, ...parameters], {
        ...{ cwd: folder, env, detached: true },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      await once(child.stdout, 'data');
      process.kill(-child.pid!, 'SIGKILL');
      await once(child, 'exit');
    },
    write: async (name: string, content: string | object) => {
      const file = path.join(folder, name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
      return name;
    },
    rejected: async (corpus: string): Promise<Rejected[]> => {
      const file = path.join(folder, 'data/import', `${corpus}.rejected.jsonl`);
      const text = await readFile(file, 'utf8').catch(() => '');
      return text
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Rejected);
    },
    close: () => rm(folder, { recursive: true, force: true }),
  };
}
