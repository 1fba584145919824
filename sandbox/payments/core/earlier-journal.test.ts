import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { TableName } from './tables.ts';
import { Store } from './store.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'earlier-journal-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const customer = (id: string, name = id) => ({ id, object: 'customer', name });
const line = (change: object) => `${JSON.stringify(change)}\n`;
const names = (store: Store) =>
  store.all('customer' as TableName).map((row) => (row as unknown as { name: string }).name);
function writeEarlier() {
  writeFileSync(
    join(folder, 'snapshot.json'),
    JSON.stringify({
      put: [
        ['customer', customer('cus_1')],
        ['customer', customer('cus_2')],
      ],
      del: [],
    }),
  );
  writeFileSync(
    join(folder, 'journal.ndjson'),
    line({ put: [['customer', customer('cus_3')]], del: [['customer', 'cus_2']] }) +
      line({ put: [['customer', customer('cus_1', 'changed')]], del: [] }) +
      '{"put":[["customer",{"id":"cus_4"',
  );
}

test('imports the latest rows of a journal into the database, once', () => {
  writeEarlier();
  const store = new Store(folder);
  expect(names(store)).toEqual(['changed', 'cus_3']);
  store.transaction(() => store.remove('customer' as TableName, 'cus_3'));
  store.close();
  const again = new Store(folder);
  expect(names(again)).toEqual(['changed']);
  again.close();
  expect(existsSync(join(folder, 'journal.ndjson'))).toBe(false);
  expect(existsSync(join(folder, 'journal.ndjson.brought-over'))).toBe(true);
});

test('imports a journal into an existing database without overwriting rows', () => {
  const firstStore = new Store(folder);
  firstStore.transaction(() => firstStore.put('customer' as TableName, customer('cus_1', 'newer') as never));
  firstStore.close();
  writeEarlier();
  const store = new Store(folder);
  expect(names(store).toSorted()).toEqual(['cus_3', 'newer']);
  store.close();
});
