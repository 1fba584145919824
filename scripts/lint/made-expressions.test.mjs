import { readdirSync } from 'node:fs';
import recheck from 'recheck';
import { expect, test, vi } from 'vitest';

/**
 * The expressions of the citation parser are put together from parts, where lint sees none of them: here each is caught as
 * it is made. They read rulings and briefs of any length.
 */
async function madeExpressions() {
  /** @type {Map<string, RegExp>} */
  const made = new Map();
  // Another test of this worker may have imported them already: they are to be made again.
  vi.resetModules();
  const Original = RegExp;
  globalThis.RegExp = new Proxy(Original, {
    construct(target, given) {
      const one = Reflect.construct(target, given);
      made.set(String(one), one);
      return one;
    },
  });
  try {
    const folder = new URL('../../law/src/', import.meta.url);
    const modules = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.includes('.test.'));
    for (const name of modules) await import(new URL(name, folder).href);
  } finally {
    globalThis.RegExp = Original;
  }
  return [...made.values()];
}

test('every expression that is put together takes time in proportion to its text', async () => {
  const expressions = await madeExpressions();
  expect(expressions.length).toBeGreaterThan(20);
  for (const { source, flags } of expressions) {
    const { status } = recheck.checkSync(source, flags, { timeout: 60_000 });
    expect({ source, status }).toEqual({ source, status: 'safe' });
  }
});
