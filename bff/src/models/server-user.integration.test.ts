import { readFileSync } from 'node:fs';
import { fieldsOf } from '@massima/contract/record';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '@massima/db/connection';
import { serverAddress } from '../testing/global-setup.ts';
import { testApp, type TestApp } from '../testing/test-app.ts';

/** Rights of the server's database user, which all integration tests use. */
let app: TestApp;
let schema: string;
beforeAll(async () => {
  app = await testApp();
  schema = new URL(app.ownerUrl).pathname.slice(1);
});
afterAll(() => app.close());

/** Error codes of denied access: a command, a column, a schema, a global privilege, a grant. */
const denied = [1142, 1143, 1044, 1227, 1370, 1045, 1410, 1290];
const errnoOf = (statement: string) =>
  app.deps.db.raw(statement).then(
    () => 0,
    (error: unknown) => Number(fieldsOf(error)['errno']),
  );
const isOurs = process.env[serverAddress] !== undefined;

test
  .runIf(isOurs)
  .each([
    'DROP TABLE users',
    'TRUNCATE TABLE users',
    'ALTER TABLE users ADD COLUMN more INT',
    'CREATE TABLE more (id INT)',
    'CREATE INDEX more ON users (name)',
    'CREATE TRIGGER more BEFORE INSERT ON users FOR EACH ROW SET NEW.name = NEW.name',
    'CREATE VIEW more AS SELECT 1',
    'CREATE PROCEDURE more() SELECT 1',
    'RENAME TABLE users TO others',
    'LOCK TABLES users WRITE',
    'CREATE DATABASE more',
    "CREATE USER 'more'@'127.0.0.1'",
    "GRANT SELECT ON users TO 'massima'@'127.0.0.1'",
    'SET GLOBAL max_connections = 1',
    'SELECT * FROM mysql.user',
    "SELECT 'x' INTO OUTFILE '/tmp/massima-outfile'",
  ])("denies the server's database user: %s", async (statement) => {
  expect(denied).toContain(await errnoOf(statement));
});

test.runIf(isOurs)('reads no file of the machine and no other schema', async () => {
  const [[file]] = (await app.deps.db.raw("SELECT LOAD_FILE('/etc/passwd') AS text")) as [
    { text: unknown }[],
  ];
  expect(file?.text).toBeNull();
  const other = await testApp();
  try {
    const names = await app.deps.db('information_schema.schemata').pluck('SCHEMA_NAME');
    expect(names).toContain(schema);
    expect(names).not.toContain('mysql');
    expect(await errnoOf('SELECT * FROM mysql.db')).toBeGreaterThan(0);
  } finally {
    await other.close();
  }
});

test.runIf(isOurs)('grants exactly these rights in deploy/database-users.sql', async () => {
  const file = readFileSync(new URL('../../../deploy/database-users.sql', import.meta.url), 'utf8');
  const user = `served_${process.pid}`;
  const ownStatements = file
    .replaceAll("'massima'@'%'", `'${user}'@'127.0.0.1'`)
    .replaceAll('massima.*', `${schema}.*`);
  const statements = ownStatements.replace(/^--.*$/gm, '').split(';');
  for (const command of statements.map((text) => text.trim()).filter(Boolean)) await app.owner.raw(command);
  const address = Object.assign(new URL(app.ownerUrl), { username: user, password: 'massima' });
  const served = connect(address.href);
  try {
    const [rows] = (await served.raw('SHOW GRANTS')) as [Record<string, string>[]];
    const granted = rows.map((row) => Object.values(row)[0] ?? '');
    expect(granted).toEqual([
      expect.stringMatching(/^GRANT USAGE ON \*\.\* TO/),
      expect.stringMatching(
        new RegExp(
          `^GRANT SELECT, INSERT, UPDATE, DELETE ON \`${schema.replaceAll('_', '\\\\?_')}\`\\.\\* TO [^ ]+$`,
        ),
      ),
    ]);
    expect(await served('users').delete()).toBe(0);
  } finally {
    await served.destroy();
    await app.owner.raw(`DROP USER '${user}'@'127.0.0.1'`);
  }
});
