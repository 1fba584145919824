import { describe, expect, test } from 'vitest';
import { resultMaxBytes } from '../constants.ts';
import { serializedResult } from '../folders.ts';
import { readSaved, withoutQuestion } from './saved-result.ts';

const result = {
  id_new: 'r1-m1',
  document_diritto: 'Il danno è risarcibile.',
  document_date: '2020-02-01',
  document_sezione: 'III',
  sent_numero: '12',
  document: { has_full_text: true, ruling_full_text: 'tutto' },
};

describe('serializedResult', () => {
  test('contains the result, from text or object, without its full text and unknown fields', () => {
    const stored = serializedResult.parse({ ...result, stranger: 'x' });
    expect(serializedResult.parse(JSON.stringify(result))).toBe(stored);
    expect(JSON.parse(stored)).toEqual({
      ...result,
      document: { has_full_text: true, ruling_full_text: null },
    });
  });

  test.each([
    ['document_sezione', { document_sezione: '1'.repeat(60_000) }],
    ['document_sezione', { document_sezione: ['III'] }],
    ['sent_anno', { sent_anno: '2020' }],
    ['keywords_positions', { keywords_positions: Array.from({ length: 5001 }, () => [1, 2]) }],
    ['document', { document: 'none' }],
    ['document.ruling_type', { document: { ruling_type: 'x'.repeat(51) } }],
  ])('is never a %s that no result of ours could have', (path, change) => {
    const { error } = serializedResult.safeParse({ ...result, ...change });
    expect(error?.issues.map((issue) => issue.path.join('.'))).toEqual([path]);
  });

  test.each(['', 'danno', '[]', '"x"', 'null'])('rejects %j', (given) => {
    expect(serializedResult.safeParse(given).success).toBe(false);
  });

  test('rejects a result with more bytes than the wire allows', () => {
    const long = { ...result, document_diritto: 'è'.repeat(resultMaxBytes / 2) };
    expect(serializedResult.safeParse(long).error?.issues[0]?.message).toBe('payload_too_large');
  });
});

test('reads an old stored result without values beyond the limits', () => {
  const stored = JSON.stringify({
    ...result,
    document_sezione: '1'.repeat(60_000),
    sent_numero: 12,
    document: { has_full_text: true, ruling_full_text: null },
  });
  const { document_sezione, sent_numero, document } = readSaved(stored);
  expect({ document_sezione, sent_numero, document }).toEqual({
    document_sezione: undefined,
    sent_numero: '12',
    document: { has_full_text: true },
  });
  expect(readSaved('no JSON')).toEqual({ document: {} });
});

test('removes every field that depends on the query', () => {
  const why = {
    words: ['danno'],
    missing: [],
    provision: null,
    citation: null,
    part: 'il danno',
    start: 1,
    end: 5,
  };
  const told = { ...result, why, keywords_positions: [{ startPosition: 4, endPosition: 8 }] };
  const kept = JSON.parse(withoutQuestion(JSON.stringify(told))) as object;
  expect(kept).not.toHaveProperty('why');
  expect(kept).toMatchObject({ keywords_positions: [], document_type_massima_start: 1 });
});
