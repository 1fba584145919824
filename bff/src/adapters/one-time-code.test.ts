import { expect, test } from 'vitest';
import { codeOf, newSecret, otpauthUrl, stepAt, stepOfCode } from './one-time-code.ts';

/**
 * Base32 of "12345678901234567890", the secret of the examples in RFC 4226, appendix D, and RFC
 * 6238, appendix B.
 */
const example = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  '755224',
  '287082',
  '359152',
  '969429',
  '338314',
  '254676',
  '287922',
  '162583',
  '399871',
  '520489',
])('returns the code of RFC 4226: %s', (code) => {
  const all = [...Array(10).keys()].map((step) => codeOf(example, step));
  expect(all).toContain(code);
});
test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('returns the code of RFC 6238 at second %d: %s', (second, code) => {
  expect(codeOf(example, stepAt(second * 1000))).toBe(code);
});

test('accepts a code from a clock that is up to half a minute ahead or behind, and no other', () => {
  const secret = newSecret();
  const now = 1_764_230_415_000;
  const step = stepAt(now);
  for (const near of [-1, 0, 1])
    expect(stepOfCode(secret, codeOf(secret, step + near), now)).toBe(step + near);
  for (const far of [-2, 2, 20]) {
    const code = codeOf(secret, step + far);
    // Two of a million codes can be equal.
    if ([-1, 0, 1].some((near) => codeOf(secret, step + near) === code)) continue;
    expect(stepOfCode(secret, code, now)).toBeNull();
  }
});

test('accepts a code with any grouping or width of its digits and rejects other texts', () => {
  const now = 59_000;
  for (const input of [' 287 082 ', '287-082', '287‑082', '287\u200b082', '２８７０８２'])
    expect(stepOfCode(example, input, now)).toBe(1);
  for (const input of ['', '28708', '2870820', 'abcdef']) expect(stepOfCode(example, input, now)).toBeNull();
});

test('creates secrets of 160 bits and an address with all fields that apps need', () => {
  expect(newSecret()).toMatch(/^[A-Z2-7]{32}$/);
  expect(newSecret()).not.toBe(newSecret());
  const url = new URL(otpauthUrl(example, 'nina+studio@example.com'));
  expect(url.protocol).toBe('otpauth:');
  expect(decodeURIComponent(url.pathname)).toContain('Massima:nina+studio@example.com');
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    secret: example,
    issuer: 'Massima',
    digits: '6',
  });
});
