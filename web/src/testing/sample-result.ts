import type { SearchResult } from '@massima/contract/search';

/** Returns a result as the server sends it. */
export const sampleResult = (over: Partial<SearchResult> = {}): SearchResult => ({
  id_new: 'r1',
  score: 1,
  real_score: 7,
  document_type_massima: 0,
  document_type_massima_start: 1,
  document_type_massima_end: 24,
  document_diritto: 'Il danno va risarcito. Il caso fortuito esclude la responsabilità.',
  keywords_positions: [{ startPosition: 4, endPosition: 8 }],
  document: { has_full_text: true, ruling_type: 'sentenza', ruling_section: '3' },
  document_date: '2019-01-12',
  sent_anno: 2019,
  sent_numero: '123',
  document_sezione: '3',
  document_area: 1,
  issuer_type_id: 3,
  document_emanante: 'Corte di cassazione',
  document_place: '',
  document_region: '',
  feedback: 'none',
  ...over,
});
