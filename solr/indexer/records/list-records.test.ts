import { expect, test } from 'vitest';
import { makeZip } from '../testing/make-zip.ts';
import { scratch } from '../testing/scratch.ts';
import { listRecords } from './list-records.ts';
import { walkFiles, wholeFile } from './walk-files.ts';

const { write } = scratch();
const all = async (path: string) => {
  const records = [];
  for await (const record of listRecords(path, (file) => file.endsWith('.json'))) records.push(record);
  return records;
};
const parsed = async (path: string) =>
  (await all(path)).map(({ text, reason }) => reason ?? (JSON.parse(text ?? '') as unknown));

const firstRecord = { id: 'a', text: 'con {graffe} e "virgolette" \\ [e] altro' };
const two = { id: 'b', nested: { list: [{ id: 'c' }] } };

test.each([
  ['a list below a name', { elenco: [firstRecord, two] }],
  ['a list below two names', { response: { numFound: 2, docs: [firstRecord, two] } }],
  ['a list', [firstRecord, two]],
])('%s', async (_, content) => {
  expect(await parsed(await write('list.json', JSON.stringify(content, null, 1)))).toEqual([
    firstRecord,
    two,
  ]);
});

test('reads objects on one line and across lines', async () => {
  expect(
    await parsed(await write('lines.json', `${JSON.stringify(firstRecord)}\n${JSON.stringify(two)}\n`)),
  ).toEqual([firstRecord, two]);
  expect(await parsed(await write('none.json', '{"elenco": []}'))).toEqual([]);
});

test('reads nested archives, and Windows-1252 if the text is not UTF-8', async () => {
  const windows = Buffer.from('{"elenco": [{"id": "\x8afrom perch\xe9"}]}', 'latin1');
  const outer = makeZip({ 'anno_2031.zip': makeZip({ 'anno_2031.json': windows }), 'leggimi.txt': 'x' });
  const [record] = await all(await write('outer.zip', outer));
  expect(record).toMatchObject({ number: 1, file: 'anno_2031.zip/anno_2031.json' });
  expect(JSON.parse(record?.text ?? '')).toEqual({ id: 'Šfrom perché' });
});

test('rejects a third level of archives', async () => {
  const deep = makeZip({ 'a.zip': makeZip({ 'b.zip': makeZip({ 'c.json': '[]' }) }) });
  expect(await parsed(await write('deep.zip', deep))).toEqual(['archives are opened only up to two levels']);
});

test('rejects a file that unpacks to more than its declared size, or is compressed too much', async () => {
  const lying = makeZip({ 'a.json': JSON.stringify([firstRecord]).padEnd(5000) }, { 'a.json': 10 });
  expect(await parsed(await write('lying.zip', lying))).toEqual([
    'it is truncated: it unpacks to more than its declared size or a plausible ratio',
  ]);
  const bomb = makeZip({ 'a.json': Buffer.alloc(40_000_000, ' ') });
  expect(await parsed(await write('bomb.zip', bomb))).toEqual([
    'it is truncated: it unpacks to more than its declared size or a plausible ratio',
  ]);
});

test('reports a truncated archive and a truncated list', async () => {
  const archive = makeZip({ 'a.json': JSON.stringify([firstRecord]) });
  expect(await parsed(await write('cut.zip', archive.subarray(0, archive.length - 30)))).toEqual([
    'not a complete zip file: the end record is missing',
  ]);
  const records = await all(
    await write('cut.json', JSON.stringify({ elenco: [firstRecord, two] }).slice(0, -20)),
  );
  expect(records.map(({ text }) => text)).toEqual([
    JSON.stringify(firstRecord),
    expect.stringMatching(/^\{"id":"b"/),
  ]);
});

test('rejects only the malformed record and reads the next records', async () => {
  const broken = `{"elenco": [${JSON.stringify(firstRecord)}, {"id": "b", "text": "senza fine}, ${JSON.stringify({ id: 'c' })}, ${JSON.stringify({ id: 'd' })}]}`;
  const read = (await all(await write('broken.json', broken))).map(({ text }) => {
    try {
      return (JSON.parse(text ?? '') as { id: string }).id;
    } catch {
      return 'broken';
    }
  });
  expect(read).toEqual(['a', 'broken', 'c', 'd']);
});

test('reads a file up to the maximum size', async () => {
  for await (const file of walkFiles(await write('plain.json', 'x'.repeat(100))))
    if (file.reason === undefined) await expect(wholeFile(file.bytes(), 50)).rejects.toThrow('larger than');
});
