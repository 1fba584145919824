import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createLog } from './log.ts';
import { signupBody } from './testing/factories/sign-up.ts';
import { createUser } from './testing/factories/user.ts';
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

/** The database answers every insertion into this table with this error while the work runs. */
async function refusing(table: string, errno: number, work: () => Promise<void>): Promise<void> {
  await app.deps.db.raw(
    `CREATE TRIGGER refuses BEFORE INSERT ON ${table} FOR EACH ROW
     SIGNAL SQLSTATE 'HY000' SET MYSQL_ERRNO = ${errno}, MESSAGE_TEXT = 'refused'`,
  );
  try {
    await work();
  } finally {
    await app.deps.db.raw('DROP TRIGGER refuses');
  }
}

const readOnly = 1290;
const unknownColumn = 1054;

test.each([
  [readOnly, 503, 'service_unavailable'],
  [unknownColumn, 500, 'unknown_error'],
])(
  'what the database refuses (%i) is logged without what was asked and who asked it',
  async (errno, status, message) => {
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
    // Both doors, and the signup.
    expect(written.split('\n').filter((line) => line.includes(`"errno":${errno}`))).toHaveLength(3);
  },
);
