import { citable } from '@massima/contract/format/saved-result';
import { expect, test } from 'vitest';
import type { Indexed } from '../rulings/index.ts';
import { exportedElement } from './exported-element.ts';

const element = (document: unknown) => ({
  result: JSON.stringify({ document_emanante: 'Tribunale di Roma', document }),
  query: '',
  note: '',
  created_at: new Date('2026-01-01T00:00:00.000Z'),
});

const found = { inCollection: true, indexed: null };

test('includes the subjects above a principle', () => {
  expect(exportedElement(element({ title: 'Condominio – Parti comuni' }), found, 'it').subjects).toBe(
    'Condominio – Parti comuni',
  );
  expect(exportedElement(element({}), found, 'it').subjects).toBe('');
});

test('labels a fictional ruling in its language in every export, and no real ruling', () => {
  expect(exportedElement(element({ fictional: true }), found, 'it').citation).toBe(
    'Tribunale di Roma (di fantasia)',
  );
  expect(exportedElement(element({ fictional: true }), found, 'en').citation).toBe(
    'Tribunale di Roma (fictional)',
  );
  for (const document of [{}, undefined, null, 'x'])
    expect(exportedElement(element(document), found, 'it').citation).toBe('Tribunale di Roma');
});

test('credits the source as the index states', () => {
  const sources = [{ corpus: 'c', credit: "R$& & $1 $'", licence: 'CC BY' }];
  const indexed = { ...citable({}), document: { sources } } as unknown as Indexed['indexed'];
  expect(exportedElement(element({}), { inCollection: true, indexed }, 'it').citation).toContain(
    "R$& & $1 $'",
  );
});

test('prefers the collection’s data, and labels rulings that it lacks', () => {
  const saved = element({ ruling_type: 'sentenza' });
  const indexed = {
    ...citable({}),
    id_new: 'r1-m1',
    score: 0,
    real_score: 0,
    document_type_massima: 0 as const,
    document_type_massima_start: 0,
    document_type_massima_end: 0,
    document_diritto: 'Il principio.',
    keywords_positions: [],
    document: { ruling_section: '', ruling_type: 'ordinanza' },
    document_emanante: 'Corte di cassazione',
    issuer_type_id: 3,
    document_date: '2019-01-12',
    sent_numero: '12',
    sent_anno: 2019,
    feedback: 'none' as const,
  };
  expect(exportedElement(saved, { inCollection: true, indexed }, 'it')).toMatchObject({
    citation: 'Cass. civ., ord. 12 gennaio 2019, n. 12',
    principle: 'Il principio.',
  });
  expect(exportedElement(saved, { inCollection: false, indexed: null }, 'it').citation).toBe(
    'Tribunale di Roma (Assente dalla raccolta)',
  );
  expect(exportedElement(saved, { inCollection: null, indexed: null }, 'en').citation).toContain(
    'Not verified',
  );
});
