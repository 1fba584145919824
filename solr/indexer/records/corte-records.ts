import { listRecords } from './list-records.ts';
import type { Line, Records } from './record.ts';
import { messageOf, walkFiles, wholeFile } from './walk-files.ts';

const massimeFile = /massime.*\.xml$/i;
const maxYear = 300_000_000;

/**
 * The Court's archives: rulings as JSON, massime as XML in archives of their own. The massime of all of them are read first and go to
 * their ruling by year and number, in whichever order the archives are given.
 */
export function corteRecords<M>(
  paths: readonly string[],
  readMassime: (bytes: Buffer) => Map<string, M[]>,
): Records {
  let known: Promise<Map<string, M[]>> | undefined;
  /** Files of massime that can't be read, told once. */
  const unread: { file: string; reason: string }[] = [];
  const readAll = async () => {
    const massime = new Map<string, M[]>();
    for (const path of paths)
      for await (const file of walkFiles(path)) {
        if (file.reason !== undefined || !massimeFile.test(file.name)) continue;
        try {
          for (const [key, some] of readMassime(await wholeFile(file.bytes(), maxYear)))
            massime.set(key, some);
        } catch (error) {
          unread.push({ file: file.name, reason: messageOf(error) });
        }
      }
    return massime;
  };
  return {
    of: (path) => joined(path, (known ??= readAll()), unread),
  };
}

async function* joined<M>(
  path: string,
  known: Promise<Map<string, M[]>>,
  unread: { file: string; reason: string }[],
): AsyncGenerator<Line> {
  const massime = await known;
  let number = 0;
  for (const { file, reason } of unread.splice(0)) yield { number: ++number, text: null, file, reason };
  for await (const line of listRecords(path, (file) => /\.jsonl?(?:\.gz)?$/i.test(file)))
    yield { ...line, number: ++number, text: line.text === null ? null : withMassime(line.text, massime) };
}

/** The record itself is only read where there is something to add. */
function withMassime<M>(text: string, massime: Map<string, M[]>): string {
  const year = /"anno_pronuncia"\s*:\s*"?\s*(\d{4})/.exec(text)?.[1];
  const number = /"numero_pronuncia"\s*:\s*"?\s*(\d{1,4})/.exec(text)?.[1];
  const own = massime.get(`${Number(year)}/${Number(number)}`);
  const end = text.lastIndexOf('}');
  return own === undefined || end < 0 ? text : `${text.slice(0, end)},"massime":${JSON.stringify(own)}}`;
}
