import mysql, { type Connection } from 'mysql2/promise';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportOutput } from '@massima/contract/account';
import { savedResultsMax } from '@massima/contract/constants';
import { purgeDeletedFolders } from '../folders/index.ts';
import { createUser, type TestUser } from '../../testing/factories/user.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let connection: Connection;
beforeAll(async () => {
  app = await testApp();
  connection = await mysql.createConnection({ uri: app.deps.config.DATABASE_URL });
});
afterAll(async () => {
  await connection.end();
  await app.close();
});

/**
 * Inserts `count` rows with one statement. `select` lists their values; `n.i` is the row number.
 */
async function fill(into: string, count: number, select: string): Promise<void> {
  await connection.query(
    `INSERT INTO ${into}
     SELECT ${select} FROM (SELECT a.i + 10 * b.i + 100 * c.i + 1000 * d.i + 10000 * e.i AS i
       FROM ${['a', 'b', 'c', 'd', 'e'].map((name) => `(${digits}) AS ${name}`).join(' JOIN ')}) AS n
      WHERE n.i < ?`,
    [count],
  );
}
const digits = Array.from({ length: 10 }, (_, i) => `SELECT ${i} AS i`).join(' UNION ALL ');

/** A folder with this many results. */
async function folderOf({ client }: TestUser, name: string, count: number): Promise<number> {
  const { body } = await client.post('/projects', { name, description: 'Prova' });
  const id = body.project!.project_id;
  await fill(
    'project_elements (project_id, id_result, ruling_id, result, query, note, created_at)',
    count,
    `${id}, CONCAT('${name}-', n.i), '', '{}', 'danno', '', NOW()`,
  );
  return id;
}

const history = (id: number, count: number) =>
  fill(
    'questions (user_id, query, query_type, created_at)',
    count,
    `${id}, CONCAT('danno ', n.i), 'type_principle', NOW()`,
  );

const addShown = (id: number, count: number) =>
  fill('served_rulings (user_id, ruling_id, served_at)', count, `${id}, CONCAT('ruling-', n.i), NOW()`);

test('exports a large account completely, each row once, and deletes every row', async () => {
  const user = await createUser(app);
  const other = await createUser(app);
  await folderOf(user, 'Rossi', 1000);
  await folderOf(user, 'Bianchi', 730);
  await history(user.id, 2500);
  await addShown(user.id, 1200);
  const otherFolder = await folderOf(other, 'Verdi', 30);
  await history(other.id, 20);

  const { status, body } = await user.client.get(`/lawyers/${user.id}/export`);
  expect(status).toBe(200);
  const { parts } = exportOutput.parse(body);
  const values = (table: string, column: string) => parts[table]!.map((row) => row[column]);
  expect(new Set(values('project_elements', 'id_result')).size).toBe(1730);
  expect(new Set(values('questions', 'query')).size).toBe(2500);
  expect(new Set(values('served_rulings', 'ruling_id')).size).toBe(1200);
  expect(
    [parts['project_elements'], parts['questions'], parts['served_rulings']].map((rows) => rows?.length),
  ).toEqual([1730, 2500, 1200]);

  const bites: number[] = [];
  const watch = ({ sql, bindings }: { sql: string; bindings: unknown[] }) => {
    if (/^delete from `(project_elements|questions|served_rulings)`/.test(sql)) bites.push(bindings.length);
  };
  app.deps.db.on('query', watch);
  expect((await user.client.delete(`/lawyers/${user.id}`)).status).toBe(200);
  app.deps.db.off('query', watch);
  // Two bindings more for the owner columns.
  expect(Math.max(...bites)).toBeLessThanOrEqual(502);
  expect(bites).toHaveLength(4 + 5 + 3);
  for (const table of ['questions', 'served_rulings', 'projects'])
    expect(await app.deps.db(table).where({ user_id: user.id }), table).toEqual([]);
  expect(await app.deps.db('project_elements').whereNot({ project_id: otherFolder })).toEqual([]);
  expect(await app.deps.db('project_elements').where({ project_id: otherFolder })).toHaveLength(30);
  expect(await app.deps.db('questions').where({ user_id: other.id })).toHaveLength(20);
});

test('purges a deleted folder in batches', async () => {
  const user = await createUser(app);
  const id = await folderOf(user, 'Neri', 1200);
  await user.client.delete(`/projects/${id}`);
  const aDayLater = new Date(app.deps.clock.now().getTime() + 25 * 3_600_000);
  const bites: string[] = [];
  const watch = ({ sql }: { sql: string }) => {
    if (sql.startsWith('delete from `project_elements` where `project_id`')) bites.push(sql);
  };
  app.deps.db.on('query', watch);
  await purgeDeletedFolders(app.deps.db, aDayLater);
  app.deps.db.off('query', watch);
  expect(bites).toHaveLength(3);
  expect(bites.every((sql) => sql.endsWith('limit ?'))).toBe(true);
  expect(await app.deps.db('projects').where({ id })).toEqual([]);
});

test('stores at most 50,000 results per account, and counts its folders quickly', async () => {
  const user = await createUser(app);
  await folderOf(user, 'Archivio', savedResultsMax - 1);
  const { body } = await user.client.post('/projects', { name: 'Nuova', description: 'Prova' });
  const save = (id: string) =>
    user.client.post(`/projects/${body.project!.project_id}/elements`, {
      projectelement: { idResult: id, result: '{}', query: 'danno' },
    });
  expect((await save('last')).status).toBe(200);
  expect(await save('one-too-many')).toMatchObject({ status: 409, body: { message: 'folder_full' } });
  // A result that is already saved can be saved again.
  expect((await save('last')).status).toBe(200);
  const folders = (await user.client.get('/projects')).body;
  expect(folders.map(({ elements }) => elements).sort()).toEqual([1, savedResultsMax - 1]);
});
