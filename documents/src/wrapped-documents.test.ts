import { strToU8 } from 'fflate';
import { expect, test } from 'vitest';
import { readText } from './document-text.ts';
import { docx, paragraph, pdf, pdfOf, text } from './testing/make-documents.ts';
import { armoured, signed } from './testing/make-signed.ts';

// pdf.js makes one when it is loaded, for drawing; Node has none, and a browser's worker does.
Object.assign(globalThis, {
  DOMMatrix: class {
    is2D = true;
  },
});

const CITED = 'Cass. civ., Sez. II, 19 marzo 2020, n. 52901';
const base64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes)).replace(/(.{76})/g, '$1\r\n');
const head = 'From: a@example.org\r\nTo: b@example.org\r\nSubject: parere\r\nMIME-Version: 1.0\r\n';
const word = docx(paragraph(text(CITED)));
const attached = (name: string, type: string, file: Uint8Array) =>
  `--B\r\nContent-Type: ${type}; name="${name}"\r\nContent-Disposition: attachment; filename="${name}"\r\nContent-Transfer-Encoding: base64\r\n\r\n${base64(file)}\r\n`;
const message = (...parts: string[]) =>
  `${head}Content-Type: multipart/mixed; boundary=B\r\n\r\n--B\r\nContent-Type: text/plain; charset=utf-8\r\n\r\nIn allegato.\r\n${parts.join('')}--B--\r\n`;

test.each([
  ['a signed PDF', signed(pdf(CITED)), CITED],
  ['one that was signed while it came', signed(pdf(CITED), { isStreamed: true }), CITED],
  ['a signed Word file', signed(word), CITED],
  ['a signed text', signed(strToU8(CITED), { isStreamed: true }), CITED],
  ['one written in letters', strToU8(armoured(signed(word))), CITED],
  ['letters alone', strToU8(base64(signed(word))), CITED],
  ['one signed twice', signed(signed(word)), CITED],
  [
    'a message in quoted-printable',
    strToU8(
      `${head}Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\nCass. civ. n. 52901/2=\r\n020; la responsabilit=C3=A0`,
    ),
    'Cass. civ. n. 52901/2020; la responsabilità',
  ],
  [
    'a message in base64',
    strToU8(
      `${head}Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n${base64(strToU8(CITED))}`,
    ),
    CITED,
  ],
  [
    'a message in HTML alone',
    strToU8(`${head}Content-Type: text/html; charset=utf-8\r\n\r\n<p>Cass. <b>n. 5/2019</b></p>`),
    'Cass. n. 5/2019',
  ],
])('reads %s', async (_, file, expected) => {
  expect((await readText(file)).text).toBe(expected);
});

test('reads the documents attached to a message with a notice, and omits other attachments', async () => {
  const file = strToU8(
    message(
      attached('atto.pdf.p7m', 'application/pkcs7-mime', signed(pdf(CITED))),
      attached('logo.png', 'image/png', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 1])),
    ),
  );
  expect(await readText(file)).toEqual({ text: `In allegato.\n\n${CITED}`, remarks: ['attachments'] });
});

test.each([
  ['a signature without its document', signed(new Uint8Array()), 'no_text'],
  ['one that is cut off', signed(pdf(CITED)).subarray(0, 200), 'damaged'],
  [
    'signatures without end',
    Array.from({ length: 7 }).reduce<Uint8Array>((file) => signed(file), word),
    'damaged',
  ],
  ['letters that are none', strToU8('-----BEGIN PKCS7-----\n%%%\n-----END PKCS7-----'), 'damaged'],
])('refuses %s', async (_, file, reason) => {
  await expect(readText(file)).rejects.toMatchObject({ reason });
});

test.each([
  'From: questo è un atto che comincia così, e cita Cass. n. 5/2019.',
  'Oggetto: parere\n\nCass. n. 5/2019',
  'Note: uno\nFrom: due',
])('reads text that only resembles a message as text: %s', async (plain) => {
  expect((await readText(strToU8(plain))).text).toBe(plain);
});

test('reads up to the maximum length, to the end of a line, with a notice', async () => {
  const line = `${CITED} e così via.`;
  const { text: read, remarks } = await readText(strToU8(`${line}\n`.repeat(3_000)));
  expect(remarks).toEqual(['cut']);
  expect(read.length).toBeLessThanOrEqual(100_000);
  expect(read.endsWith(line)).toBe(true);
});

test('stops reading a PDF with thousands of equal pages at the maximum length', async () => {
  const { text: read, remarks } = await readText(pdfOf(20_000, [CITED.repeat(2)]));
  expect(remarks).toEqual(['cut']);
  expect(read.startsWith(CITED)).toBe(true);
});
