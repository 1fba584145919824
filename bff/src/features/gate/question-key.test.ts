import { expect, it } from 'vitest';
import { questionKey } from './question-key.ts';

it('is the same for the same words with other spacing, case, composition or final punctuation', () => {
  const key = questionKey('Responsabilità  medica');
  expect(questionKey(' responsabilita\u0300 MEDICA? ')).toBe(key);
  expect(questionKey('responsabilita medica')).not.toBe(key);
  expect(questionKey('dell’onere «x»')).toBe(questionKey(`dell'onere "x"`));
  expect(questionKey('???')).not.toBe(questionKey('!'));
});

it('fits its column and does not contain the words', () => {
  expect(questionKey('x'.repeat(1000))).toMatch(/^[\w-]{43}$/);
});

it('takes no longer for a thousand punctuation characters inside the text', () => {
  expect(questionKey(`${'. '.repeat(499)}x`)).toMatch(/^[\w-]{43}$/);
});

// Composition makes the longest question longer: U+1D160 and similar characters.
it.each(['\u{1d160}'.repeat(167), 'İ'.repeat(500), '\ufb2a'.repeat(500)])(
  'differs if the last words differ',
  (text) => {
    expect(questionKey(`${text} licenziamento`)).not.toBe(questionKey(`${text} danno`));
  },
);
