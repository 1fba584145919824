import { readdirSync } from 'node:fs';
import recheck from 'recheck';
import { expect, test, vi } from 'vitest';

/**
 * Checks the citation parser's expressions, which are composed of parts that the lint cannot see.
 * Each is recorded when it is created. They read rulings and briefs of any length.
 */
async function madeExpressions() {
  /** @type {Map<string, RegExp>} */
  const made = new Map();
  // Another test in this worker may have imported the modules already, so they are reloaded.
  vi.resetModules();
  const Original = RegExp;
  globalThis.RegExp = new Proxy(Original, {
    construct(target, args) {
      const expression = Reflect.construct(target, args);
      made.set(String(expression), expression);
      return expression;
    },
  });
  try {
    const folder = new URL('../../law/src/', import.meta.url);
    const modules = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (name) => name.endsWith('.ts') && !/\.test\.|^testing/.test(name),
    );
    for (const name of modules) await import(new URL(name, folder).href);
    return { modules, expressions: [...made.values()] };
  } finally {
    globalThis.RegExp = Original;
  }
}

const { modules, expressions } = await madeExpressions();

test('collects the generated expressions of every folder', () => {
  expect(expressions.length).toBeGreaterThan(60);
  for (const folder of ['brief', 'loose', 'quotations'])
    expect(modules.some((name) => name.startsWith(folder))).toBe(true);
});

/**
 * Without a star, a plus or an open count a match takes at most this many steps, wherever it begins. @param {string} source
 */
const isBounded = (source) =>
  !/[*+]|\{\d+,\}/.test(source.replaceAll(/\\[pP]\{[^}]*\}|\\./g, '').replaceAll(/\[[^\]]*\]/g, ''));

// Each expression has its own timeout, because all of them together exceed the limit of one test.
test.each(expressions)('%s takes linear time', ({ source, flags }) => {
  if (isBounded(source)) return;
  const { status } = recheck.checkSync(source, flags, { timeout: 60_000, randomSeed: 1 });
  expect({ source, status }).toEqual({ source, status: 'safe' });
});
