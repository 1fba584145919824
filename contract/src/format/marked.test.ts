import { expect, test } from 'vitest';
import { marked } from './marked.ts';

const said = (key: string, value: string) => ({ key, name: key, value });
const plain = { was: null, isNew: false, isGone: false };

test('marks nothing without previous lines', () => {
  expect(marked([said('plan', '49')], undefined)).toEqual([{ ...said('plan', '49'), ...plain }]);
});

test('marks changed lines with the previous value, new lines and removed lines', () => {
  const before = [said('plan', '49'), said('credit', '-26'), said('total', '23')];
  const now = [said('plan', '49'), said('coupon', '-9'), said('total', '40')];
  expect(marked(now, before)).toEqual([
    { ...said('plan', '49'), ...plain },
    { ...said('coupon', '-9'), ...plain, isNew: true },
    { ...said('total', '40'), ...plain, was: said('total', '23') },
    { ...said('credit', '-26'), ...plain, isGone: true },
  ]);
});
