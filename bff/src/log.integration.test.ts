import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createLog } from './log.ts';
import { signupBody } from './testing/factories/sign-up.ts';
import { createUser } from './testing/factories/user.ts';
import { privateEngine } from './testing/global-setup.ts';
import { testApp, type TestApp } from './testing/test-app.ts';

let written = '';
let app: TestApp;
beforeAll(async () => {
  app = await testApp({ deps: { log: createLog('info', { write: (line) => void (written += line) }) } });
});
afterAll(() => app.close());
beforeEach(() => {
  written = '';
});

/** Makes the database reject every insert into this table with this error while `work` runs. */
async function refusing(table: string, errno: number, work: () => Promise<void>): Promise<void> {
  await app.owner.raw(
    `CREATE TRIGGER refuses BEFORE INSERT ON ${table} FOR EACH ROW
     SIGNAL SQLSTATE 'HY000' SET MYSQL_ERRNO = ${errno}, MESSAGE_TEXT = 'refused'`,
  );
  try {
    await work();
  } finally {
    await app.owner.raw('DROP TRIGGER refuses');
  }
}

const readOnly = 1290;
const unknownColumn = 1054;

test.each([
  [readOnly, 503, 'service_unavailable'],
  [unknownColumn, 500, 'unknown_error'],
])('logs a database error (%i) without the query and the account', async (errno, status, message) => {
  const { client, email } = await createUser(app);
  const query = 'licenziamento di Mario Rossi per furto';
  await refusing('questions', errno, async () => {
    expect(await client.post('/search', { query })).toMatchObject({ status, body: { message } });
    expect((await client.mutate('search.run', { query })).status).toBe(status);
  });
  await refusing('users', errno, async () => {
    const lawyer = signupBody();
    expect(await app.anonymous.post('/lawyers', lawyer)).toMatchObject({ status, body: { message } });
    for (const secret of [lawyer.email, lawyer.surname, 'argon2']) expect(written).not.toContain(secret);
  });
  for (const secret of [query, 'Rossi', email]) expect(written).not.toContain(secret);
  // Both transports and the signup.
  expect(written.split('\n').filter((line) => line.includes(`"errno":${errno}`))).toHaveLength(3);
});

/** Log of this run's Solr. */
const engineLog = () => {
  const { options } = JSON.parse(process.env[privateEngine] ?? '{}') as { options: { dataDir: string } };
  return readFile(path.join(options.dataDir, 'logs/solr.log'), 'utf8');
};

test.runIf(process.env[privateEngine])('logs the requests to Solr without the query', async () => {
  const { client } = await createUser(app);
  const secret = `segreto${randomUUID().slice(0, 8)}`;
  const questions = (log: string) => log.split('path=/find').length;
  const before = questions(await engineLog());
  expect((await client.post('/search', { query: `licenziamento ${secret}` })).status).toBe(200);
  await expect.poll(async () => questions(await engineLog())).toBeGreaterThan(before);
  expect(await engineLog()).not.toContain(secret);
});
