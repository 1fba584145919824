import type { OutputOf } from '@massima/contract/operation';
import type { operations } from '@massima/contract/operations';

type Report = OutputOf<(typeof operations)['system']['collection']>;

const years = (from: number, to: number, each: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => ({ year: to - i, count: each }));
const court = (issuer_type_id: number, document_emanante: string, ...list: ReturnType<typeof years>) => ({
  issuer_type_id,
  document_emanante,
  count: list.reduce((sum, { count }) => sum + count, 0),
  years: list,
});

/**
 * Collection of three courts: a corpus with a skipped line, a public source and an earlier version.
 */
export const sampleCollection = (): Report => ({
  engine: { answers: true, took_ms: 4 },
  collection: {
    rulings: 1306,
    with_full_text: 1180,
    meaning: { state: 'on', model: 'multilingual-e5-small-q4', vectors: 4404 },
    principles: 3120,
    verdicts: 1284,
    latest: '2025-11-14',
    courts: [
      court(3, 'Corte di cassazione', ...years(2003, 2025, 50)),
      court(9, 'Corte di giustizia tributaria di secondo grado della Lombardia', ...years(2023, 2025, 48)),
      court(1, 'Tribunale di Milano', ...years(2024, 2024, 12)),
    ],
    corpora: [
      {
        name: 'aggiornamento-novembre',
        rulings: 12,
        last_run: {
          started_at: '2025-11-17T05:00:00.000Z',
          finished_at: '2025-11-17T05:00:02.400Z',
          rulings: 12,
          principles: 31,
          rejected: 1,
          index_version: 1,
          rejects: [
            {
              file: 'aggiornamento-novembre.jsonl',
              line: 7,
              id: 'cass-civ-2025-29814',
              reason: 'date: Invalid ISO date',
            },
          ],
        },
        outdated: false,
      },
      {
        name: 'corte-costituzionale',
        rulings: 210,
        last_run: {
          started_at: '2025-11-10T05:00:00.000Z',
          finished_at: '2025-11-10T05:00:31.000Z',
          rulings: 210,
          principles: 402,
          rejected: 0,
          index_version: 1,
          rejects: [],
          source: {
            name: 'Corte costituzionale, dati aperti',
            licence: 'CC BY-SA 3.0',
            credit: 'Fonte: Corte costituzionale, dati.cortecostituzionale.it',
          },
        },
        outdated: false,
      },
      { name: 'archivio', rulings: 1294, last_run: null, outdated: true },
    ],
  },
});
