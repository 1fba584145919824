import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { docxText } from './docx-text.ts';

const word = (body: string) =>
  strToU8(
    `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${body}</w:document>`,
  );
const paragraph = (...runs: string[]) => `<w:p>${runs.map((run) => `<w:r>${run}</w:r>`).join('')}</w:p>`;

test('body and notes, a line for each paragraph', async () => {
  const file = zipSync({
    '[Content_Types].xml': strToU8('<Types/>'),
    'word/document.xml': word(
      paragraph('<w:t>Cass. civ.</w:t>', '<w:t xml:space="preserve"> n. 1</w:t><w:tab/><w:t>2019</w:t>') +
        paragraph('<w:t>art. 131</w:t><w:noBreakHyphen/><w:t>bis c.p. &amp; altro</w:t>'),
    ),
    'word/footnotes.xml': word(paragraph('<w:t>Corte cost. n. 5/1990</w:t>')),
    'word/media/image.xml': strToU8('never read'),
  });
  expect(await docxText(file)).toBe('Cass. civ. n. 1 2019\nart. 131-bis c.p. & altro\nCorte cost. n. 5/1990');
});

test('a text box and what was moved are read once, and the paragraph around them whole', async () => {
  const box = paragraph('<w:t>Nota: Cass. n. 5/2019</w:t>');
  const anchored =
    '<mc:AlternateContent xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006">' +
    `<mc:Choice><w:drawing><w:txbxContent>${box}</w:txbxContent></w:drawing></mc:Choice>` +
    `<mc:Fallback><w:pict><w:txbxContent>${box}</w:txbxContent></w:pict></mc:Fallback>` +
    '</mc:AlternateContent>';
  const moved = (how: string) =>
    `<w:p><w:${how}><w:r><w:t>Corte cost. n. 7/1991</w:t></w:r></w:${how}></w:p>`;
  const file = zipSync({
    'word/document.xml': word(
      paragraph('<w:t>Si veda Cass. n. 1234</w:t>', anchored, '<w:t>/2018.</w:t>') +
        moved('moveFrom') +
        moved('moveTo'),
    ),
  });
  expect((await docxText(file)).split('\n').filter(Boolean)).toEqual([
    'Si veda Cass. n. 1234/2018.',
    'Nota: Cass. n. 5/2019',
    'Corte cost. n. 7/1991',
  ]);
});

test.each([
  ['no archive', strToU8('Cass. civ. n. 1/2019')],
  ['no document in it', zipSync({ 'a.txt': strToU8('a') })],
  ['not well-formed', zipSync({ 'word/document.xml': strToU8('<w:p>') })],
  ['nothing', new Uint8Array()],
])('what is no Word file is refused: %s', async (_, file) => {
  await expect(docxText(file)).rejects.toThrow();
});
