import { afterAll, beforeAll, expect, test } from 'vitest';
import type { JsonSchema } from '../http/json-schema.ts';
import { inputFields } from '../testing/input-fields.ts';
import { testApp, type TestApp } from '../testing/test-app.ts';

/** A number beyond the range of its column must be rejected by validation, not by the database. */
let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

interface NumberField {
  /** For example `questions.restore found` or `search.run filters.yearDoc`. */
  name: string;
  min: number;
  max: number;
}

const bound = (schema: JsonSchema, inclusive: string, exclusive: string, none: number) =>
  Number(schema[inclusive] ?? schema[exclusive] ?? none);
const numbers: NumberField[] = inputFields
  .filter(({ schema: { type } }) => type === 'integer' || type === 'number')
  .map(({ name, schema }) => ({
    name,
    min: bound(schema, 'minimum', 'exclusiveMinimum', -Infinity),
    max: bound(schema, 'maximum', 'exclusiveMaximum', Infinity),
  }));

/**
 * Column that a number is stored in or compared with, by field name; null if no column is
 * involved.
 */
const columns: [RegExp, string | null][] = [
  [/^(?:accounts|billing|session)\.\w+ id$/, 'users.id'],
  [/^alerts\.\w+ id$/, 'alerts.id'],
  [/^connections\.\w+ id$/, 'connections.id'],
  [/ document$/, 'electronic_invoices.id'],
  [/^shares\.end id$/, 'shares.id'],
  [/^access\.end id$/, 'sessions.id'],
  [/^factors\.removePasskey id$/, 'passkeys.id'],
  [/^factors\.\w+ id$/, 'users.id'],
  [/^projects\.\w+ (?:id|projectId)$/, 'projects.id'],
  [/^projects\.elements after$/, 'project_elements.id'],
  [/^questions\.\w+ id$/, 'questions.id'],
  [/[ .]user$/, 'users.id'],
  [/ found$/, 'questions.found'],
  [/ plan_queries$/, 'users.plan_queries'],
  [/ count$/, 'users.plan_queries'],
  [/^connections\.allowSpending most$/, 'assistant_spending.most_cents'],
  [/ trial_queries_count$/, 'users.trial_queries_count'],
  [/ trial_days_count$/, 'users.trial_days_count'],
  // A date is computed from it.
  [/ (?:trial_period|trial_days|days)$/, null],
  // Card data, stored by the card provider.
  [/ exp_(?:month|year)$/, null],
  // Paging, parts of a text and Solr queries.
  [/ (?:limit|offset|size|maxscore|page|part|from)$/, null],
  [/(?:yearDoc|issuers?|areas|years?)$/, null],
];
const columnOf = (name: string) => columns.find(([pattern]) => pattern.test(name))?.[1];

test.each(numbers.map(({ name, ...bounds }) => [name, bounds] as const))(
  '%s has a minimum and a maximum',
  (name, { min, max }) => {
    expect(columnOf(name), 'its column').not.toBeUndefined();
    expect(min).toBeGreaterThan(Number.MIN_SAFE_INTEGER);
    // A score is not an integer.
    if (!name.endsWith('maxscore')) expect(max).toBeLessThan(Number.MAX_SAFE_INTEGER);
    expect(max).toBeLessThan(Infinity);
  },
);

test('bounds every number within its column', async () => {
  const wide: string[] = [];
  for (const { name, min, max } of numbers) {
    const [table, column] = columnOf(name)?.split('.') ?? [];
    if (table === undefined || column === undefined) continue;
    const { type } = await app.deps
      .db('information_schema.columns')
      .whereRaw('table_schema = DATABASE()')
      .where({ table_name: table, column_name: column })
      .first({ type: 'column_type' });
    const isUnsigned = String(type).includes('unsigned');
    expect(type, `${table}.${column}`).toMatch(/^int/);
    // Ids of missing rows are rejected with another error. Nothing reads `question.user`.
    if (name === 'search.run question.user') continue;
    if (max > (isUnsigned ? 2 ** 32 : 2 ** 31) - 1 || min < (isUnsigned ? 0 : -(2 ** 31))) wide.push(name);
  }
  expect(numbers.length).toBeGreaterThan(40);
  expect(wide).toEqual([]);
});
