import { open } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { longestRuling } from '../format.ts';
import { readRulings } from '../read-rulings.ts';
import { readSentenzaWeb } from '../readers/sentenze-web.ts';
import { Rejects } from '../rejects.ts';
import { makeZip } from '../testing/make-zip.ts';
import { scratch } from '../testing/scratch.ts';
import { documents } from './document-records.ts';
import { listRecords } from './list-records.ts';
import { xmlFiles } from './xml-files.ts';
import { listEntries, openArchive, unpack } from './zip-archive.ts';

const { write, file } = scratch();

async function all<T>(lines: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const line of lines) found.push(line);
  return found;
}

/** A file of 2 GB, of which the disk holds only the beginning. */
async function huge(name: string, prefix: string): Promise<string> {
  const handle = await open(file(name), 'w');
  await handle.write(prefix);
  await handle.truncate(2_000_000_000);
  await handle.close();
  return file(name);
}

/** How much more memory the process has while this runs, in MB. */
async function memoryOf<T>(work: () => Promise<T>): Promise<{ result: T; grown: number }> {
  const before = process.memoryUsage().rss;
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 20);
  const result = await work().finally(() => clearInterval(watch));
  return { result, grown: (most - before) / 1_000_000 };
}

test('rejects 2 GB of XML without allocating the memory', async () => {
  const path = await huge('huge.xml', '<?xml version="1.0"?><GA><Provvedimento>');
  const { result, grown } = await memoryOf(() => all(xmlFiles.of(path)));
  expect(result.map(({ reason }) => reason)).toEqual(['it is larger than 60 MB']);
  expect(grown).toBeLessThan(400);
});

test('rejects a record and a document of 2 GB without allocating the memory', async () => {
  const list = await huge('huge.json', '[{"ocr": "');
  const { result, grown } = await memoryOf(() => all(listRecords(list, () => true)));
  expect(result.map(({ reason }) => reason)).toEqual(['it is truncated: a record is longer than any ruling']);
  expect(grown).toBeLessThan(800);
  const text = await huge('huge.txt', 'ORDINANZA');
  expect((await all(documents.of(text))).map(({ reason }) => reason)).toEqual(['it is larger than 200 MB']);
}, 60_000);

test('rejects a third level of archives for every source', async () => {
  const deep = makeZip({ 'a.zip': makeZip({ 'b.zip': makeZip({ 'c.xml': '<GA/>' }) }) });
  const path = await write('deep.zip', deep);
  const reason = 'archives are opened only up to two levels';
  expect((await all(xmlFiles.of(path))).map((line) => line.reason)).toEqual([reason]);
  expect((await all(documents.of(path))).map((line) => line.reason)).toEqual([reason]);
});

const record = (numdec: number, ocr: string) => ({
  ...{ kind: 'snciv', szdec: '3', anno: '2021', numdec: `${numdec}`, datdep: '20210212' },
  ...{ tipoprov: 'Sentenza', ocr },
});

test('rejects a text beyond thirty million characters, and reads the next record', async () => {
  const long = { ...record(1, 'x'.repeat(longestRuling + 1)) };
  const path = await write('long.json', JSON.stringify([long, record(2, 'Testo. P.Q.M. rigetta.')]));
  const rejects = new Rejects(undefined);
  const reading = {
    ...{ corpus: 'web', counts: { rulings: 0, principles: 0, rejected: 0 } },
    ...{ seen: new Map<string, string>(), withdrawn: new Set<string>() },
  };
  const records = { of: (from: string) => listRecords(from, () => true) };
  const read = [];
  const source = { name: 'long.json', path, hash: '' };
  for await (const { ruling } of readRulings({ reader: readSentenzaWeb, records, rejects }, source, reading))
    read.push(ruling.id);
  expect(read).toEqual(['cass-civ-2021-2']);
  expect(rejects.first).toEqual([
    expect.objectContaining({
      ...{ id: 'cass-civ-2021-1', reason: 'its text is longer than 30 million characters' },
    }),
  ]);
}, 60_000);

/** Makes a ZIP64 archive: a sparse file of 5 GB, and a small file after it. */
async function longArchive(change?: (list: Buffer) => void): Promise<string> {
  const big = 5_000_000_000;
  const head = (name: string, size: number) => {
    const header = Buffer.alloc(30);
    header.writeUInt32LE(0x04034b50, 0);
    header.writeUInt16LE(name.length, 26);
    header.writeUInt32LE(size, 22);
    return Buffer.concat([header, Buffer.from(name)]);
  };
  const entry = (name: string, size: number, offset: number) => {
    const listEntry = Buffer.alloc(46);
    listEntry.writeUInt32LE(0x02014b50, 0);
    for (const at of [20, 24, 42]) listEntry.writeUInt32LE(0xffffffff, at);
    listEntry.writeUInt16LE(name.length, 28);
    listEntry.writeUInt16LE(28, 30);
    const extra = Buffer.alloc(28);
    extra.writeUInt16LE(1, 0);
    extra.writeUInt16LE(24, 2);
    for (const [i, value] of [size, size, offset].entries()) extra.writeBigUInt64LE(BigInt(value), 4 + i * 8);
    return Buffer.concat([listEntry, Buffer.from(name), extra]);
  };
  const content = '[{"id": "dietro"}]';
  const second = 35 + big;
  const small = Buffer.concat([head('a.json', content.length), Buffer.from(content)]);
  const list = Buffer.concat([entry('b.bin', big, 0), entry('a.json', content.length, second)]);
  change?.(list);
  const start = second + small.length;
  const end = Buffer.alloc(56 + 20 + 22);
  end.writeUInt32LE(0x06064b50, 0);
  for (const at of [24, 32]) end.writeBigUInt64LE(2n, at);
  end.writeBigUInt64LE(BigInt(list.length), 40);
  end.writeBigUInt64LE(BigInt(start), 48);
  end.writeUInt32LE(0x07064b50, 56);
  end.writeBigUInt64LE(BigInt(start + list.length), 64);
  end.writeUInt32LE(0x06054b50, 76);
  end.fill(0xff, 84, 96);
  const handle = await open(file('long.zip'), 'w');
  await handle.write(head('b.bin', 0), 0, 35, 0);
  const rest = Buffer.concat([small, list, end]);
  await handle.write(rest, 0, rest.length, second);
  await handle.close();
  return file('long.zip');
}

test('reads an archive of more than 4 GB (ZIP64)', async () => {
  const archive = await openArchive(await longArchive());
  const entries = await all(listEntries(archive));
  expect(entries.map(({ name, entry }) => [name, entry.uncompressedSize])).toEqual([
    ['b.bin', 5_000_000_000],
    ['a.json', 18],
  ]);
  const parts = await all(unpack(archive, entries[1]!.entry));
  expect(Buffer.concat(parts).toString()).toBe('[{"id": "dietro"}]');
  archive.close();
});

test('rejects an archive without its ZIP64 fields as damaged', async () => {
  const path = await longArchive((list) => list.writeUInt16LE(2, 46 + 'b.bin'.length));
  const archive = await openArchive(path);
  await expect(all(listEntries(archive))).rejects.toThrow('the list of the archive is damaged');
  archive.close();
});
