import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { paths } from '../lib/paths.ts';
import { screens } from './screens.ts';

test('every screen has a file in routes', () => {
  const files = readdirSync(new URL('../routes/', import.meta.url));
  for (const { module } of screens) expect(files).toContain(`${module}.tsx`);
});

test('every address has a single screen', () => {
  const addresses = screens.map(({ path }) => path);
  expect(addresses.toSorted()).toEqual(Object.values(paths).toSorted());
});
