import { afterAll, beforeAll, expect, test } from 'vitest';
import { folderBytesMax, foldersMax } from '@massima/contract/constants';
import { createUser } from '../../testing/factories/user.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { purgeDeletedFolders } from './index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const element = (idResult: string) => ({
  idResult,
  result: { document_diritto: 'Il custode risponde.', document_date: '2019-01-12' },
  query: 'danno',
});
const folder = async (
  client: Awaited<ReturnType<typeof createUser>>['client'],
  name: string,
  projectelement?: object,
) => (await client.post('/projects', { name, description: 'Causa Rossi', projectelement })).body;

test('restores a removed result with its note and position within a day', async () => {
  const { client } = await createUser(app);
  const { project } = await folder(client, 'Rossi', element('a'));
  const id: number = project!.project_id;
  await client.post(`/projects/${id}/elements`, { projectelement: element('b') });
  await client.put(`/projects/${id}/elements/a/note`, { note: 'Da citare.' });
  const folderContents = async () =>
    (await client.get(`/projects/${id}/elements`)).body.map(
      ({ idResult, note }: { idResult: string; note: string }) => [idResult, note],
    );
  const before = await folderContents();

  await client.delete(`/projects/elements/${id}/a`);
  expect(await folderContents()).toEqual([['b', '']]);
  expect((await client.get(`/projects/${id}`)).body.elements).toBe(1);
  expect((await client.put(`/projects/${id}/elements/a/note`, { note: 'x' })).status).toBe(404);
  const csv = (await client.get(`/projects/${id}/export?format=csv`)).body.content;
  expect(Buffer.from(csv, 'base64').toString('utf8')).not.toContain('Da citare.');

  const undo = () => client.post(`/projects/elements/${id}/a/restore`, {});
  expect((await undo()).body.success).toBe(true);
  // A second click changes nothing.
  expect((await undo()).body.success).toBe(true);
  expect(await folderContents()).toEqual(before);

  // Saved again as a new result, without the note of the removed result.
  await client.delete(`/projects/elements/${id}/a`);
  await client.post(`/projects/${id}/elements`, { projectelement: element('a') });
  expect(await folderContents()).toEqual([
    ['b', ''],
    ['a', ''],
  ]);

  await client.delete(`/projects/elements/${id}/a`);
  app.deps.clock.advance(25 * 3600);
  expect((await undo()).status).toBe(404);
  await purgeDeletedFolders(app.deps.db, app.deps.clock.now());
  expect(await app.deps.db('project_elements').where({ project_id: id })).toHaveLength(1);
});

test('rejects restoring a result if the folder was filled since its removal', async () => {
  const { client } = await createUser(app);
  const { project } = await folder(client, 'Piena', element('a'));
  await client.delete(`/projects/elements/${project!.project_id}/a`);
  await app.deps.db.batchInsert(
    'project_elements',
    Array.from({ length: 1000 }, (_, i) => ({
      project_id: project!.project_id,
      id_result: `full-${i}`,
      ruling_id: '',
      result: '{}',
      query: '',
      note: '',
      created_at: app.deps.clock.now(),
    })),
  );
  const refused = await client.post(`/projects/elements/${project!.project_id}/a/restore`, {});
  expect(refused.body.message).toBe('folder_full');
  expect((await client.get(`/projects/${project!.project_id}`)).body.elements).toBe(1000);
});

test('rejects results and notes beyond 10 MB per folder, and still accepts a shorter note', async () => {
  const { client } = await createUser(app);
  const { project } = await folder(client, 'Pesante', element('a'));
  const id: number = project!.project_id;
  const note = (text: string) => client.put(`/projects/${id}/elements/a/note`, { note: text });
  expect((await note('x'.repeat(3000))).status).toBe(200);
  const size = JSON.stringify(element('a').result).length + element('a').query.length + 3000;
  const parts = 160;
  const room = folderBytesMax - size - 2000;
  await app.deps.db.batchInsert(
    'project_elements',
    Array.from({ length: parts }, (_, i) => ({
      project_id: id,
      id_result: `heavy-${i}`,
      ruling_id: '',
      result: 'x'.repeat(Math.floor(room / parts)),
      query: '',
      note: '',
      created_at: app.deps.clock.now(),
    })),
    20,
  );
  const full = { status: 409, body: { message: 'folder_full' } };
  const long = { ...element('b'), result: { ...element('b').result, document_diritto: 'x'.repeat(4000) } };
  expect(await client.post(`/projects/${id}/elements`, { projectelement: long })).toMatchObject(full);
  expect((await note('è'.repeat(5000))).body).toMatchObject(full.body);
  expect((await client.get(`/projects/${id}`)).body.elements).toBe(parts + 1);
  expect((await note('x'.repeat(2999))).status).toBe(200);
  expect((await client.post(`/projects/${id}/elements`, { projectelement: element('c') })).status).toBe(200);
});

test('allows 5,000 folders including deleted ones and ten exports a minute', async () => {
  const { id, client } = await createUser(app);
  const now = app.deps.clock.now();
  const row = (name: string) => ({ user_id: id, name, name_key: name, description: 'x' });
  await app.deps.db.batchInsert(
    'projects',
    Array.from({ length: foldersMax - 1 }, (_, i) => ({
      ...row(`f ${i}`),
      created_at: now,
      updated_at: now,
    })),
    500,
  );
  const { project } = await folder(client, 'Ultima', element('a'));
  await client.delete(`/projects/${project!.project_id}`);
  expect(await client.post('/projects', { name: 'Di troppo', description: 'x' })).toMatchObject({
    status: 409,
    body: { message: 'folder_full' },
  });
  const file = () =>
    client.post('/projects/export', { title: 'Rossi', elements: [element('a')], format: 'csv' });
  for (let n = 0; n < 10; n += 1) expect((await file()).status).toBe(200);
  expect((await file()).body.message).toBe('too_many_attempts');
});

test('allows ten reads of a complete large folder a minute, and any number of page reads', async () => {
  const { client } = await createUser(app);
  const { project } = await folder(client, 'Grande');
  await app.deps.db.batchInsert(
    'project_elements',
    Array.from({ length: 201 }, (_, i) => ({
      project_id: project!.project_id,
      id_result: `large-${i}`,
      ruling_id: '',
      result: '{}',
      query: '',
      note: '',
      created_at: app.deps.clock.now(),
    })),
  );
  const read = async (query = '') =>
    (await client.get(`/projects/${project!.project_id}/elements${query}`)).status;
  const reads = await Promise.all(Array.from({ length: 12 }, () => read()));
  expect(reads.filter((status) => status === 429)).toHaveLength(2);
  expect(await read('?limit=50')).toBe(200);
  app.deps.clock.advance(61);
  expect(await read()).toBe(200);
});

test('continues after the last result of a page, even if results were removed, restored or saved again', async () => {
  const { client } = await createUser(app);
  const { project } = await folder(client, 'A parti');
  const id: number = project!.project_id;
  const save = (name: string) => client.post(`/projects/${id}/elements`, { projectelement: element(name) });
  const remove = (name: string) => client.delete(`/projects/elements/${id}/${name}`);
  for (const name of 'abcdefgh') await save(name);
  const part = async (after: number) => {
    const { body } = await client.get(`/projects/${id}/elements?limit=3&after=${after}`);
    return { names: body.map(({ idResult }) => idResult).join(''), last: body.at(-1)?.position ?? after };
  };
  const first = await part(0);
  expect(first.names).toBe('abc');
  await remove('a');
  await remove('c');
  const second = await part(first.last);
  expect(second.names).toBe('def');
  await client.post(`/projects/elements/${id}/a/restore`, {});
  // Removed and saved again, the result is last.
  await remove('f');
  await save('f');
  expect((await part(second.last)).names).toBe('ghf');
});

test('returns which of the account’s folders contain a result', async () => {
  const [{ client }, stranger] = [await createUser(app), await createUser(app)];
  const first = (await folder(client, 'Rossi', element('a'))).project!.project_id;
  const second = (await folder(client, 'Bianchi', element('a'))).project!.project_id;
  await folder(stranger.client, 'Verdi', element('b'));
  const deleted = (await folder(client, 'Neri', element('a'))).project!.project_id;
  await client.delete(`/projects/${deleted}`);
  const holding = async () => (await client.post('/projects/holding', { ids: ['a', 'b', 'c'] })).body;
  expect(await holding()).toEqual([
    { idResult: 'a', projectIds: expect.arrayContaining([first, second]) as unknown },
  ]);
  await client.delete(`/projects/elements/${first}/a`);
  expect(await holding()).toEqual([{ idResult: 'a', projectIds: [second] }]);
});

test('exports results outside folders as the client shows them, and stores nothing', async () => {
  const { client } = await createUser(app);
  const exported = { title: 'danno "da cosa"', elements: [element('r1'), element('r2')] };
  const csv = await client.post('/projects/export', { ...exported, format: 'csv' });
  expect(csv.body).toMatchObject({ filename: 'danno da cosa.csv' });
  const lines = Buffer.from(csv.body.content, 'base64').toString('utf8').trim().split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[2]).toContain('Il custode risponde.');
  const docx = await client.post('/projects/export', { ...exported, format: 'docx', locale: 'en' });
  expect(Buffer.from(docx.body.content, 'base64').subarray(0, 2).toString()).toBe('PK');
  for (const [format, extension] of [
    ['csl', 'json'],
    ['ris', 'ris'],
    ['bibtex', 'bib'],
  ] as const) {
    const file = (await client.post('/projects/export', { ...exported, format })).body;
    expect(file.filename).toMatch(new RegExp(`\\.${extension}$`));
    const text = Buffer.from(file.content, 'base64').toString();
    // The query is private to its owner and not part of a reference.
    expect(text).not.toContain(exported.elements[0]!.query);
    if (format === 'csl') expect(JSON.parse(text)).toHaveLength(exported.elements.length);
  }
  expect((await client.post('/projects/export', { ...exported, format: 'csv', elements: [] })).status).toBe(
    400,
  );
  expect((await client.get('/projects')).body).toEqual([]);
});
