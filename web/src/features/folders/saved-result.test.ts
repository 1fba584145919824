import { withdrawnText } from '@massima/contract/constants';
import { expect, test } from 'vitest';
import { sampleElements } from '../../testing/samples/folders.ts';
import { noticeFor, savedResult, type SavedElement } from './saved-result.ts';

const element = (result: Record<string, unknown> | string): SavedElement => ({
  idResult: 'r1-m1',
  result: typeof result === 'string' ? result : JSON.stringify(result),
  query: 'danno',
  note: '',
  createdAt: '2026-01-01T00:00:00.000Z',
  position: 1,
  in_collection: false,
  indexed: null,
});

test('reads stored fields, adds missing ones, and rejects other data', () => {
  const read = savedResult(
    element({
      document_diritto: 'Il custode risponde.',
      document_date: '2019-01-12',
      issuer_type_id: 3,
      sent_numero: 12,
    }),
  );
  expect(read).toMatchObject({
    id_new: 'r1-m1',
    issuer_type_id: 3,
    sent_numero: '12',
    document: { has_full_text: true },
    feedback: 'none',
  });
  for (const nothing of [{}, '', '{', 'null', '7', '"text"', '[]'])
    expect(savedResult(element(nothing))).toBeNull();
  const document = { document_diritto: 'x', document_date: '2019-01-12', document: null };
  expect(savedResult(element(document))).toMatchObject({ document: { has_full_text: true } });
  expect(savedResult(element({ document_diritto: 'x', document_date: 'yesterday' }))).toBeNull();
});

test('drops positions outside the text', () => {
  const keywords_positions = [
    { startPosition: 1, endPosition: 2 },
    { startPosition: 2, endPosition: 3 },
    { startPosition: 4, endPosition: 99 },
    null,
    'x',
  ];
  const read = savedResult(
    element({ document_diritto: 'breve', document_date: '2019-01-12', keywords_positions }),
  );
  expect(read?.keywords_positions).toEqual([{ startPosition: 1, endPosition: 2 }]);
});

test('labels a fictional ruling only', () => {
  const notice = (fictional: unknown) =>
    savedResult(element({ document_diritto: 'x', document_date: '2019-01-12', document: { fictional } }))
      ?.document.fictional;
  expect([true, 'true', false, undefined].map(notice)).toEqual([true, undefined, undefined, undefined]);
});

test('replaces stored text by the collection’s, and labels results missing there', () => {
  const saved = element({ document_diritto: 'Inventata.', document_date: '2019-01-12' });
  const [stored] = sampleElements();
  expect(savedResult({ ...stored!, result: saved.result })).toBe(stored!.indexed);
  const withdrawn = element({ document_diritto: withdrawnText, document_date: '2019-01-12' });
  expect([stored!, saved, { ...saved, in_collection: null }, withdrawn].map(noticeFor)).toEqual([
    null,
    'folder_not_in_collection',
    'folder_not_verified',
    null,
  ]);
});
