import { expect, test } from 'vitest';
import { salutation } from './salutation.ts';

test.each(['Nina', 'Maria Grazia', 'G. Battista', "D'Angiò", 'Jean-Luc', 'J.P. Morgan', 'Дарья'])(
  'greets %s',
  (name) => {
    expect(salutation(name)).toBe(name);
  },
);

test.each([
  'Claim your prize at evil.example',
  'https://evil.example',
  'WWW.evil',
  'write to me@evil.example',
  'x'.repeat(61),
])('does not greet %s', (name) => {
  expect(salutation(name)).toBe('');
});

test('joins a name of several lines', () => {
  expect(salutation(' Nina\r\nBcc: ')).toBe('Nina Bcc:');
});
