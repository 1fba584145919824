import { expect, test } from 'vitest';
import { keyInUse } from './key-in-use.ts';

test.each([
  ['l:1975:354:4bis', 'ordpen:4bis'],
  ['L:1975:354', 'ordpen'],
  ['CC:2051', 'cc:2051'],
  ['l:1999:9991:3bis', 'l:1999:9991:3bis'],
  // The decree that approves the code has articles of its own.
  ['rd:1942:262:1', 'rd:1942:262:1'],
  ['cpp1930:23', 'cpp1930:23'],
  ['no key', 'no key'],
  ['cass:2019:1234', 'cass:2019:1234'],
  ['', ''],
])('%s is kept as %s', (written, kept) => expect(keyInUse(written)).toBe(kept));
