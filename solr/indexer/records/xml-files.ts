import { decodeText } from '@massima/documents/plain-text';
import type { Line, Records } from './record.ts';
import { messageOf, walkFiles, wholeFile } from './walk-files.ts';

/** Limit of one decision, in bytes. The longest have two or three million. */
const maxFile = 60_000_000;

/** Reads XML files, each as one record. */
export const xmlFiles: Records = { of: readAll };

async function* readAll(path: string): AsyncGenerator<Line> {
  let number = 0;
  for await (const file of walkFiles(path)) {
    if (file.reason === undefined && !/\.xml$/i.test(file.name)) continue;
    number++;
    if (file.reason !== undefined) yield { number, text: null, file: file.name, reason: file.reason };
    else
      try {
        yield { number, text: decodeText(await wholeFile(file.bytes(), maxFile)), file: file.name };
      } catch (error) {
        yield { number, text: null, file: file.name, reason: messageOf(error) };
      }
  }
}
