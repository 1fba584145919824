import { savesPerMinute, storageMax } from '@massima/contract/constants';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { storedBytes } from '../../models/stored-bytes.ts';
import { createUser, type TestUser } from '../../testing/factories/user.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const principle = 'Il custode risponde del danno. '.repeat(600);
const saved = (idResult: string) => ({
  idResult,
  query: 'danno',
  result: JSON.stringify({ id_new: idResult, document_diritto: principle }),
});

async function newFolder({ client }: TestUser, name: string): Promise<number> {
  const { body } = await client.post('/projects', { name, description: 'Prova' });
  return body.project!.project_id;
}
const save = ({ client }: TestUser, folder: number, id: string) =>
  client.post(`/projects/${folder}/elements`, { projectelement: saved(id) });

/** Inserts rows in the database until only `left` bytes of the account's storage are free. */
async function fill(user: TestUser, left: number): Promise<void> {
  const folder = await newFolder(user, 'Archivio');
  const atOnce = 10_000_000;
  for (let i = 0, missing = storageMax - left - (await storedBytes(app.deps.db, user.id)); missing > 0; i++) {
    const size = Math.min(atOnce, missing);
    await app.deps.db.raw(
      `INSERT INTO project_elements (project_id, id_result, ruling_id, result, query, note, created_at)
       VALUES (?, ?, '', REPEAT('x', ?), '', '', NOW())`,
      [folder, `filling-${i}`, size],
    );
    missing -= size;
  }
}

test('limits an account to exactly 250 MB, for all kinds of concurrent saves, and reserves space for an undo', async () => {
  const user = await createUser(app);
  const folder = await newFolder(user, 'Rossi');
  expect((await save(user, folder, 'first')).status).toBe(200);
  const size = await storedBytes(app.deps.db, user.id);
  // Leaves space for one and a half results.
  await fill(user, Math.floor(size * 1.5));
  const other = await newFolder(user, 'Bianchi');
  const responses = await Promise.all([
    save(user, folder, 'second'),
    save(user, other, 'third'),
    user.client.post('/feedbacks', { ...saved('fourth'), positive: true }),
    user.client.post('/projects', { name: 'Verdi', description: 'Prova', projectelement: saved('fifth') }),
  ]);
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  for (const { status, body } of responses) if (status === 409) expect(body.message).toBe('storage_full');
  expect(await storedBytes(app.deps.db, user.id)).toBeLessThanOrEqual(storageMax);

  const note = (text: string) => user.client.put(`/projects/${folder}/elements/first/note`, { note: text });
  expect((await note('x'.repeat(5000))).status).toBe(200);
  expect((await save(user, folder, 'first')).status).toBe(200);
  await app.deps.db.raw(
    "UPDATE project_elements SET result = REPEAT('x', LENGTH(result) + ?) WHERE id_result = 'filling-0'",
    [storageMax - (await storedBytes(app.deps.db, user.id))],
  );
  expect((await note('y'.repeat(4000))).status).toBe(200);
  expect(await note('z'.repeat(5000))).toMatchObject({ status: 200 });
  const longer = await app.deps.db('project_elements').where({ id_result: 'first' }).update({ note: '' });
  expect(longer).toBe(1);
  await app.deps.db.raw(
    "UPDATE project_elements SET result = REPEAT('x', LENGTH(result) + 5000) WHERE id_result = 'filling-0'",
  );
  expect(await note('z')).toMatchObject({ status: 409, body: { message: 'storage_full' } });

  expect((await user.client.delete(`/projects/elements/${folder}/first`)).status).toBe(200);
  expect((await save(user, other, 'sixth')).body.message).toBe('storage_full');
  expect(
    (await user.client.mutate('projects.restoreElement', { projectId: folder, idResult: 'first' })).status,
  ).toBe(200);
});

test('accepts sixty saves a minute of all kinds together', async () => {
  const user = await createUser(app);
  const folder = await newFolder(user, 'Rossi');
  await user.client.post('/projects', { name: 'Verdi', description: 'Prova', projectelement: saved('a') });
  await user.client.post('/feedbacks', { ...saved('b'), positive: true });
  const element = { ...saved('c'), result: '{}' };
  for (let i = 2; i < savesPerMinute; i++)
    expect(
      (
        await user.client.post(`/projects/${folder}/elements`, {
          projectelement: { ...element, idResult: `c-${i}` },
        })
      ).status,
    ).toBe(200);
  const refused = await save(user, folder, 'too-many');
  expect([refused.status, refused.body.message]).toEqual([429, 'too_many_attempts']);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  // Undoing, noting and rating without a result are not limited as saves.
  expect((await user.client.delete(`/projects/elements/${folder}/c-2`)).status).toBe(200);
  expect(
    (await user.client.mutate('projects.restoreElement', { projectId: folder, idResult: 'c-2' })).status,
  ).toBe(200);
  expect((await user.client.post('/feedbacks', { idResult: 'd', positive: true })).status).toBe(200);
  app.deps.clock.advance(61);
  expect((await save(user, folder, 'next')).status).toBe(200);
});
