import { afterAll, beforeAll, expect, test } from 'vitest';
import { inputFields } from '../testing/input-fields.ts';
import { testApp, type TestApp } from '../testing/test-app.ts';

/** A text longer than its column is refused with the rest of the input, and neither cut nor refused by the database. */
let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

/** What is longer than a place in our own files is dropped, and the body has its own end. */
const freely = ['system.reportCrash frames'];
const texts = inputFields.filter(({ name, schema: { type } }) => type === 'string' && !freely.includes(name));

/** Where a text is stored, by its name; null: in no separate column. The first that fits counts. */
const columns: [RegExp, string | null][] = [
  // What the card provider keeps, and what is asked of it.
  [/(?: |\.)(?:address|metadata)\.|vat_number$|^billing\.| quote$/, null],
  // Compared with what is stored, or hashed.
  [/(?: |\.)(?:token|form_token|password|newPassword|website|filter|search)$/, null],
  [/^accounts\.(?:exists|existed|addQueries|resendVerification|updatePassword) email$/, null],
  // Dates have a format.
  [/(?:license_expire_at|updatedAt|createdAt| from| to)$/, null],
  [/^accounts\.\w+ (?:name|surname|email|desired_plan_id|price_type|coupon|origin)$/, 'users.$'],
  [/^offers\.\w+ (?:price_type|origin)$/, 'offers.$'],
  // Compared with what is stored, signed by a device, or hashed.
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

/** `users.$` is the column of the field's own name; undefined: not specified. */
function columnOf(name: string): [table: string, column: string] | null | undefined {
  const place = columns.find(([pattern]) => pattern.test(name))?.[1];
  if (place === undefined || place === null) return place;
  const [table = '', column = ''] = place.split('.');
  return [table, column === '$' ? name.split(/[ .]/).at(-1)! : column];
}
const stored = texts.filter(({ name }) => Array.isArray(columnOf(name)));

test.each(texts.map(({ name, schema }) => [name, schema] as const))('%s has an end', (_name, schema) => {
  // A date has one by its format, an id of ours by its pattern.
  expect(schema['maxLength'] ?? schema['format'] ?? schema['pattern']).toBeDefined();
});

test('and none is longer than its column', async () => {
  expect(stored.length).toBeGreaterThan(25);
  const faults: string[] = [];
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
    if (!found) faults.push(`${name}: there is no ${table}.${column}`);
    else if (Number(schema['maxLength']) > roomOf(found))
      faults.push(`${name}: ${table}.${column} holds ${roomOf(found)}`);
  }
  expect(faults).toEqual([]);
});

interface Column {
  characters: number;
  bytes: number;
  type: string;
}

/** In characters. A type with `text` in its name counts bytes, and a character may have four; an id has one. */
const roomOf = ({ characters, bytes, type }: Column) =>
  type.endsWith('text') ? Math.floor(Number(bytes) / 4) : Number(characters);
