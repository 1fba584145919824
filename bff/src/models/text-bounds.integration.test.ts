import { afterAll, beforeAll, expect, test } from 'vitest';
import { inputFields } from '../testing/input-fields.ts';
import { testApp, type TestApp } from '../testing/test-app.ts';

/**
 * A text longer than its column must be rejected by validation, neither cut nor rejected by the
 * database.
 */
let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

/** Longer file names are dropped, and the request body has its own limit. */
const freely = ['system.reportCrash frames'];
const texts = inputFields.filter(({ name, schema: { type } }) => type === 'string' && !freely.includes(name));

/**
 * Column in which a text is stored, by field name; null for no separate column. The first match
 * applies.
 */
const columns: [RegExp, string | null][] = [
  // Stored by the card provider, or sent to it only.
  [/(?: |\.)(?:address|metadata)\.|vat_number$|^billing\.| quote$/, null],
  // Compared with a stored value, or hashed.
  [/(?: |\.)(?:token|form_token|password|newPassword|website|filter|search)$/, null],
  [/^accounts\.(?:exists|existed|addQueries|resendVerification|updatePassword) email$/, null],
  // Dates are bounded by their format.
  [/(?:license_expire_at|updatedAt|createdAt| from| to)$/, null],
  [/^accounts\.\w+ (?:name|surname|email|desired_plan_id|price_type|coupon|origin)$/, 'users.$'],
  [/^offers\.\w+ (?:price_type|origin)$/, 'offers.$'],
  // Compared with a stored value, signed by a device, or hashed.
  [/ (?:code|challenge|device_secret)$| second_factor\.| credential\./, null],
  [/ hash$/, 'sessions.device'],
  [/^alerts\.makeFeed name$/, 'alert_feeds.name'],
  [/^shares\.create (?:id_new|studio)$/, 'shares.$'],
  [/^billing\.remakeInvoice reason$/, 'electronic_invoices.problem'],
  [/^factors\.addPasskey name$/, 'passkeys.name'],
  [/^alerts\.(?:create|rename) name$/, 'alerts.label'],
  [/^alerts\.\w+ question\.query$/, 'alerts.label'],
  [/^assistants\.follow question$/, 'alerts.label'],
  [/^assistants\.search question$/, 'questions.query'],
  [/^assistants\.\w+ folder$/, 'projects.name'],
  [/^assistants\.save note$/, 'project_elements.note'],
  [/^assistants\.(?:save) id$/, 'project_elements.id_result'],
  [/^connections\.createKey name$/, 'connections.name'],
  [/^feedbacks\.\w+ (?:query|comment|result)$/, 'feedbacks.$'],
  [/^feedbacks\.\w+ (?:idResult|ids)$/, 'feedbacks.id_result'],
  [/^projects\.(?:create|update) (?:project\.)?(?:name|description)$/, 'projects.$'],
  [/projectelement\.(?:query|result)$/, 'project_elements.$'],
  [/(?: |\.)idResult$/, 'project_elements.id_result'],
  [/^projects\.moveElement after$/, 'project_elements.id_result'],
  [/^projects\.setNote (?:note|before)$/, 'project_elements.note'],
  [/^questions\.\w+ (?:query|name)$/, 'questions.$'],
  [/^search\.\w+ (?:query|q|text)$/, 'questions.query'],
];

/**
 * Returns the table and column of a field, null for none, or undefined if the field is not listed.
 * `users.$` is the column with the field's name.
 */
function columnOf(name: string): [table: string, column: string] | null | undefined {
  const place = columns.find(([pattern]) => pattern.test(name))?.[1];
  if (place === undefined || place === null) return place;
  const [table = '', column = ''] = place.split('.');
  return [table, column === '$' ? name.split(/[ .]/).at(-1)! : column];
}
const stored = texts.filter(({ name }) => Array.isArray(columnOf(name)));

test.each(texts.map(({ name, schema }) => [name, schema] as const))(
  '%s has a maximum length',
  (_name, schema) => {
    // Dates are bounded by their format, our ids by a pattern.
    expect(schema['maxLength'] ?? schema['format'] ?? schema['pattern']).toBeDefined();
  },
);

test('bounds every text within its column', async () => {
  expect(stored.length).toBeGreaterThan(25);
  const errors: string[] = [];
  for (const { name, schema } of stored) {
    const [table = '', column = ''] = columnOf(name) ?? [];
    const found = await app.deps
      .db('information_schema.columns')
      .whereRaw('table_schema = DATABASE()')
      .where({ table_name: table, column_name: column })
      .first<Column | undefined>({
        characters: 'character_maximum_length',
        bytes: 'character_octet_length',
        type: 'data_type',
      });
    if (!found) errors.push(`${name}: there is no ${table}.${column}`);
    else if (Number(schema['maxLength']) > roomOf(found))
      errors.push(`${name}: ${table}.${column} holds ${roomOf(found)}`);
  }
  expect(errors).toEqual([]);
});

interface Column {
  characters: number;
  bytes: number;
  type: string;
}

/**
 * Capacity of a column in characters. Types with `text` in their name count bytes: up to four per
 * character, one in an id.
 */
const roomOf = ({ characters, bytes, type }: Column) =>
  type.endsWith('text') ? Math.floor(Number(bytes) / 4) : Number(characters);
