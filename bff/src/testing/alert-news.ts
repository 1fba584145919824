import type { TestApp } from './test-app.ts';

const found = {
  id_new: 'cass-1-m1',
  score: 1,
  real_score: 1,
  document_type_massima: 0,
  document_type_massima_start: 0,
  document_type_massima_end: 0,
  document_diritto: 'Il custode risponde.',
  keywords_positions: [],
  document: { ruling_section: '', ruling_type: 'sentenza', has_full_text: true },
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
};

/**
 * Inserts an alert for a query with two matching principles of one ruling.
 * @returns the id of the alert
 */
export async function sampleNews({ deps: { db, clock } }: TestApp, userId: number): Promise<number> {
  const now = clock.now();
  const [id = 0] = await db('alerts').insert({
    user_id: userId,
    kind: 'question',
    label: 'segreto dell’avviso',
    asked: JSON.stringify({ query: 'segreto dell’avviso' }),
    key_hash: `key of ${userId}`,
    created_at: now,
  });
  for (const id_result of ['cass-1-m1', 'cass-1-m2'])
    await db('alert_news').insert({
      alert_id: id,
      id_result,
      result: JSON.stringify({ ...found, id_new: id_result }),
      found_at: now,
    });
  return id;
}
