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

/** A source that `npm run import` can load, by name. */
interface PublicSource {
  /** Credit that each of its rulings carries. */
  credit: { name: string; licence: string; credit: string };
  records(paths: readonly string[]): Records;
  reader: Reader;
}

const jsonLists: Records = {
  of: (path) => listRecords(path, (file) => /\.jsonl?(?:\.gz)?$/i.test(file)),
};

/** Start of every fictional text of the demo. No court issued it, and none is credited. */
const fiction = 'Provvedimento di fantasia, scritto a fini dimostrativi.';

/** Wraps a reader so that its rulings carry a credit. */
export const withCredit =
  ({ reader, credit }: Pick<PublicSource, 'reader' | 'credit'>): Reader =>
  (record) => {
    const read = reader(record);
    if (!('ruling' in read)) return read;
    const isFiction = read.ruling.full_text?.startsWith(fiction) ?? false;
    return {
      ...read,
      ruling: {
        ...read.ruling,
        source: isFiction ? fictionIn(credit) : credit,
        ...(isFiction && { fictional: true }),
      },
    };
  };

export const fictionIn = ({ name }: PublicSource['credit']): PublicSource['credit'] => ({
  name: `${name} (dimostrazione)`,
  licence: 'nessuna',
  credit: `Testo di fantasia nella forma di: ${name}`,
});

/** The public cards have the fields of each massima, the Court's own files only texts. */
const readCorte: Reader = (text) =>
  /"numero_pronuncia"/.test(text.slice(0, 5_000_000))
    ? readCortePronuncia(text)
    : readCorteCostituzionale(text);

export const publicSources: Record<string, PublicSource | undefined> = {
  'corte-costituzionale': {
    reader: readCorte,
    credit: {
      name: 'Corte costituzionale, dati aperti',
      licence: 'CC BY-SA 3.0',
      credit: 'Fonte: Corte costituzionale, dati.cortecostituzionale.it',
    },
    records: (paths) => corteRecords(paths, (bytes: Buffer): Map<string, Massima[]> => readMassime(bytes)),
  },
  sentenzeweb: {
    reader: readSentenzaWeb,
    credit: {
      name: 'SentenzeWeb, Corte di cassazione',
      licence: 'condizioni del portale',
      credit: 'Fonte: Corte di cassazione, SentenzeWeb',
    },
    records: () => jsonLists,
  },
  'giustizia-amministrativa': {
    reader: readGiustiziaAmministrativa,
    credit: {
      name: 'Giustizia amministrativa',
      licence: 'non indicata',
      credit: 'Fonte: www.giustizia-amministrativa.it',
    },
    records: () => xmlFiles,
  },
  documents: {
    reader: readDocument,
    credit: { name: 'Documenti propri', licence: 'non indicata', credit: 'Fonte: documenti propri' },
    records: () => documents,
  },
};
