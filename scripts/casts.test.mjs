import { expect, test } from 'vitest';
import { castsIn, measureCasts } from './casts.mjs';

test('counts a type assertion, but no constant assertion and no renamed import', () => {
  const text = `import { a as b } from './a.ts';
const c = b as unknown as string;
const d = { c } as const;
const e = [d] satisfies object[];`;
  expect(castsIn(text, 'x.ts').map(({ type }) => type)).toEqual(['string', 'unknown']);
});

test.each(['bff/src', 'contract/src', 'law/src', 'meaning/src'])(
  '%s has at most two type assertions per 1,000 lines',
  (folder) => {
    const { casts, lines } = measureCasts(folder);
    expect(casts.length, casts.join('\n')).toBeLessThanOrEqual(Math.floor((2 * lines) / 1000));
  },
);
