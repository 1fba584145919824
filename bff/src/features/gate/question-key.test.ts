import { expect, it } from 'vitest';
import { questionKey } from './question-key.ts';

it('is the same for the same words however they are spaced, cased, composed or ended', () => {
  const key = questionKey('Responsabilità  medica');
  expect(questionKey(' responsabilita\u0300 MEDICA? ')).toBe(key);
  expect(questionKey('responsabilita medica')).not.toBe(key);
  expect(questionKey('dell’onere «x»')).toBe(questionKey(`dell'onere "x"`));
  expect(questionKey('???')).not.toBe(questionKey('!'));
});

it('fits its column and tells nothing of the words', () => {
  expect(questionKey('x'.repeat(1000))).toMatch(/^[\w-]{43}$/);
});

it('takes no longer for a thousand signs that end nothing', () => {
  expect(questionKey(`${'. '.repeat(499)}x`)).toMatch(/^[\w-]{43}$/);
});

// The longest question may become longer by its composed form: U+1D160 and the others of its kind.
it.each(['\u{1d160}'.repeat(167), 'İ'.repeat(500), '\ufb2a'.repeat(500)])(
  'differs where words differ that stand at the end',
  (beginning) => {
    expect(questionKey(`${beginning} licenziamento`)).not.toBe(questionKey(`${beginning} danno`));
  },
);
