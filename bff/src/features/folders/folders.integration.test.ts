import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { savedElement } from '../../testing/factories/saved-element.ts';
import { createUser } from '../../testing/factories/user.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const fullText = { ruling_full_text: 'a very long text', ruling_section: '3' };
const element = (id: string, extra?: object) => savedElement(id, { document: fullText, ...extra });
const folder = async (
  client: Awaited<ReturnType<typeof createUser>>['client'],
  name: string,
  projectelement?: object,
) => (await client.post('/projects', { name, description: 'Causa Rossi', projectelement })).body;

test('creates a folder with its first result, lists, reads and stores it without the full text', async () => {
  const { client, id } = await createUser(app);
  const created = await client.post('/projects', {
    user: id,
    name: ' Rossi ',
    description: 'd',
    projectelement: element('r1-m1'),
  });
  expect(created.status).toBe(200);
  expect(created.body).toMatchObject({
    success: true,
    message: 'folder_created',
    project: { name: 'Rossi', elements: 1 },
  });
  const [listed] = (await client.get(`/projects?user=${id}`)).body;
  expect(listed).toEqual(created.body.project);
  const { body: elements, headers } = await client.get(`/projects/${listed!.project_id}/elements`);
  expect(elements).toMatchObject([{ idResult: 'r1-m1', query: 'danno' }]);
  // The documented list has no field for the receipt.
  expect(JSON.parse(headers.get('receipt')!)).toMatchObject({ charged: false, next_search: { free: true } });
  // The stored string is unchanged except for the removed full text.
  expect(elements[0]!.result).toBe(savedElement('r1-m1').result);
});

test('compares names without case and spaces, frees the name of a deleted folder and undoes the deletion', async () => {
  const { client } = await createUser(app);
  const { project } = await folder(client, 'Bianchi');
  expect(await folder(client, ' bianchi')).toEqual({
    success: false,
    message: 'folder_name_exists',
    project: null,
  });
  expect((await client.delete(`/projects/${project!.project_id}`)).body.success).toBe(true);
  expect((await client.get(`/projects/${project!.project_id}`)).status).toBe(404);
  expect((await client.post(`/projects/${project!.project_id}/restore`, {})).body.success).toBe(true);
  expect((await client.get('/projects')).body).toHaveLength(1);
});

test('creates no folder if the first result is invalid', async () => {
  const { client } = await createUser(app);
  const refused = await client.post('/projects', {
    name: 'n',
    description: 'd',
    projectelement: { ...element('x'), result: '[1]' },
  });
  expect(refused.status).toBe(400);
  expect((await client.get('/projects')).body).toEqual([]);
});

test('accepts names of 1 to 50 characters, descriptions of 1 to 1,000 and results up to 64 KB', async () => {
  const { client } = await createUser(app);
  const status = async (body: object) => (await client.post('/projects', body)).status;
  expect(await status({ name: 'x'.repeat(50), description: 'd' })).toBe(200);
  expect(await status({ name: 'x'.repeat(51), description: 'd' })).toBe(400);
  expect(await status({ name: '  ', description: 'd' })).toBe(400);
  expect(await status({ name: 'n', description: '' })).toBe(400);
  expect(await status({ name: 'n', description: 'x'.repeat(1001) })).toBe(400);
  expect(
    await status({ name: 'n', description: 'd', projectelement: element('a', { pad: 'x'.repeat(66_000) }) }),
  ).toBe(400);
});

test('rejects result 1,001 of a folder, but not an existing result', async () => {
  const { client } = await createUser(app);
  const { project } = await folder(client, 'Piena');
  const now = app.deps.clock.now();
  const rows = Array.from({ length: 999 }, (_, i) => ({
    project_id: project!.project_id,
    id_result: `full-${i}`,
    ruling_id: '',
    result: '{}',
    query: '',
    note: '',
    created_at: now,
  }));
  await app.deps.db.batchInsert('project_elements', rows);
  const save = (id: string) =>
    client.post(`/projects/${project!.project_id}/elements`, { projectelement: element(id) });
  const [first, other] = await Promise.all([save('last-1'), save('last-2')]);
  expect([first.status, other.status].sort()).toEqual([200, 409]);
  const [refused, saved] = first.status === 409 ? [first, 'last-2'] : [other, 'last-1'];
  expect(refused.body.message).toBe('folder_full');
  expect((await save(saved)).status).toBe(200);
  const read = (query: string) => client.get(`/projects/${project!.project_id}/elements${query}`);
  expect((await read('')).body).toHaveLength(1000);
  expect((await read('?limit=2&offset=998')).body.map((e: { idResult: string }) => e.idResult)).toEqual([
    'full-998',
    saved,
  ]);
});

test('stores a result once if it is saved many times concurrently', async () => {
  const { client } = await createUser(app);
  const { project } = await folder(client, 'Verdi');
  const path = `/projects/${project!.project_id}/elements`;
  const responses = await Promise.all(
    Array.from({ length: 8 }, () => client.post(path, { projectelement: element('r2-m1') })),
  );
  expect(responses.map((a) => a.status)).toEqual(Array(8).fill(200));
  expect((await client.get(path)).body).toHaveLength(1);
  const remove = () => client.delete(`/projects/elements/${project!.project_id}/r2-m1`);
  expect((await Promise.all([remove(), remove()])).map((a) => a.body.success)).toEqual([true, true]);
  expect((await client.get(path)).body).toEqual([]);
});

test('rejects an edit of an old version, and a name that is already used', async () => {
  const { client } = await createUser(app);
  const { project } = await folder(client, 'Neri');
  await folder(client, 'Gialli');
  const path = `/projects/${project!.project_id}`;
  const edit = (name: string, updatedAt?: string) =>
    client.put(path, { project: { name, description: 'd', updatedAt } });
  expect((await edit('Neri 2', project!.updatedAt)).body).toMatchObject({
    success: true,
    message: 'folder_description_modified',
  });
  expect((await edit('Neri 3', project!.updatedAt)).status).toBe(409);
  expect((await edit('GIALLI')).body).toMatchObject({ success: false, message: 'folder_name_exists' });
  expect((await client.get(path)).body.name).toBe('Neri 2');
});

test('returns not found for another user’s folder, which an administrator can read but not change', async () => {
  const owner = await createUser(app);
  const other = await createUser(app);
  const admin = await createUser(app, { role: 'admin' });
  const { project } = await folder(owner.client, 'Segreta', element('r3-m1'));
  const path = `/projects/${project!.project_id}`;
  for (const call of [
    other.client.get(path),
    other.client.get(`${path}/elements`),
    other.client.get(`/projects?user=${owner.id}`),
    other.client.put(path, { project: { name: 'n', description: 'd' } }),
    other.client.delete(path),
    other.client.post(`${path}/elements`, { projectelement: element('r4') }),
    other.client.delete(`/projects/elements/${project!.project_id}/r3-m1`),
    other.client.get(`${path}/export?format=csv`),
    admin.client.delete(path),
    admin.client.put(path, { project: { name: 'n', description: 'd' } }),
  ]) {
    expect((await call).status).toBe(404);
  }
  expect((await admin.client.get(`/projects?user=${owner.id}`)).body).toHaveLength(1);
  expect((await admin.client.get(`${path}/elements`)).body).toHaveLength(1);
});

test('opens a full text from a saved result only if the ruling was shown', async () => {
  const { client, id } = await createUser(app);
  await app.deps.db('served_rulings').insert({ user_id: id, ruling_id: 'seen', served_at: new Date() });
  const { project } = await folder(client, 'Prova', element('seen-m2'));
  await client.post(`/projects/${project!.project_id}/elements`, { projectelement: element('made-up-m1') });
  const rows = await app.deps
    .db('project_elements')
    .where({ project_id: project!.project_id })
    .orderBy('id')
    .pluck('ruling_id');
  expect(rows).toEqual(['seen', '']);
});

test('stores notes, and exports them without executable formulas', async () => {
  const { client } = await createUser(app);
  const { project } = await folder(client, 'Export', element('r5-m1'));
  const path = `/projects/${project!.project_id}`;
  expect(
    (await client.put(`${path}/elements/r5-m1/note`, { note: '=HYPERLINK("http://x")' })).body.success,
  ).toBe(true);
  const csv = (await client.get(`${path}/export?format=csv`)).body;
  expect(csv).toMatchObject({ filename: 'Export.csv', media_type: 'text/csv; charset=utf-8' });
  const text = Buffer.from(csv.content, 'base64').toString('utf8');
  // The collection lacks this ruling, so its type is unknown.
  expect(text).toContain('"Cass. civ., Sez. III, 12 gennaio 2019, n. 123 (Assente dalla raccolta)"');
  expect(text).toContain(`"'=HYPERLINK(""http://x"")"`);
  const docx = (await client.get(`${path}/export?format=docx&locale=en`)).body;
  expect(Buffer.from(docx.content, 'base64').subarray(0, 2).toString()).toBe('PK');
});

test('uses an index for every list query of the workspace', async () => {
  const { id } = await createUser(app);
  const { db } = app.deps;
  const statements = [
    db('projects')
      .where({ user_id: id })
      .whereNull('deleted_at')
      .orderBy('updated_at', 'desc')
      .orderBy('id', 'desc'),
    db('project_elements').where({ project_id: 1, removed_at: null }).orderBy('id').limit(100),
    db('project_elements')
      .where({ project_id: 1, removed_at: null })
      .where('id', '>', 5)
      .orderBy('id')
      .limit(200),
    db('questions').where({ user_id: id }).orderBy('created_at', 'desc').orderBy('id', 'desc').limit(10),
    db('questions').where({ user_id: id }).where('created_at', '>=', new Date(0)).count(),
    db('feedbacks').where({ user_id: id }).whereIn('id_result', ['a', 'b']),
  ];
  for (const statement of statements) {
    const { sql, bindings } = statement.toSQL().toNative();
    const [plan] = await db.raw(`EXPLAIN FORMAT=TRADITIONAL ${sql}`, bindings);
    for (const step of plan as { key: string | null; type: string }[]) {
      expect(step, sql).toMatchObject({ key: expect.any(String) });
      expect(step.type, sql).not.toBe('ALL');
    }
  }
});
