import { expect, test } from 'vitest';
import { isBounded, parseBounded } from './bounded-json.ts';

const bounded = (json: string) => isBounded(Buffer.from(json));

test.each<[string, string, boolean]>([
  ['an object', '{"a":[1,2,{"b":"c"}]}', true],
  ['32 lists in one another', '['.repeat(32) + ']'.repeat(32), true],
  ['33 lists in one another', '['.repeat(33) + ']'.repeat(33), false],
  ['a hundred thousand lists that never end', '['.repeat(100_000), false],
  ['as many empty lists beside one another', `[${'[],'.repeat(100_000)}[]]`, false],
  ['as many objects', `[${'{},'.repeat(100_000)}{}]`, false],
  ['as many numbers', `[${'1,'.repeat(100_000)}1]`, false],
  ['a text of brackets and commas', JSON.stringify({ text: '[1], {2}, '.repeat(20_000) }), true],
  ['a text of quotation marks', JSON.stringify({ text: '"['.repeat(50_000) }), true],
  ['a text that ends with backslashes', JSON.stringify({ text: '\\\\\\', more: [[]] }), true],
  ['a string that never ends', '{"text":"[[[[', true],
  ['nothing', '', true],
])('%s', (_what, json, expected) => {
  expect(bounded(json)).toBe(expected);
});

test('rejects invalid JSON and values other than objects and lists', () => {
  for (const json of ['7', '"a"', 'null', '{', '', '[1,]'])
    expect(() => parseBounded(Buffer.from(json))).toThrow('validation_failed');
  expect(parseBounded(Buffer.from('{"è":"\\u00e8"}'))).toEqual({ è: 'è' });
});
