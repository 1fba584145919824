import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../testing/test-app.ts';
import { compareSchema, readSchemaShape } from './schema-shape.ts';

const file = new URL('expected-schema.json', import.meta.url);
let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const command = 'UPDATE_SCHEMA=1 npm run integration -- bff/src/models/expected-schema';

test('equals the schema that the migrations make', async () => {
  const made = await readSchemaShape(app.owner);
  if (process.env['UPDATE_SCHEMA']) writeFileSync(file, `${JSON.stringify(made, undefined, 2)}\n`);
  const expected: unknown = JSON.parse(readFileSync(file, 'utf8'));
  expect(expected, `A migration has changed the schema. Run: ${command}`).toEqual(made);
});

test('names each missing table, column, index and key, and no addition', () => {
  const expected = {
    'a.id': 'int',
    'a.b_id': 'int null',
    'a (id)': 'unique',
    'a (b_id) -> b (id)': 'CASCADE',
    'b.id': 'int',
  };
  const without = (...names: string[]) =>
    Object.fromEntries(Object.entries(expected).filter(([name]) => !names.includes(name)));
  expect(compareSchema(expected, { ...expected, 'c.id': 'int', 'a.new': 'int' })).toEqual({
    missing: [],
    different: [],
  });
  expect(compareSchema(expected, without('b.id'))).toEqual({ missing: ['b'], different: [] });
  expect(compareSchema(expected, without('a.b_id'))).toEqual({ missing: ['a.b_id'], different: [] });
  expect(compareSchema(expected, without('a (id)')).different).toEqual(['a (id): no unique']);
  expect(compareSchema(expected, { ...expected, 'a (id)': 'index' }).different).toEqual([
    'a (id): index, not unique',
  ]);
  expect(compareSchema(expected, without('a (b_id) -> b (id)')).different).toEqual([
    'a (b_id) -> b (id): no CASCADE',
  ]);
});
