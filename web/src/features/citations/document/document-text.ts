import { odtText } from './odt-text.ts';
import { decodeText } from './plain-text.ts';
import { DocumentRefused } from './refusal.ts';
import { wordText } from './word-text.ts';

const OLE = [0xd0, 0xcf, 0x11, 0xe0];
const ZIP = [0x50, 0x4b];
const PDF = '%PDF-';
/** The header of a .pdf may stand behind what a mail program put before it. */
const PDF_WITHIN = 1_024;
/** Control characters that no text holds: a file with them is something else. */
const BINARY = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/;

/**
 * The text of a file that a lawyer has at hand: .docx, .odt, .pdf, .txt, told by what it holds and not by its name.
 * @throws DocumentRefused with the reason
 */
export async function documentText(
  bytes: Uint8Array,
  /** From 0, as soon as the reader of the format has come, to 1. */
  onProgress: (fraction: number) => void = () => undefined,
): Promise<string> {
  if (bytes.length === 0) throw new DocumentRefused('empty');
  const text = tidy(await readAs(bytes, onProgress));
  if (text === '') throw new DocumentRefused('no_text');
  return text;
}

async function readAs(bytes: Uint8Array, onProgress: (fraction: number) => void): Promise<string> {
  if (isPdf(bytes)) {
    const { pdfText } = await import('./pdf-text.ts');
    onProgress(0);
    return pdfText(bytes, onProgress);
  }
  onProgress(0);
  if (startsWith(bytes, ZIP)) return isOpenDocument(bytes) ? odtText(bytes) : wordText(bytes);
  if (startsWith(bytes, OLE)) throw new DocumentRefused(isEncryptedOffice(bytes) ? 'protected' : 'old_word');
  const text = decodeText(bytes);
  if (text.startsWith('{\\rtf') || BINARY.test(text)) throw new DocumentRefused('unknown_format');
  return text;
}

const startsWith = (bytes: Uint8Array, beginning: readonly number[]) =>
  beginning.every((byte, at) => bytes[at] === byte);

const latin = (bytes: Uint8Array) => new TextDecoder('windows-1252').decode(bytes);

const isPdf = (bytes: Uint8Array) => latin(bytes.subarray(0, PDF_WITHIN)).includes(PDF);

/** The first part of an OpenDocument file is its media type, stored as it is. */
const isOpenDocument = (bytes: Uint8Array) =>
  latin(bytes.subarray(0, 200)).includes('mimetypeapplication/vnd.oasis.opendocument.text');

/** A .docx with a password is an old container around an encrypted stream. */
const isEncryptedOffice = (bytes: Uint8Array) =>
  new TextDecoder('utf-16le')
    .decode(bytes.subarray(0, bytes.length - (bytes.length % 2)))
    .includes('EncryptedPackage');

/** Windows' line ends as one, and no empty lines at either end. */
const tidy = (text: string) => text.replace(/\r\n?/g, '\n').trim();
