import type { OutputOf } from '@massima/contract/operation';
import type { operations } from '@massima/contract/operations';
import { sampleResult } from '../sample-result.ts';
import { daysFromNow } from './days.ts';
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
  createdAt: daysFromNow(-30),
  news: 2,
  last_found_at: daysFromNow(-1),
  ...over,
});

/** A question with filters, an article, a ruling and the longest question. */
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

export const sampleNews = (alert: SampleAlert): OutputOf<Alerts['news']> => ({
  alert,
  receipt: sampleReceipt(),
  news: ['demo-1-m1', 'demo-2-m1'].map((id_new) => ({
    result: sampleResult({ id_new }),
    foundAt: daysFromNow(-1),
  })),
});
