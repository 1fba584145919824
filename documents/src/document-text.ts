import { isMessage } from './is-message.ts';
import { isSigned } from './is-signed.ts';
import { odtText } from './odt-text.ts';
import { decodeText } from './plain-text.ts';
import { type Read, Reading, type ReadingOptions } from './read.ts';
import { DocumentRefused } from './refusal.ts';
import { wordText } from './word-text.ts';

const OLE = [0xd0, 0xcf, 0x11, 0xe0];
const ZIP = [0x50, 0x4b];
const PDF = '%PDF-';
/** Bytes within which the header of a .pdf must start. Mail programs may put text before it. */
const PDF_WITHIN = 1_024;
/** Control characters that no text contains: a file with them is something else. */
const BINARY = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/;
/**
 * Maximum nesting: a signed message that contains a signed document. Deeper nesting does not
 * occur.
 */
const DEEPEST = 4;

/**
 * The text of a file that a lawyer has at hand: .docx, .odt, .pdf, .txt, .eml, any of them signed, told by its content and not by
 * its name; as much of it as can be checked. @throws DocumentRefused with the reason
 */
export async function readText(bytes: Uint8Array, options: ReadingOptions = {}): Promise<Read> {
  const reading = new Reading(options);
  const text = await textWithin(bytes, reading);
  return { text: atMost(text, reading), remarks: [...reading.remarks] };
}

export const documentText = async (bytes: Uint8Array, onProgress?: (fraction: number) => void) =>
  (await readText(bytes, { onProgress })).text;

async function textWithin(bytes: Uint8Array, reading: Reading): Promise<string> {
  if (bytes.length === 0) throw new DocumentRefused('empty');
  if (reading.depth > DEEPEST) throw new DocumentRefused('damaged');
  const text = normaliseLines(await readAs(bytes, reading));
  if (text === '') throw new DocumentRefused('no_text');
  return text;
}

async function readAs(bytes: Uint8Array, reading: Reading): Promise<string> {
  // A signature may be wrapped around a PDF, whose beginning is then among its first bytes.
  if (isSigned(bytes)) {
    const { signedContent } = await import('./signed-content.ts');
    return textWithin(signedContent(bytes), reading.inside());
  }
  if (isPdf(bytes)) {
    const { pdfText } = await import('./pdf-text.ts');
    reading.onProgress(0);
    return pdfText(bytes, reading);
  }
  reading.onProgress(0);
  if (startsWith(bytes, ZIP))
    return isOpenDocument(bytes) ? odtText(bytes, reading) : wordText(bytes, reading);
  if (startsWith(bytes, OLE)) throw new DocumentRefused(isEncryptedOffice(bytes) ? 'protected' : 'old_word');
  if (isMessage(bytes)) {
    const { messageText } = await import('./message-text.ts');
    return messageText(bytes, reading, textWithin);
  }
  const text = decodeText(bytes);
  if (text.startsWith('{\\rtf') || BINARY.test(text)) throw new DocumentRefused('unknown_format');
  return text;
}

/** Cuts a longer text at the end of a line. */
function atMost(text: string, reading: Reading): string {
  const { maxLength } = reading;
  if (text.length <= maxLength) return text;
  reading.remarks.add('cut');
  const line = text.lastIndexOf('\n', maxLength);
  return text.slice(0, line > maxLength / 2 ? line : maxLength);
}

const startsWith = (bytes: Uint8Array, prefix: readonly number[]) =>
  prefix.every((byte, at) => bytes[at] === byte);

const latin = (bytes: Uint8Array) => new TextDecoder('windows-1252').decode(bytes);

const isPdf = (bytes: Uint8Array) => latin(bytes.subarray(0, PDF_WITHIN)).includes(PDF);

/** The first part of an OpenDocument file is its media type, stored uncompressed. */
const isOpenDocument = (bytes: Uint8Array) =>
  latin(bytes.subarray(0, 200)).includes('mimetypeapplication/vnd.oasis.opendocument.text');

/** A .docx with a password is an old container around an encrypted stream. */
const isEncryptedOffice = (bytes: Uint8Array) =>
  new TextDecoder('utf-16le')
    .decode(bytes.subarray(0, bytes.length - (bytes.length % 2)))
    .includes('EncryptedPackage');

/** Windows' line ends as one, and no empty lines at either end. */
const normaliseLines = (text: string) => text.replace(/\r\n?/g, '\n').trim();
