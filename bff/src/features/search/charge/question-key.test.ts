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
