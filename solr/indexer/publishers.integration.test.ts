import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { indexCorpus, type CorpusJob } from './index-corpus.ts';
import { Progress } from './progress.ts';
import { readJsonLine } from './readers/json-lines.ts';
import { ownCore } from './testing/own-core.ts';

/** Tests output and exit code of the command as a publisher runs it. */
const checkout = fileURLToPath(new URL('../..', import.meta.url));
const { node, name: core, engine, file } = ownCore('publishers');

const ruling = (id: string, fields: object = {}) =>
  JSON.stringify({
    ...{ id, issuer_type_id: 3, issuer: 'Corte di cassazione', type: 'sentenza', number: '1' },
    ...{ year: 2019, date: '2019-01-12', area: 1, full_text: null },
    principles: [{ n: 1, kind: 'principle', title: 'Appalto', text: `Perché la massima di ${id}.` }],
    ...fields,
  });
const many = (count: number) => Array.from({ length: count }, (_, i) => ruling(`r${i}`));

function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  return new Promise<{ code: number; out: string; err: string }>((resolve) => {
    const options = { cwd: checkout, env: { ...process.env, ...env } };
    execFile(command, [...args], options, (error, out, err) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : error ? 1 : 0, out, err }),
    );
  });
}
async function index(lines: readonly (string | Buffer)[], ...options: string[]) {
  const from = file('rulings.jsonl');
  await writeFile(from, Buffer.concat(lines.flatMap((line) => [Buffer.from(line), Buffer.from('\n')])));
  const indexer = ['solr/indexer/main.ts', '--url', `${node}/${core}`, '--from', from];
  return run(process.execPath, [...indexer, ...options]);
}
/** Loads within this process, which is faster. */
async function seed(corpus: string, lines: readonly string[], how: Partial<CorpusJob> = {}) {
  const from = file(`${corpus}-${lines.length}.jsonl`);
  await writeFile(from, lines.join('\n'));
  const progress = new Progress(() => undefined);
  const usual = { engine, from, reader: readJsonLine, progress, corpus, ifChanged: false, prune: true };
  await indexCorpus({ ...usual, ...how });
}
const idsOf = async (q: string) =>
  (await engine.select({ q, fl: 'id', sort: 'id asc', rows: '100' })).docs.map(({ id }) => String(id));

test('rejects lines that are not UTF-8, contain NUL or have a future date, with the reason', async () => {
  const rejects = file('rejected.jsonl');
  const odd = [
    Buffer.from(ruling('latin'), 'latin1'),
    ruling('nul', { full_text: 'Il danno\0.' }),
    ruling('year', { year: 2999 }),
    ruling('date', { date: '2999-01-01' }),
  ];
  const { code, err } = await index([...many(40), ...odd], '--corpus', 'odd', '--rejects', rejects);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(await idsOf('kind:ruling')).toHaveLength(40);
  expect((await engine.select({ q: 'text:perch*\ufffd*', rows: '0' })).numFound).toBe(0);
  const rejected = (await readFile(rejects, 'utf8'))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as object);
  expect(rejected).toMatchObject([
    { line: 41, reason: 'not UTF-8' },
    { line: 42, id: 'nul', reason: 'holds a NUL character' },
    { line: 43, id: 'year', reason: expect.stringContaining('still to come') },
    { line: 44, id: 'date', reason: expect.stringContaining('still to come') },
  ]);
});

test('accepts an escaped backslash before u0000', async () => {
  expect((await index([ruling('a', { full_text: 'Scrive \\u0000.' })], '--corpus', 'odd')).code).toBe(0);
});

test('rejects --prune without --corpus before any change', async () => {
  for (const prune of ['--prune', '--prune-most']) {
    const { code, err } = await index(many(1), prune);
    expect(code).toBe(1);
    expect(err).toContain('--prune requires --corpus');
  }
  expect(await idsOf('*:*')).toEqual([]);
});

test('prunes across files of different names in the same corpus', async () => {
  await seed('weekly', many(3));
  await seed('weekly', many(2));
  expect(await idsOf('kind:ruling')).toEqual(['r0', 'r1']);
});

test('fails with reasons if no line is accepted', async () => {
  const { code, err } = await index([ruling('a', { date: '12/01/2019' }), '{'], '--corpus', 'none');
  expect(code).toBe(1);
  expect(err).toContain('all 2 lines were rejected');
  expect(err).toContain('1 times: date: Invalid ISO date (first in rulings.jsonl, line 1)');
  expect(err).toContain('1 times: not JSON (first in rulings.jsonl, line 2)');
  await expect(seed('none', [])).rejects.toThrow('The input contains no ruling');
  expect(await idsOf('kind:marker')).toEqual([]);
});

test('fails and prunes nothing if more than a tenth is rejected, unless allowed', async () => {
  await seed('tenth', [...many(9), ruling('gone')]);
  const lines = [...many(9), '{', '{'];
  const refused = await index(lines, '--corpus', 'tenth', '--prune');
  expect(refused.code).toBe(1);
  expect(refused.err).toContain('2 of 11 lines');
  expect(await idsOf('id:gone')).toEqual(['gone']);
  await expect(seed('tenth', lines, { ifChanged: true })).rejects.toThrow('More than a tenth');
  await seed('tenth', lines, { acceptRejects: true });
  expect(await idsOf('id:gone')).toEqual([]);
  // a tenth, and no more
  await seed('tenth', [...many(9), '{']);
});

test('reports the effects and exit code of a run with --dry-run, and changes nothing', async () => {
  await seed('dry', [...many(3), ruling('gone')]);
  const before = (await engine.select({ q: '*:*', fl: 'id,_version_', sort: 'id asc', rows: '100' })).docs;
  const { code, out } = await index([...many(4)], '--corpus', 'dry', '--prune', '--dry-run');
  expect(code).toBe(0);
  expect(out).toContain('4 rulings would be indexed into dry: 1 new, 3 again.');
  expect(out).toContain('1 would be deleted, because the input no longer contains them: gone.');
  const bad = await index([...many(4), '{'], '--corpus', 'dry', '--dry-run');
  expect(bad.code).toBe(1);
  expect(bad.out).toContain('1 lines or parts would be rejected.');
  expect(bad.err).toContain('The run would fail. More than a tenth was rejected');
  expect((await engine.select({ q: '*:*', fl: 'id,_version_', sort: 'id asc', rows: '100' })).docs).toEqual(
    before,
  );
});

test('runs the command of FORMAT.md on its example ruling', async () => {
  const page = await readFile(path.join(checkout, 'solr/indexer/FORMAT.md'), 'utf8');
  const [, example = ''] = /```json\n([^]*?)```/.exec(page) ?? [];
  const [, command = ''] = /```sh\n([^]*?)```/.exec(page) ?? [];
  const rulings = file('example.jsonl');
  await writeFile(rulings, JSON.stringify(JSON.parse(example)));
  const env = { CHECKOUT: checkout, SOLR_URL: node, SOLR_CORE: core, RULINGS: rulings, STATE_DIR: file('.') };
  const { code, err } = await run('bash', ['--norc', '-euo', 'pipefail', '-c', command], env);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(await idsOf('kind:ruling')).toEqual(['cass-civ-2019-123']);
});
