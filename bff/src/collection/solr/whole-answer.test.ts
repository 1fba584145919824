import { expect, test } from 'vitest';
import { isEngineAnswer, isPartial } from './whole-answer.ts';

const doc = { id: 'a-m1', score: 2.5, year: 2019, citation_numbers: [7, -9] };
const responseWith = (docs: unknown, header: object = {}, numFound: unknown = 1) => ({
  responseHeader: header,
  response: { numFound, docs },
});
const request = { rows: '10', start: '0', fl: 'id,score,year,citation_numbers' };

test('accepts a response with the requested fields and with additional fields', () => {
  expect(isEngineAnswer(responseWith([doc]), request)).toBe(true);
  expect(isEngineAnswer(responseWith([{ ...doc, _version_: 3, section: 'III' }]), request)).toBe(true);
  expect(isEngineAnswer(responseWith([{ id: 'a', score: 1, year: 2000 }]), request)).toBe(true);
  expect(isEngineAnswer(responseWith([], {}, 0), request)).toBe(true);
  expect(isEngineAnswer(responseWith([], {}, 12), { ...request, start: '20' })).toBe(true);
  expect(isEngineAnswer(responseWith([{}]), { rows: '1' })).toBe(true);
});

test.each<[string, unknown]>([
  ['nothing', null],
  ['a list', []],
  ['no header', { response: { numFound: 0, docs: [] } }],
  ['holes in the index', responseWith([doc], { partialResults: true })],
  ['another way to say so', responseWith([doc], { partialResults: 'omitted' })],
  ['no documents', responseWith(undefined)],
  ['a count that is none', responseWith([doc], {}, '1')],
  ['fewer documents than were counted', responseWith([])],
  ['a document that is none', responseWith(['a-m1'])],
  ['an empty document', responseWith([{}])],
  ['one without a field that every document has', responseWith([doc, { ...doc, year: undefined }])],
  ['a field of another type', responseWith([{ ...doc, citation_numbers: ['7'] }])],
  ['a year that is no whole number', responseWith([{ ...doc, year: 2019.5 }])],
  ['a day that is none', responseWith([{ ...doc, date: 'ieri' }])],
  ['a text that is a number', responseWith([{ ...doc, text: [1] }])],
])('rejects %s', (_what, response) => {
  expect(isEngineAnswer(response, request)).toBe(false);
});

test('detects a response that was cut off by the time limit', () => {
  expect(isPartial(responseWith([], { partialResults: true }))).toBe(true);
  expect(isPartial(responseWith([], {}))).toBe(false);
  expect(isPartial('gone')).toBe(false);
});
