import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';

/** Ruling with its texts and the keys of the rulings that it cites according to the open data. */
export type CitingRuling = { key: string; id: string; year: number; texts: string[]; cites: Set<string> };

type Row = {
  id: string;
  anno: number;
  numero: number;
  dispositivo?: string | null;
  massime: { titolo?: string | null; testo?: string | null }[];
  cita?: string[];
};

/** "ORD. 373/92 B. ": under which number the collection files a principle. */
const filing = /^\s*(?:SENT|ORD)\.\s*\d+\/\d+/;

export async function* readRulings(file: string): AsyncGenerator<CitingRuling> {
  const lines = createInterface({ input: createReadStream(file).pipe(createGunzip()), crlfDelay: Infinity });
  for await (const line of lines) {
    const row = JSON.parse(line) as Row;
    yield {
      id: row.id,
      key: `cost:${row.anno}:${row.numero}`,
      year: row.anno,
      texts: [
        row.dispositivo,
        ...row.massime.flatMap(({ titolo, testo }) => [titolo?.replace(filing, ''), testo]),
      ].flatMap((text) => text ?? []),
      cites: new Set((row.cita ?? []).map((id) => id.replace(/^cost-(\d+)-(\d+)$/, 'cost:$1:$2'))),
    };
  }
}
