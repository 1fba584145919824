import { Model } from 'objection';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testApp, type TestApp } from '../testing/test-app.ts';
import { inTransaction } from './retry-deadlock.ts';
import { statement } from './statement-pool.ts';

class Entry extends Model {
  static override tableName = 'retried_entries';
}

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  await app.owner.raw('CREATE TABLE retried_entries (id INT PRIMARY KEY)');
});
afterAll(() => app.close());
beforeEach(() => app.deps.db('retried_entries').delete());

let told = 0;

/**
 * Makes the first `failures` inserts of a connection fail as if they had lost against another
 * transaction.
 */
async function failAtFirst(errno: number, failures: number): Promise<void> {
  const { owner } = app;
  const count = `@told_${++told}`;
  await owner.raw('DROP TRIGGER IF EXISTS fails_at_first');
  await owner.raw(
    `CREATE TRIGGER fails_at_first BEFORE INSERT ON retried_entries FOR EACH ROW
     BEGIN
       IF NEW.id = 2 THEN
         SET ${count} = COALESCE(${count}, 0) + 1;
         IF ${count} <= ${failures} THEN
           SIGNAL SQLSTATE 'HY000' SET MYSQL_ERRNO = ${errno}, MESSAGE_TEXT = 'told by a test';
         END IF;
       END IF;
     END`,
  );
}

const stored = async () => (await app.deps.db('retried_entries').pluck('id')).toSorted();

test.each([1020, 1205, 1213])('error %i: repeats single statements for every caller', async (errno) => {
  const { db, statements } = app.deps;
  const insert = 'INSERT INTO retried_entries (id) VALUES (2)';
  const ways = {
    builder: () => db('retried_entries').insert({ id: 2 }),
    raw: () => db.raw(insert),
    objection: () => Entry.query(db).insert({ id: 2 }),
    stacked: () => statements.run({ insert: statement(insert) }),
    'stacked transaction': () =>
      statements.run({
        start: statement('START TRANSACTION'),
        before: statement('INSERT INTO retried_entries (id) VALUES (1)'),
        insert: statement(insert),
        commit: statement('COMMIT'),
      }),
  };
  for (const [way, query] of Object.entries(ways)) {
    await db('retried_entries').delete();
    await failAtFirst(errno, 2);
    await query();
    expect(await stored(), way).toEqual(way === 'stacked transaction' ? [1, 2] : [2]);
  }
});

test.each([1020, 1205, 1213])('error %i: repeats a transaction from its start', async (errno) => {
  const { db } = app.deps;
  await failAtFirst(errno, 1);
  let runs = 0;
  await inTransaction(db, async (trx) => {
    runs++;
    await trx('retried_entries').insert({ id: 1 });
    // A nested transaction, which is rolled back with the outer one.
    await inTransaction(trx, (inner) => inner('retried_entries').insert({ id: 2 }));
  });
  expect(await stored()).toEqual([1, 2]);
  expect(runs).toBeGreaterThan(1);
});

test('does not repeat a single statement inside a transaction, which may have been rolled back', async () => {
  const { db } = app.deps;
  await failAtFirst(1213, 1000);
  const statements: string[] = [];
  db.on('query', ({ sql }: { sql: string }) => statements.push(sql));
  const failing = db.transaction((trx) => trx('retried_entries').insert({ id: 2 }));
  await expect(failing).rejects.toMatchObject({ errno: 1213 });
  expect(statements.filter((sql) => sql.startsWith('insert'))).toHaveLength(1);
});

test('completes both of two transactions that wait for each other', async () => {
  const { db } = app.deps;
  await failAtFirst(1213, 0);
  await db('retried_entries').insert([{ id: 10 }, { id: 20 }]);
  let holding = 0;
  let bothHold = (): void => undefined;
  const both = new Promise<void>((resolve) => (bothHold = resolve));
  const crosswise = (first: number, second: number, mine: number) => {
    let isFirstRun = true;
    return inTransaction(db, async (trx) => {
      await trx('retried_entries').where({ id: first }).forUpdate();
      if (isFirstRun) {
        isFirstRun = false;
        if (++holding === 2) bothHold();
        await both;
      }
      await trx('retried_entries').where({ id: second }).forUpdate();
      await trx('retried_entries').insert({ id: mine });
    });
  };
  await Promise.all([crosswise(10, 20, 100), crosswise(20, 10, 200)]);
  expect(await stored()).toEqual([10, 100, 20, 200]);
});

test('reads a row again that changed while a statement waited for it', async () => {
  const { db } = app.deps;
  await failAtFirst(1020, 0);
  await db('retried_entries').insert({ id: 10 });
  const holder = await db.transaction();
  await holder('retried_entries').where({ id: 10 }).update({ id: 11 });
  // Waits for the row above. With snapshot isolation it is then rejected once with error 1020.
  const waiting = db
    .raw('INSERT INTO retried_entries SELECT id + 100 FROM retried_entries FOR UPDATE')
    .then(() => undefined);
  await new Promise((resolve) => setTimeout(resolve, 200));
  await holder.commit();
  await waiting;
  expect(await stored()).toEqual([11, 111]);
});

test('uses the requested database', async () => {
  if (process.env['TEST_DATABASE'] !== 'mariadb-11.8') return;
  const [[variables]] = await app.deps.db.raw(
    'SELECT VERSION() AS version, @@innodb_snapshot_isolation AS isolated',
  );
  expect(variables).toEqual({ version: expect.stringMatching(/^11\.8\..*MariaDB/), isolated: 1 });
});

test('rejects a batch that cannot be repeated as a whole', async () => {
  const two = { one: statement('DO 0'), another: statement('DO 0') };
  await expect(app.deps.statements.run(two)).rejects.toThrow('a single statement or a transaction');
});
