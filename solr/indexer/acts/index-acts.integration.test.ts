import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { Progress } from '../progress.ts';
import { indexCorpus } from '../index-corpus.ts';
import { readers } from '../readers/index.ts';
import { makeAct, makeArticle } from '../testing/make-act.ts';
import { makeZip } from '../testing/make-zip.ts';
import { ownCore } from '../testing/own-core.ts';
import { indexActs } from './index-acts.ts';
import { takeOverActs } from './take-over-acts.ts';

const { engine, file } = ownCore('acts');
const demo = path.join(import.meta.dirname, '../../demo/acts');

async function load(from: string[], more: object = {}) {
  const output: string[] = [];
  const rejectsFile = file('rejected.jsonl');
  const report = await indexActs({ engine, from, rejectsFile, say: (line) => output.push(line), ...more });
  return { report, said: output.join('\n'), rejected: await readFile(rejectsFile, 'utf8').catch(() => '') };
}
async function write(name: string, content: string | Buffer): Promise<string> {
  await writeFile(file(name), content);
  return file(name);
}
const count = async (q: string) => (await engine.select({ q, rows: '0' })).numFound;
const versions = async (key: string) => {
  const { docs } = await engine.select({
    q: '{!term f=article_key v=$key}',
    key,
    sort: 'valid_from asc',
    fl: 'valid_from,valid_to,is_latest,rubric,commi,fate,neighbours,source,fictional,act_order',
    rows: '20',
  });
  return docs.map((doc) => ({
    ...doc,
    from: String(doc['valid_from']).slice(0, 10),
    to: doc['valid_to'] === undefined ? null : String(doc['valid_to']).slice(0, 10),
    commi: JSON.parse(String(doc['commi'])) as { number: string; text: string }[],
    fate: JSON.parse(String(doc['fate'] ?? '[]')) as { what: string; by: string }[],
    neighbours: JSON.parse(String(doc['neighbours'])) as Record<string, { key: string } | null>,
  }));
};

test('indexes a document for each version, with neighbours, amendment and source', async () => {
  const { report, rejected } = await load([demo]);
  expect(report).toMatchObject({ acts: 1, articles: 13, rejected: 0 });
  expect(rejected).toBe('');
  const [first, second, third] = await versions('l:1999:9991:4');
  expect([first, second, third].map((one) => [one?.from, one?.to])).toEqual([
    ['1999-04-01', '2008-06-30'],
    ['2008-07-01', '2014-12-31'],
    ['2015-01-01', null],
  ]);
  expect(third).toMatchObject({ is_latest: true, rubric: 'Denuncia e prescrizione', fictional: true });
  expect(third?.commi[0]?.text).toBe(
    "L'espositore deve denunciare l'avaria entro trenta giorni dalla scoperta, a pena di decadenza.",
  );
  expect(third?.neighbours).toMatchObject({
    previous: { key: 'l:1999:9991:3bis' },
    next: { key: 'l:1999:9991:5' },
  });
  expect((await versions('l:1999:9991:6')).at(-1)?.fate).toMatchObject([
    { what: 'repealed', by: 'd.lgs. 9993/2014', date: '2014-12-05', in_part: false },
  ]);
  expect((await versions('l:1999:9991:3')).at(-1)?.fate).toMatchObject([
    { what: 'unconstitutional', by: 'Corte cost. n. 612/2021', in_part: true },
  ]);
});

test('writes nothing if loaded again, and replaces the act completely if it changed', async () => {
  await load([demo]);
  const before = await count('kind:provision');
  const again = await load([demo]);
  expect(again.report).toMatchObject({ unchanged: 1 });
  const file = await write('uno.xml', makeAct({ body: makeArticle('1', 'Sola', ['Testo.']) }));
  await load([file]);
  expect(before).toBeGreaterThan(15);
  expect(await count('kind:provision')).toBe(1);
  expect(await count('kind:act')).toBe(1);
});

test('reports a duplicate file, overlapping versions and gaps', async () => {
  const changes = ['2001-01-01', '2003-01-01', '2005-01-01'];
  const act = (day: string, text: string) => makeAct({ day, changes, body: makeArticle('1', '', [text]) });
  const archive = makeZip({
    'a.xml': act('2001-01-01', 'Uno.'),
    'a-copia.xml': act('2001-01-01', 'Uno.'),
    'b.xml': act('2006-01-01', 'Due.'),
    'b-altro.xml': act('2006-01-01', 'Due, diverso.'),
  });
  const { said: output, rejected } = await load([await write('atti.zip', archive)], { acceptRejects: true });
  expect(output).toMatch(/a\.xml is a duplicate of a-copia\.xml|a-copia\.xml is a duplicate of a\.xml/);
  expect(output).toContain('l:1999:9991:1: the texts leave a gap between 2002-12-31 and 2006-01-01');
  expect(rejected).toMatch(/the versions overlap/);
  expect((await versions('l:1999:9991:1')).map(({ from, to }) => [from, to])).toEqual([
    ['2001-01-01', '2002-12-31'],
    ['2006-01-01', null],
  ]);
});

test('changes nothing in a dry run, and fails with reasons if no file is an act', async () => {
  expect((await load([demo], { isTrial: true })).said).toMatch(
    /13 articles in \d+ versions[\s\S]*Nothing was changed/,
  );
  expect(await count('kind:provision')).toBe(0);
  const broken = await write('rotto.xml', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>');
  await expect(load([broken])).rejects.toThrow(/Nothing was accepted[\s\S]*declares entities/);
});

test('keeps acts out of searches for rulings, and unchanged by runs of other corpora', async () => {
  await load([demo]);
  const acts = await count('kind:provision');
  const from = path.join(import.meta.dirname, '../golden/rulings.jsonl');
  await indexCorpus({
    ...{ engine, from, reader: readers['jsonl']!, corpus: 'golden', ifChanged: false },
    ...{ prune: true, pruneMost: true, progress: new Progress(() => undefined) },
  });
  expect(await count('kind:provision')).toBe(acts);
  const found = await engine.find({
    words: 'custode responsabilità cosa esposta',
    mm: '1',
    fl: 'id',
    rows: '50',
  });
  expect(found.docs.filter(({ id }) => String(id).startsWith('provision:'))).toEqual([]);
  const fresh = await count('kind:act');
  await takeOverActs(engine, engine);
  expect([await count('kind:provision'), await count('kind:act')]).toEqual([acts, fresh]);
});
