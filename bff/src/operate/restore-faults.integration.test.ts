import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readMarker } from '../models/restoring.ts';
import { createUser } from '../testing/factories/user.ts';
import { indexRulings, newRuling, ownCore, type OwnCore } from '../testing/own-core.ts';
import { startCommand } from '../testing/start-command.ts';
import { testApp, type TestApp } from '../testing/test-app.ts';

// Each command is a process of its own.
vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 });

/** A quarter of those of the database: copying an index takes Solr longer. */
const kills = Math.ceil(Number(process.env['RESTORE_KILLS'] ?? 4) / 4);

let app: TestApp;
let core: OwnCore;
let copies = '';
let backup = '';
const folder = mkdtempSync(path.join(tmpdir(), 'massima-faults-'));
const model = path.join(folder, 'model');
const run = (command: string, args: string[], env: Record<string, string> = {}) =>
  startCommand(app, command, args, env).ended;
const restore = (only: string, env: Record<string, string> = {}) =>
  run('restore', ['--from', backup, '--overwrite', '--only', only], env);
const accounts = async () => (await app.deps.db('users').pluck('email')).sort();
const solr = () => app.deps.config.SOLR_URL.replace(/\/$/, '');
const rulings = async () => {
  const answer = await fetch(`${core.url}/select?q=kind:ruling&rows=0&wt=json`);
  return ((await answer.json()) as { response: { numFound: number } }).response.numFound;
};

beforeAll(async () => {
  core = await ownCore('faults');
  await indexRulings(core, 'before', [newRuling({ text: 'Il custode risponde del danno.' })]);
  app = await testApp({ env: { SOLR_CORE: core.name } });
  await createUser(app);
  const properties = await fetch(`${solr()}/admin/info/properties?name=solr.allowPaths&wt=json`);
  const known = (await properties.json()) as { 'system.properties': Record<string, string> };
  copies = path.join(known['system.properties']['solr.allowPaths'] ?? '', core.name);
  mkdirSync(copies, { recursive: true });
  mkdirSync(model);
  writeFileSync(path.join(model, 'weights'), Buffer.alloc(256 * 1024, 7));
  const parts = 'database,index,model,settings';
  const { code, said } = await run(
    'backup',
    ['--into', path.join(folder, 'backups'), '--index', copies, '--only', parts],
    { MEANING_MODEL: model },
  );
  expect(code, said).toBe(0);
  backup = /--from (.+)$/m.exec(said)?.[1] ?? '';
  await createUser(app);
  await indexRulings(core, 'after', [newRuling({ text: 'Il recinto aperto di una casa.' })]);
});
afterAll(async () => {
  await app.close();
  await core.drop();
  rmSync(copies, { recursive: true, force: true });
  rmSync(folder, { recursive: true });
});

interface Described {
  at: string;
  database: { server: string; sums: Record<string, string> };
}

/** Runs work on a changed copy of the backup. */
async function withBackup(change: (described: Described, at: string) => void, work: () => Promise<void>) {
  const whole = backup;
  backup = `${whole}-changed`;
  cpSync(whole, backup, { recursive: true });
  const file = path.join(backup, 'massima.json');
  const described = JSON.parse(readFileSync(file, 'utf8')) as Described;
  change(described, backup);
  writeFileSync(file, JSON.stringify(described));
  try {
    await work();
  } finally {
    rmSync(backup, { recursive: true });
    backup = whole;
  }
}

async function expectUnchanged(only: string, says: RegExp, env: Record<string, string> = {}) {
  const before = [await accounts(), await rulings()];
  const { code, said } = await restore(only, env);
  expect([code, said]).toEqual([1, expect.stringMatching(says)]);
  expect([await accounts(), await rulings()]).toEqual(before);
  expect(await readMarker(app.deps.db)).toBeNull();
}

test('changes nothing and names the disk if that of the database is full while loading', async () => {
  const full = "SIGNAL SQLSTATE 'HY000' SET MYSQL_ERRNO = 1114, MESSAGE_TEXT = 'The table is full';\n";
  const fill = (described: Described, at: string) => {
    const file = path.join(at, 'database.sql.gz');
    const lines = gunzipSync(readFileSync(file)).toString('utf8').split('\n');
    const dump = gzipSync(`${lines.slice(0, 40).join('\n')}\n${full}`);
    writeFileSync(file, dump);
    described.database.sums['database.sql.gz'] = createHash('sha256').update(dump).digest('hex');
  };
  await withBackup(fill, () => expectUnchanged('database', /disk of the database is full: free some space/));
  const left = await app
    .owner('information_schema.tables')
    .whereRaw('table_schema = DATABASE()')
    .where('table_name', 'like', 'restore\\_%');
  expect(left).toEqual([]);
});

test('keeps the model in use and names the disk if it is full while copying', async (context) => {
  const disk = path.join(folder, 'small');
  mkdirSync(disk);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=128k', 'tmpfs', disk], { stdio: 'ignore' });
  } catch {
    return context.skip('only root may mount');
  }
  try {
    const inUse = path.join(disk, 'model');
    mkdirSync(inUse);
    writeFileSync(path.join(inUse, 'weights'), 'of before');
    await expectUnchanged('model', /Not restored: the model. The disk is full/, { MEANING_MODEL: inUse });
    expect(readFileSync(path.join(inUse, 'weights'), 'utf8')).toBe('of before');
    expect(readdirSync(disk)).toEqual(['model']);
  } finally {
    execFileSync('umount', [disk]);
  }
});

test('rejects a backup of another database server', async () => {
  const isMaria =
    (JSON.parse(readFileSync(path.join(backup, 'massima.json'), 'utf8')) as Described).database.server ===
    'MariaDB';
  const other = isMaria ? 'MySQL' : 'MariaDB';
  await withBackup(
    ({ database }) => void (database.server = other),
    () => expectUnchanged('database', new RegExp(`backup is of ${other}.*restore it on ${other}`)),
  );
});

test('names Solr, and not the card provider, if the index cannot be restored', async () => {
  const says = /Not restored: the index. The search engine at http:\/\/127.0.0.1:2\/solr does not answer/;
  await expectUnchanged('index', says, { SOLR_URL: 'http://127.0.0.1:2/solr' });
});

test('restores a backup from the future and warns about a wrong clock', async () => {
  await withBackup(
    (described) => void (described.at = '2999-01-01T00:00:00.000Z'),
    async () => {
      const { code, said } = await restore('database');
      expect([code, said]).toEqual([0, expect.stringMatching(/2999.*in the future: the clock/)]);
    },
  );
  expect((await run('restore', ['--back'])).code).toBe(0);
});

test('leaves the old index or the new one when it is killed at any moment', async () => {
  const outcomes: string[] = [];
  for (let n = 0; n < kills; n++) {
    await indexRulings(core, 'after', [newRuling({ text: 'Il recinto aperto di una casa.' })]);
    const before = await rulings();
    const { child, ended } = startCommand(app, 'restore', ['--from', backup, '--only', 'index']);
    await pause(500 + 4000 * Math.random());
    child.kill('SIGKILL');
    await ended;
    const wasMarked = (await readMarker(app.deps.db)) !== null;
    if (wasMarked) {
      const { code, said } = await run('restore', ['--finish']);
      expect([code, said]).toEqual([0, expect.stringContaining('Start the servers')]);
    }
    const stood = await rulings();
    expect([before, 1]).toContain(stood);
    expect(await readMarker(app.deps.db)).toBeNull();
    outcomes.push(`${stood === before ? 'old' : 'new'}${wasMarked ? ', marked' : ''}`);
  }
  console.info(outcomes.map((outcome) => `index: ${outcome}`).join('\n'));
});
