import { expect, test } from 'vitest';
import { exportedElement } from './exported-element.ts';

const element = (document: unknown) => ({
  result: JSON.stringify({ document_emanante: 'Tribunale di Roma', document }),
  query: '',
  note: '',
  created_at: new Date('2026-01-01T00:00:00.000Z'),
});

test('the subjects above a principle go with it', () => {
  expect(exportedElement(element({ title: 'Condominio – Parti comuni' }), 'it').subjects).toBe(
    'Condominio – Parti comuni',
  );
  expect(exportedElement(element({}), 'it').subjects).toBe('');
});

test('a fictional ruling says so in what leaves the house, in its language; a real one says nothing', () => {
  expect(exportedElement(element({ fictional: true }), 'it').citation).toBe(
    'Tribunale di Roma (di fantasia)',
  );
  expect(exportedElement(element({ fictional: true }), 'en').citation).toBe('Tribunale di Roma (fictional)');
  for (const document of [{}, undefined, null, 'x'])
    expect(exportedElement(element(document), 'it').citation).toBe('Tribunale di Roma');
});
