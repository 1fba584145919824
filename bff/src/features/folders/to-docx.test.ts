import { inflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { folderBytesMax, folderElementsMax } from '@massima/contract/constants';
import { toCsv } from './to-csv.ts';
import { toDocx } from './to-docx.ts';

/** Returns one file of a zip archive. */
function unzip(archive: Buffer, name: string): string {
  const header = archive.indexOf(`${name}`, archive.indexOf('PK\u0003\u0004')) - 30;
  const dataAt = header + 30 + archive.readUInt16LE(header + 26) + archive.readUInt16LE(header + 28);
  return inflateRawSync(archive.subarray(dataAt)).toString('utf8');
}

test('writes a valid document for a text with control characters', async () => {
  const hostile = 'a\u0000b\u0007c\u001fd\ufffee\ud800f<&>';
  const element = {
    citation: hostile,
    ecli: hostile,
    subjects: hostile,
    principle: hostile,
    later: [],
    query: hostile,
    note: hostile,
    savedAt: '2026-01-01T00:00:00.000Z',
  };
  const folder = { name: hostile, description: hostile };
  const file = await toDocx(folder, [element], 'it', new Date('2026-01-01T00:00:00.000Z'));
  for (const part of ['word/document.xml', 'docProps/core.xml']) {
    const xml = unzip(file, part);
    expect(xml).toContain('abcdef&lt;&amp;&gt;');
    expect(xml).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\ufffd/);
  }
});

test('keeps the lines of notes and descriptions', async () => {
  const note = 'prima riga\r\nseconda riga\n\n- quarta';
  const element = {
    citation: 'Cass. civ., n. 123/2019',
    ecli: '',
    subjects: '',
    principle: 'Il custode risponde del danno.',
    later: [],
    query: 'danno',
    note,
    savedAt: '2026-01-01T00:00:00.000Z',
  };
  const now = new Date('2026-01-01T00:00:00.000Z');
  const write = async (exported: typeof element) =>
    unzip(
      await toDocx({ name: 'Rossi', description: 'Parti:\nRossi\nBianchi' }, [exported], 'it', now),
      'word/document.xml',
    );
  const headed = await write({ ...element, subjects: 'Cose in custodia – Caso fortuito' });
  expect(headed).toMatch(/Cose in custodia – Caso fortuito[\s\S]*Il custode risponde del danno/);
  expect(await toCsv([{ ...element, subjects: 'Cose in custodia' }], 'it')).toContain(
    '"Cose in custodia";"Il custode',
  );
  const plain = (xml: string) => xml.replaceAll('<w:cr/>', '\n').replace(/<[^>]*>/g, '');
  const xml = plain(await write(element));
  expect(xml).toContain('Parti:\nRossi\nBianchi');
  expect(xml).toContain('prima riga\nseconda riga\n\n- quarta');
  // Text that the owner did not type stays on one line, even if the client saved line breaks.
  const broken = plain(await write({ ...element, principle: 'uno\ndue\r\n'.repeat(1000) }));
  expect(broken).toContain('uno due uno due');
  // A note with many lines loses no text.
  const long = Array.from({ length: 500 }, (_, i) => `r${i}.`);
  const all = plain(await write({ ...element, note: long.join('\n') }));
  expect(all.replace(/\s/g, '')).toContain(long.join(''));
});

test('keeps the event loop free while the largest folder is written as a document and as a table', async () => {
  const element = {
    citation: 'Cass. civ., Sez. III, sent. 12 gennaio 2019, n. 123',
    ecli: '',
    subjects: '',
    principle: 'Il custode risponde del danno cagionato dalla cosa. '.repeat(
      folderBytesMax / folderElementsMax / 52,
    ),
    later: [],
    query: 'danno',
    note: '',
    savedAt: '2026-01-01T00:00:00.000Z',
  };
  const elements = Array.from({ length: folderElementsMax }, () => element);
  const folder = { name: 'Piena', description: '' };
  for (const write of [
    () => toDocx(folder, elements, 'it', new Date('2026-01-01T00:00:00.000Z')),
    () => toCsv(elements, 'it'),
  ]) {
    let ticks = 0;
    let isWriting = true;
    const spin = () => {
      ticks++;
      if (isWriting) setImmediate(spin);
    };
    setImmediate(spin);
    expect((await write()).length).toBeGreaterThan(10_000);
    isWriting = false;
    expect(ticks).toBeGreaterThanOrEqual(20);
  }
});
