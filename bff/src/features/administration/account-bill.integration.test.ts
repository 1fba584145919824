import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifiedUser } from '../../testing/factories/sign-up.ts';
import { createUser } from '../../testing/factories/user.ts';
import { fillEveryTable } from '../../testing/fill-every-table.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

/**
 * Rows and bytes that an account stores and that remain after its deletion, read from the database
 * so that no table is missed.
 */
let app: TestApp;

interface Part {
  rows: number;
  bytes: number;
}
type Bill = Record<string, Part>;
const none: Part = { rows: 0, bytes: 0 };

/** Counts the rows and bytes of every table in the database. */
async function everything(): Promise<Bill> {
  const columns: { name: string; column: string }[] = await app.owner
    .select({ name: 't.table_name', column: 'c.column_name' })
    .from('information_schema.tables as t')
    .join('information_schema.columns as c', (on) =>
      on.on('c.table_schema', 't.table_schema').on('c.table_name', 't.table_name'),
    )
    .whereRaw("t.table_schema = DATABASE() AND t.table_type = 'BASE TABLE'")
    .whereNot('t.table_name', 'like', 'knex_%');
  const bill: Bill = {};
  for (const table of new Set(columns.map(({ name }) => name))) {
    const columnNames = columns.filter(({ name }) => name === table).map(({ column }) => column);
    const lengths = columnNames.map(() => 'COALESCE(OCTET_LENGTH(??), 0)').join(' + ');
    const [counted] = await app.owner(table).select({
      rows: app.owner.raw('COUNT(*)'),
      bytes: app.owner.raw(`COALESCE(SUM(${lengths}), 0)`, columnNames),
    });
    bill[table] = { rows: Number(counted.rows), bytes: Number(counted.bytes) };
  }
  return bill;
}

const since = (later: Bill, before: Bill): Bill =>
  Object.fromEntries(
    Object.entries(later).map(([table, { rows, bytes }]) => [
      table,
      { rows: rows - before[table]!.rows, bytes: bytes - before[table]!.bytes },
    ]),
  );
const bytesOf = (bill: Bill) => Object.values(bill).reduce((sum, { bytes }) => sum + bytes, 0);

/**
 * Tables listed in `docs/security.md`: those that may keep rows, those emptied with the account,
 * and those without account data.
 */
const page = readFileSync(new URL('../../../../docs/security.md', import.meta.url), 'utf8');
const [, section = ''] = /^### What the deletion of an account leaves\n([^]*?)^#/m.exec(page) ?? [];
const named = (text: string) => [...text.matchAll(/`([a-z_]+)`/g)].map(([, name]) => name!);
const paragraph = (start: string) => section.split('\n\n').find((text) => text.startsWith(start)) ?? '';
const documented = {
  mayStay: [...section.matchAll(/^\| `([a-z_]+)` \|/gm)].map(([, name]) => name!),
  goes: named(paragraph('All rows go')),
  foreign: named(paragraph('Nothing of an account')),
};
/** `about 30 rows and 4.5 kB`. */
const [, rows = 0, kB = 0, leftKB = 0] = (
  /about (\d+) rows and ([\d.]+) kB.* leaves about ([\d.]+) kB/.exec(section) ?? []
).map(Number);
const roughly = (is: number, stated: number) => {
  expect(is).toBeGreaterThan(stated * 0.6);
  expect(is).toBeLessThan(stated * 1.4);
};

/**
 * Tables with temporary rows (an unpaid last bill, see `last-bill.integration.test.ts`, a running
 * search or job), and the table used only if electronic invoices are enabled
 * (`electronic-invoices.integration.test.ts`).
 */
const passing: ReadonlySet<string> = new Set([
  'leaving_customers',
  'running_searches',
  'job_turns',
  'electronic_invoices',
]);

const bill: { stored: Bill; left: Bill } = { stored: {}, left: {} };
const traces: string[] = [];
let account = 0;
beforeAll(async () => {
  app = await testApp();
  // Another account has another number than the first of anything.
  await Promise.all([createUser(app), createUser(app), createUser(app)]);
  const empty = await everything();
  const { id, email, client } = await verifiedUser(app);
  account = id;
  await app.anonymous.post('/users/login/local', { email, password: 'wrong', hash: 'PC-1' });
  await client.post('/search', { query: 'danno biologico da custodia' });
  await client.post('/projects', { name: 'Mia', description: 'Pratica' });
  traces.push(email, 'custodia', 'Pratica', ...Object.values(await fillEveryTable(app, id, email)));
  bill.stored = since(await everything(), empty);
  expect((await client.delete(`/lawyers/${id}`)).status).toBe(200);
  bill.left = since(await everything(), empty);
});
afterAll(() => app.close());

test('lists every table of the database once', () => {
  const all = [...documented.mayStay, ...documented.goes, ...documented.foreign];
  expect(all.toSorted()).toEqual(Object.keys(bill.stored).sort());
});

test('removes all rows and bytes of the account from the tables listed as emptied', () => {
  for (const table of documented.goes) {
    expect(bill.stored[table]?.rows, table).toBeGreaterThan(0);
    expect(bill.left[table], table).toEqual(none);
  }
});

test('changes no row of the tables listed as free of account data', () => {
  for (const table of documented.foreign)
    expect([bill.stored[table], bill.left[table]], table).toEqual([none, none]);
});

test('leaves only the rows that the page lists', () => {
  const staying = Object.keys(bill.left).filter((table) => bill.left[table]!.rows !== 0);
  expect(staying.sort()).toEqual(documented.mayStay.filter((table) => !passing.has(table)).sort());
  const storedRows = Object.values(bill.stored).reduce((sum, part) => sum + part.rows, 0);
  roughly(storedRows, rows);
  roughly(bytesOf(bill.stored), kB * 1000);
  roughly(bytesOf(bill.left), leftKB * 1000);
});

test("leaves no address, name or text, and the account's number only in the security log", async () => {
  for (const table of Object.keys(bill.left)) {
    const all: Record<string, unknown>[] = await app.owner(table);
    const text = JSON.stringify(all);
    for (const trace of traces) expect(text, table).not.toContain(trace);
    if (table === 'security_log') continue;
    const references = all.flatMap((row) =>
      Object.entries(row).filter(([column]) => /(?:^|_)(?:user|account|actor|owner)_id$/.test(column)),
    );
    expect(
      references.map(([, value]) => value),
      table,
    ).not.toContain(account);
  }
});
