import { expect, it } from 'vitest';
import { questionKey } from './question-key.ts';

it('is the same for the same question however it is spaced, cased or composed', () => {
  const key = questionKey('Responsabilità  medica', 'massima');
  expect(questionKey(' responsabilita\u0300 MEDICA ', 'massima')).toBe(key);
  expect(questionKey('responsabilità medica', 'sentenza')).not.toBe(key);
  expect(questionKey('responsabilita medica', 'massima')).not.toBe(key);
});

it('fits its column and tells nothing of the words', () => {
  expect(questionKey('x'.repeat(1000), 'massima')).toMatch(/^[\w-]{43}$/);
});
