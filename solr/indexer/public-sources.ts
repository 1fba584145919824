import { readCorteCostituzionale } from './readers/corte-costituzionale.ts';
import { type Massima, readMassime } from './readers/corte-massime.ts';
import { readCortePronuncia } from './readers/corte-pronunce.ts';
import { readDocument } from './readers/documents.ts';
import { readGiustiziaAmministrativa } from './readers/giustizia-amministrativa.ts';
import type { Reader } from './readers/reader.ts';
import { readSentenzaWeb } from './readers/sentenze-web.ts';
import { corteRecords } from './records/corte-records.ts';
import { documents } from './records/document-records.ts';
import { listRecords } from './records/list-records.ts';
import type { Records } from './records/record.ts';
import { xmlFiles } from './records/xml-files.ts';

/** What can be loaded by `npm run import`, by its name. */
export interface PublicSource {
  records(paths: readonly string[]): Records;
  reader: Reader;
}

const jsonLists: Records = {
  of: (path) => listRecords(path, (file) => /\.jsonl?(?:\.gz)?$/i.test(file)),
};

/** The public cards have a row for each massima's own fields; the Court's own files are all of texts. */
const readCorte: Reader = (text) =>
  /"numero_pronuncia"/.test(text.slice(0, 5_000_000))
    ? readCortePronuncia(text)
    : readCorteCostituzionale(text);

export const publicSources: Record<string, PublicSource | undefined> = {
  'corte-costituzionale': {
    reader: readCorte,
    records: (paths) => corteRecords(paths, (bytes: Buffer): Map<string, Massima[]> => readMassime(bytes)),
  },
  sentenzeweb: { reader: readSentenzaWeb, records: () => jsonLists },
  'giustizia-amministrativa': { reader: readGiustiziaAmministrativa, records: () => xmlFiles },
  documents: { reader: readDocument, records: () => documents },
};
