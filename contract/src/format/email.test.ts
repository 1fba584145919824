import { expect, test } from 'vitest';
import { email } from '../common.ts';
import { isEmail, normalEmail } from './email.ts';

const local = (length: number) => `${'a'.repeat(length)}@example.it`;

test.each([
  'lucia.ferrari@studio.example.it',
  "o'neil+cause@example.it",
  '!#$%&*/=?^_`{|}~-@example.it',
  'a@xn--caf-dma.it',
  'a@example.xn--p1ai',
  'a@b--c.it',
  local(64),
  `a@${'b'.repeat(63)}.it`,
  ' Lucia@Example.IT ',
  '\u200blucia.ferrari@exam\u00adple.it\u2069\ufeff',
])('%s is an address, in the contract too', (typed) => {
  expect(isEmail(typed)).toBe(true);
  expect(email.parse(typed)).toBe(normalEmail(typed));
});

test.each([
  'a..b@example.it',
  '.a@example.it',
  'a.@example.it',
  'a b@example.it',
  '"a b"@example.it',
  'a@b@example.it',
  'è@example.it',
  'a@example',
  'a@example.c',
  'a@example..it',
  'a@.example.it',
  'a@-example.it',
  'a@example-.it',
  'a@example.it.',
  'a@127.0.0.1',
  'a@[127.0.0.1]',
  'a@example.it\nbcc: b@example.it',
  '@example.it',
  'a@',
  '',
  local(65),
  `a@${'b'.repeat(64)}.it`,
  `a@${'b.'.repeat(126)}it`,
])('%j is none', (typed) => {
  expect(isEmail(typed)).toBe(false);
  expect(email.safeParse(typed).success).toBe(false);
});

test('rejects texts that would make a slow pattern take minutes', () => {
  for (const typed of [`a@${'a-'.repeat(50_000)}`, 'a.'.repeat(50_000), `${'a.'.repeat(50_000)}@`])
    expect(isEmail(typed)).toBe(false);
});

test('removes invisible characters from an address', () => {
  expect(normalEmail('\u200e Lucia@exam\u00adple.it\u200b ')).toBe('lucia@example.it');
});
