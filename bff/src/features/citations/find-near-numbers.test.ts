import { expect, test } from 'vitest';
import { nearKeys } from './find-near-numbers.ts';

test.each([
  ['cass:civ:2019:61737', undefined, [16737, 67137, 61377, 61773]],
  ['cass:civ:2019:100', '2019-05-03', [99, 101, 98, 102]],
  ['cost:2019:1', '2019-05-03', [2, 3]],
  ['trib:milano:2019:12', undefined, [21]],
  ['rv:653456', undefined, []],
  ['cgue:c-242/08', '2009-10-22', []],
])('corrects %s of %s to %o', (key, date, numbers) => {
  const before = key.slice(0, key.lastIndexOf(':') + 1);
  expect(nearKeys({ key, date })).toEqual(numbers.map((number) => `${before}${number}`));
});
