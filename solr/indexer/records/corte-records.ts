import { listRecords } from './list-records.ts';
import type { Line, Records } from './record.ts';
import { messageOf, walkFiles, wholeFile } from './walk-files.ts';

const massimeFile = /massime.*\.xml$/i;
const maxYear = 300_000_000;

/**
 * Reads the Court's archives: rulings as JSON, and massime as XML in separate archives.
 *
 * All massime are read first and assigned to their ruling by year and number, so the order of the
 * archives has no effect.
 */
export function corteRecords<M>(
  paths: readonly string[],
  readMassime: (bytes: Buffer) => Map<string, M[]>,
): Records {
  let cached: Promise<Map<string, M[]>> | undefined;
  /** Unreadable files of massime, reported once. */
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
    of: (path) => joined(path, (cached ??= readAll()), unread),
  };
}

async function* joined<M>(
  path: string,
  cached: Promise<Map<string, M[]>>,
  unread: { file: string; reason: string }[],
): AsyncGenerator<Line> {
  const massime = await cached;
  let number = 0;
  for (const { file, reason } of unread.splice(0)) yield { number: ++number, text: null, file, reason };
  for await (const line of listRecords(path, (file) => /\.jsonl?(?:\.gz)?$/i.test(file)))
    yield { ...line, number: ++number, text: line.text === null ? null : withMassime(line.text, massime) };
}

/** Parses the record only if it has massime to add. */
function withMassime<M>(text: string, massime: Map<string, M[]>): string {
  const year = /"anno_pronuncia"\s*:\s*"?\s*(\d{4})/.exec(text)?.[1];
  const number = /"numero_pronuncia"\s*:\s*"?\s*(\d{1,4})/.exec(text)?.[1];
  const massimeOfRuling = massime.get(`${Number(year)}/${Number(number)}`);
  const end = text.lastIndexOf('}');
  return massimeOfRuling === undefined || end < 0
    ? text
    : `${text.slice(0, end)},"massime":${JSON.stringify(massimeOfRuling)}}`;
}
