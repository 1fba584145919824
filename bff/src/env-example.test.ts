import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { environment } from './config.ts';

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
/** Example value of each variable, without the trailing comment. */
const examples = new Map(
  [...read('.env.example').matchAll(/^#?([A-Z][A-Z0-9_]+)=(.*)$/gm)].map(
    ([, name = '', rest = '']) => [name, rest.replace(/(?:^|\s+)#.*$/, '').trim()] as const,
  ),
);
const starter = [...read('scripts/lib/settings.mjs').matchAll(/\benv(?:\.|, ')([A-Z][A-Z0-9_]+)/g)].map(
  ([, name = '']) => name,
);
const tools = ['CHROMIUM_PATH', 'BASE_URL', 'E2E_PORT', 'E2E_WORKERS'];

test('.env.example lists exactly the variables that are read', () => {
  const documented = new Set([...Object.keys(environment.shape), ...starter, ...tools]);
  expect([...examples.keys()].toSorted()).toEqual([...documented].toSorted());
});

/**
 * Variables whose example is a production value, documented elsewhere, or defined by another part
 * of the startup.
 */
const apart = new Set([
  'NODE_ENV',
  'DATABASE_URL',
  'WEB_DIST',
  'WIDGET_DIST',
  'SECRET_KEY',
  'SOLR_CALLS_AT_ONCE',
]);

test.each(Object.entries(environment.shape).filter(([name]) => !apart.has(name)))(
  'the example of %s is the default',
  (name, schema) => {
    const exampleValue = examples.get(name) || undefined;
    if (exampleValue !== undefined) expect(schema.parse(exampleValue)).toEqual(schema.parse(undefined));
  },
);
