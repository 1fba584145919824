import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { breakable, type Break, type Breakable } from '../testing/breaks/breakable.ts';
import { databaseBreaks } from '../testing/breaks/database.ts';
import { healthyStates } from '../testing/breaks/healthy.ts';
import { serviceBreaks } from '../testing/breaks/services.ts';
import { examine } from './examine.ts';
import { needsSomeone } from './finding.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let on: Breakable;
beforeAll(async () => {
  on = await breakable();
});
afterAll(() => on.close());

/** Findings that a break causes besides its own. */
const together: Readonly<Record<string, string[]>> = {
  'no right to read': ['schema'],
  'an empty schema': ['schema'],
  'a column whose migration has not run': ['migrations'],
};

async function examined(broken: Break) {
  const { deps, mend } = await broken(on);
  try {
    return (await examine(deps ?? on.deps)).filter(needsSomeone);
  } finally {
    await mend?.();
  }
}

test('finds nothing in a product in which all is well', async () => {
  expect(await examined(async () => ({}))).toEqual([]);
});

test.each([...databaseBreaks, ...serviceBreaks])(
  'names this break and the next command: %s',
  async (name, broken, what, says, next) => {
    const loud = await examined(broken);
    expect(loud.map((one) => one.what).sort()).toEqual([what, ...(together[name] ?? [])].sort());
    const one = loud.find((finding) => finding.what === what);
    expect(one?.said).toMatch(says);
    expect(one?.next).toMatch(next);
  },
);

test.each(healthyStates)('stays quiet about %s', async (_name, state) => {
  expect(await examined(state)).toEqual([]);
});
