import type { Folder } from '@massima/contract/folders';
import type { ResponseOf } from '../answers/types.ts';
import { daysFromNow } from './days.ts';
import { sampleResults } from './rulings.ts';

type Element = ResponseOf<'projects.elements'>['elements'][number];

const folder = (
  project_id: number,
  name: string,
  description: string,
  elements: number,
  days: number,
): Folder => ({
  project_id,
  name,
  description,
  elements,
  createdAt: daysFromNow(-days - 30),
  updatedAt: daysFromNow(-days),
});

export const sampleFolders = (): Folder[] => [
  folder(7, 'Rossi c. Condominio di via Larga', 'Caduta sulle scale: custodia, caso fortuito, prova.', 3, 1),
  folder(8, 'Locazioni commerciali', 'Recesso, gravi motivi, indennità di avviamento.', 12, 6),
  folder(9, 'Bianchi, licenziamento', 'Giusta causa e proporzionalità della sanzione.', 0, 15),
  folder(
    10,
    'Eredi Castelnuovo della Rocchetta c. Ministero',
    'Espropriazione per pubblica utilità dell’azienda agricola: occupazione acquisitiva, risarcimento per equivalente, giurisdizione, decorrenza della prescrizione e conseguenze dell’acquisizione sanante.',
    1,
    70,
  ),
];

/** Returns the elements of the first folder: one with a note, each with a query. */
export const sampleElements = (): Element[] =>
  sampleResults()
    .slice(0, 3)
    .map((result, i) => ({
      idResult: result.id_new,
      result: JSON.stringify({ ...result, document: { ...result.document, ruling_full_text: null } }),
      query: i === 2 ? 'art. 2051 c.c.' : 'responsabilità del custode per caduta sul marciapiede bagnato',
      note:
        i === 0
          ? 'Da citare nella memoria: onere della prova a carico del custode.\nVerificare la massima 2.'
          : '',
      createdAt: daysFromNow(-12 + i),
      position: 31 + i,
      in_collection: true,
      indexed: result,
    }));

/**
 * Returns the elements of a large folder: every third ruling of a court of first instance, some
 * with notes, two missing from the collection.
 */
export const manyElements = (count: number): Element[] => {
  const results = sampleResults();
  const base = sampleElements();
  return Array.from({ length: count }, (_, i) => {
    const [result, element] = [results[i % 3]!, base[i % 3]!];
    const year = 2003 + ((i * 7) % 22);
    const storedFields = {
      ...result,
      id_new: `${result.id_new}-${i}`,
      document_date: `${year}-${String((i % 12) + 1).padStart(2, '0')}-14`,
      sent_anno: year,
      sent_numero: String(1000 + i * 37),
    };
    const isThere = i % 30 !== 11;
    return {
      ...element,
      idResult: storedFields.id_new,
      result: JSON.stringify({
        ...storedFields,
        document: { ...storedFields.document, ruling_full_text: null },
      }),
      note: i % 9 === 4 ? 'Da citare in comparsa conclusionale, con la massima conforme.' : '',
      createdAt: daysFromNow(-count + i),
      position: i + 1,
      in_collection: isThere,
      indexed: isThere ? storedFields : null,
    };
  });
};

/** Element of an old client that cannot be shown. */
export const unreadableElement = (): Element => ({
  idResult: 'perso',
  result: JSON.stringify({ title: 'senza testo' }),
  query: '',
  note: '',
  createdAt: daysFromNow(-400),
  position: 34,
  in_collection: false,
  indexed: null,
});
