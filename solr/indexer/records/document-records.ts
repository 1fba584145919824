import { DocumentRefused } from '@massima/documents/refusal';
import { readPortalHeader } from '@massima/law/full-text/heading-portal';
import { readStamps } from '@massima/law/full-text/text-pages';
import { readFileName } from '@massima/law/full-text/heading-forms';
import { readCsv } from './csv.ts';
import type { Line, Records } from './record.ts';
import { messageOf, type SourceFile, walkFiles, wholeFile } from './walk-files.ts';

/** Input of the document reader: the text of a file and its metadata. */
export interface DocumentRecord {
  file: string;
  words: string;
  /** Row of `metadata.csv`, by column name. */
  given: Record<string, string>;
  /** Numbers in page headers that several files share, as `12/2031`. */
  sharedHeaders: string[];
}

const readable = /\.(?:pdf|docx|odt|html?|txt)$/i;
const metadata = /(?:^|\/)metadata\.csv$/i;
const maxFile = 200_000_000;
/** Limit of the texts kept from the first pass, in characters. A file beyond it is read again. */
const maxCachedCharacters = 150_000_000;

const refusals: Record<DocumentRefused['reason'], string> = {
  empty: 'it is empty',
  unknown_format: 'it is of no format that is read: .pdf, .docx, .odt, .html or .txt',
  old_word: 'it is of an old Word: save it as .docx',
  protected: 'it is protected by a password',
  doctype: 'it has a DOCTYPE, which is not read',
  damaged: 'it is damaged',
  too_large: 'it is too large',
  no_text: 'it has no text: a scan, which has to be read by a program for that first',
  too_slow: 'it takes too long to read',
};

/** Reads a folder or archive of documents, with its `metadata.csv` if present. */
export const documents: Records = {
  of: readAll,
};

async function* readAll(path: string): AsyncGenerator<Line> {
  const { sharedHeaders, given: metadata, kept: cachedTexts } = await lookOver(path);
  let number = 0;
  for await (const file of walkFiles(path)) {
    if (file.reason !== undefined) {
      yield { number: ++number, text: null, file: file.name, reason: file.reason };
      continue;
    }
    if (!readable.test(file.name)) continue;
    number++;
    try {
      const content = cachedTexts.get(file.name) ?? (await wordsOf(file));
      const record: DocumentRecord = {
        file: file.name,
        words: content,
        given: metadata.get(baseOf(file.name)) ?? {},
        sharedHeaders,
      };
      yield { number, text: JSON.stringify(record), file: file.name };
    } catch (error) {
      const reason = error instanceof DocumentRefused ? refusals[error.reason] : messageOf(error);
      yield { number, text: null, file: file.name, reason };
    }
  }
}

const baseOf = (name: string) => name.split('/').at(-1)?.toLowerCase() ?? name;

/**
 * Finds the shared page headers and reads the list of metadata. Both require that all files are
 * read first.
 */
async function lookOver(path: string) {
  const headers = new Map<string, number>();
  const given = new Map<string, Record<string, string>>();
  const cachedTexts = new Map<string, string>();
  let size = 0;
  for await (const file of walkFiles(path)) {
    if (file.reason !== undefined) continue;
    if (metadata.test(file.name)) {
      const rows = readCsv((await wholeFile(file.bytes(), maxFile)).toString('utf8'));
      for (const { file: name = '', ...row } of rows) given.set(name.toLowerCase(), row);
    }
    if (!readable.test(file.name)) continue;
    const content = await wordsOf(file).catch(() => undefined);
    if (content === undefined) continue;
    if (size + content.length < maxCachedCharacters) {
      cachedTexts.set(file.name, content);
      size += content.length;
    }
    const header = readPortalHeader(content);
    if (!header || readStamps(content).numbers.length > 0 || readFileName(file.name)) continue;
    const key = `${header.number}/${header.year}`;
    headers.set(key, (headers.get(key) ?? 0) + 1);
  }
  const sharedHeaders = [...headers].flatMap(([key, count]) => (count > 1 ? [key] : []));
  return { sharedHeaders, given, kept: cachedTexts };
}

async function wordsOf(file: SourceFile): Promise<string> {
  const bytes = await wholeFile(file.bytes(), maxFile);
  const { readRulingFile } = await import('./read-ruling-file.ts');
  return readRulingFile(file.name, bytes);
}
