import { expect, test } from 'vitest';
import { isEngineAnswer, isPartial } from './whole-answer.ts';

const doc = { id: 'a-m1', score: 2.5, year: 2019, citation_numbers: [7, -9] };
const answer = (docs: unknown, header: object = {}, numFound: unknown = 1) => ({
  responseHeader: header,
  response: { numFound, docs },
});
const asked = { rows: '10', start: '0', fl: 'id,score,year,citation_numbers' };

test('accepts a response with the requested fields and with additional fields', () => {
  expect(isEngineAnswer(answer([doc]), asked)).toBe(true);
  expect(isEngineAnswer(answer([{ ...doc, _version_: 3, section: 'III' }]), asked)).toBe(true);
  expect(isEngineAnswer(answer([{ id: 'a', score: 1, year: 2000 }]), asked)).toBe(true);
  expect(isEngineAnswer(answer([], {}, 0), asked)).toBe(true);
  expect(isEngineAnswer(answer([], {}, 12), { ...asked, start: '20' })).toBe(true);
  expect(isEngineAnswer(answer([{}]), { rows: '1' })).toBe(true);
});

test.each<[string, unknown]>([
  ['nothing', null],
  ['a list', []],
  ['no header', { response: { numFound: 0, docs: [] } }],
  ['holes in the index', answer([doc], { partialResults: true })],
  ['another way to say so', answer([doc], { partialResults: 'omitted' })],
  ['no documents', answer(undefined)],
  ['a count that is none', answer([doc], {}, '1')],
  ['fewer documents than were counted', answer([])],
  ['a document that is none', answer(['a-m1'])],
  ['an empty document', answer([{}])],
  ['one without a field that every document has', answer([doc, { ...doc, year: undefined }])],
  ['a field of another type', answer([{ ...doc, citation_numbers: ['7'] }])],
  ['a year that is no whole number', answer([{ ...doc, year: 2019.5 }])],
  ['a day that is none', answer([{ ...doc, date: 'ieri' }])],
  ['a text that is a number', answer([{ ...doc, text: [1] }])],
])('rejects %s', (_what, given) => {
  expect(isEngineAnswer(given, asked)).toBe(false);
});

test('detects a response that was cut off by the time limit', () => {
  expect(isPartial(answer([], { partialResults: true }))).toBe(true);
  expect(isPartial(answer([], {}))).toBe(false);
  expect(isPartial('gone')).toBe(false);
});
