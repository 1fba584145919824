import type { AlertEvent } from '@massima/contract/alert-event';
import { citation } from '@massima/contract/format/citation';
import type { OutputOf } from '@massima/contract/operation';
import type { operations } from '@massima/contract/operations';
import { sampleResult } from '../sample-result.ts';
import { daysFromNow } from './days.ts';
import { sampleHeading } from './citations.ts';
import { annulledInPart } from './provisions.ts';
import { sampleReceipt } from './receipt.ts';

type Alerts = (typeof operations)['alerts'];
export type SampleAlert = OutputOf<Alerts['list']>['alerts'][number];

export const sampleAlert = (over: Partial<SampleAlert> = {}): SampleAlert => ({
  id: 3,
  label: 'danno da cose in custodia',
  question: {
    query: 'danno da cose in custodia',
    filters: { selectedType: 'massima', yearDoc: [2024, 2025], selectedArea: 1 },
    as_typed: false,
  },
  ruling_id: null,
  citations: null,
  createdAt: daysFromNow(-30),
  news: 2,
  last_found_at: daysFromNow(-1),
  ...over,
});

/** Query with filters, article, ruling and the longest query. */
export const sampleAlerts = (): SampleAlert[] => [
  sampleAlert({
    id: 4,
    label: `responsabilità ${'precontrattualecontrattuale'.repeat(4)} del commissario`,
    question: { query: 'x', filters: { selectedType: 'sentenza', yearDoc: [] }, as_typed: true },
    news: 0,
    last_found_at: null,
  }),
  sampleAlert(),
  sampleAlert({
    id: 2,
    label: 'Cass. civ., Sez. III, sent. 12 gennaio 2019, n. 123',
    question: null,
    ruling_id: 'cass-civ-2019-123',
    news: 1,
  }),
];

/** Alert on the citations of a brief. */
export const sampleBriefAlert = (): SampleAlert =>
  sampleAlert({
    id: 1,
    label: 'Comparsa Rossi',
    question: null,
    citations: {
      provisions: [{ key: 'l:1999:9991:3', label: 'art. 3 l. 9991/1999' }],
      rulings: [
        { ruling_id: 'cass-2017-12027', label: 'Cass. civ., ord. 16 maggio 2017, n. 12027' },
        { ruling_id: 'cass-2018-8', label: 'Cass. civ., ord. 8 marzo 2018, n. 8', withdrawn: true },
      ],
    },
    news: 5,
  });

const event = (over: Partial<AlertEvent>): AlertEvent => ({
  id: `event:${over.what}`,
  what: 'unconstitutional',
  label: 'art. 3 l. 9991/1999',
  key: 'l:1999:9991:3',
  in_part: false,
  by: '',
  date: null,
  ruling: null,
  words: null,
  foundAt: daysFromNow(-1),
  ...over,
});
/** Returns one event of each kind. */
export const sampleEvents = (): AlertEvent[] => {
  const { by, date, in_part, words: wording, ruling } = annulledInPart;
  const followed = { label: 'Cass. civ., ord. 16 maggio 2017, n. 12027', key: null };
  const united = sampleHeading({ document_sezione: 'U', sent_numero: '4001', document_date: '2026-03-04' });
  return [
    event({ what: 'unconstitutional', by, date, in_part, words: wording, ruling }),
    event({ what: 'version', date: '2026-01-01' }),
    event({ what: 'united_sections', ...followed, by: citation(united), ruling: united }),
    event({ what: 'contrary', ...followed, by: citation(sampleHeading()), ruling: sampleHeading() }),
    event({ what: 'withdrawn', ...followed }),
  ];
};

export const sampleNews = (alert: SampleAlert): OutputOf<Alerts['news']> => ({
  alert,
  receipt: sampleReceipt(),
  events: alert.citations ? sampleEvents() : [],
  news: (alert.citations ? [] : ['demo-1-m1', 'demo-2-m1']).map((id_new) => ({
    result: sampleResult({ id_new }),
    foundAt: daysFromNow(-1),
  })),
});
