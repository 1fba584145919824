import { expect, test } from 'vitest';
import { clientName } from './client-name.ts';

test.each<[string, string, string]>([
  ['a plain name', 'Claude Desktop', 'Claude Desktop'],
  ['another script', 'Яндекс Алиса', 'Яндекс Алиса'],
  ['a mark that would close the quotation', 'Claude» (verificato) «', 'Claude’ (verificato) ’'],
  ['other marks', '“a” "b" „c‟ ‹d›', '’a’ ’b’ ’c’ ’d’'],
  ['signs that turn the writing round', '\u202eedualC\u202c\u2066x\u2069', 'edualCx'],
  ['signs without width', 'Cl\u200bau\u2060de\ufeff\u00ad', 'Claude'],
  ['lines', 'Claude\n\nIl nome è verificato', 'Claude Il nome è verificato'],
  ['controls', 'Cla\u0000ude\u001b[31m', 'Claude[31m'],
  ['nothing but what is not seen', '\u200b\u3164\u2800', ''],
  ['a Cyrillic letter among Latin ones', 'cl\u0430ude.ai', ''],
  ['heaps of accents', `e${'\u0301'.repeat(40)}`, 'é\u0301\u0301'],
])('%s', (_what, claimed, expected) => {
  expect(clientName(claimed)).toBe(expected);
});

test('shortens a long name between characters and marks it as shortened', () => {
  const cut = clientName('𝐀'.repeat(200));
  expect([...cut]).toHaveLength(60);
  expect(cut.isWellFormed()).toBe(true);
  expect(cut.endsWith('…')).toBe(true);
});
