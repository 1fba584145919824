import { afterAll, beforeAll, expect, test } from 'vitest';
import { folderElementsMax } from '@massima/contract/constants';
import { createUser } from '../../testing/factories/user.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const element = (idResult: string) => ({
  idResult,
  result: { document_diritto: `Principio ${idResult}.`, document_date: '2019-01-12' },
  query: 'danno',
});

/** Creates a folder with one result per letter, saved in this order. */
async function folderOf(letters: string) {
  const { client } = await createUser(app);
  const body = { name: 'Rossi', description: 'Causa Rossi' };
  const id = (await client.post('/projects', body)).body.project!.project_id;
  const save = (letter: string) =>
    client.post(`/projects/${id}/elements`, { projectelement: element(letter) });
  for (const letter of letters) await save(letter);
  return {
    id,
    client,
    save,
    remove: (letter: string) => client.delete(`/projects/elements/${id}/${letter}`),
    restore: (letter: string) => client.post(`/projects/elements/${id}/${letter}/restore`, {}),
    move: (letter: string, after: string | null) =>
      client.put(`/projects/${id}/elements/${letter}/place`, { after }),
    order: async (query = '') =>
      (await client.get(`/projects/${id}/elements${query}`)).body
        .map(({ idResult }: { idResult: string }) => idResult)
        .join(''),
  };
}

test('moves a result to its position and appends later results', async () => {
  const { move, order, save } = await folderOf('abcd');
  expect((await move('d', null)).body).toEqual({ success: true, message: 'ok', order: ['d', 'a', 'b', 'c'] });
  expect((await move('a', 'c')).body.order).toEqual(['d', 'b', 'c', 'a']);
  expect((await move('b', 'd')).body.order).toEqual(['d', 'b', 'c', 'a']);
  expect((await move('b', 'b')).body.order).toEqual(['d', 'b', 'c', 'a']);
  await save('e');
  expect(await order()).toBe('dbcae');
  expect((await move('d', 'e')).body.order.join('')).toBe('bcaed');
  await save('f');
  expect(await order()).toBe('bcaedf');
});

test('applies the order to pages, Word and CSV, and continues a page after a moved result', async () => {
  const { client, id, move, order } = await folderOf('abcdef');
  await move('f', null);
  await move('b', 'e');
  expect(await order()).toBe('facdeb');
  const [, , third] = (await client.get(`/projects/${id}/elements?limit=3`)).body;
  expect(await order(`?limit=3&after=${third!.position}`)).toBe('deb');
  expect(await order('?limit=2&offset=1')).toBe('ac');
  const csv = (await client.get(`/projects/${id}/export?format=csv`)).body.content;
  const rows = Buffer.from(csv, 'base64')
    .toString('utf8')
    .match(/Principio \w/g);
  expect(rows?.map((row) => row.at(-1)).join('')).toBe('facdeb');
});

test('restores a removed result to its position among moved results', async () => {
  const { move, order, remove, restore, save } = await folderOf('abcd');
  await move('c', null);
  await remove('c');
  expect(await order()).toBe('abd');
  // Moves behind a removed result, which another tab may still show.
  expect((await move('d', 'c')).body.order.join('')).toBe('dab');
  await restore('c');
  expect(await order()).toBe('cdab');
  // Saved again as a new result.
  await remove('c');
  await save('c');
  expect(await order()).toBe('dabc');
});

test('rejects moving a missing result or behind a missing result, and changes nothing', async () => {
  const { move, order, remove } = await folderOf('abc');
  expect(await move('x', 'a')).toMatchObject({ status: 404, body: { message: 'file_not_found' } });
  expect(await move('a', 'x')).toMatchObject({ status: 409, body: { message: 'update_error' } });
  await remove('b');
  expect((await move('b', null)).status).toBe(404);
  expect(await order()).toBe('ac');
});

test('applies both moves if two tabs move concurrently', async () => {
  const { move, order } = await folderOf('abcdefgh');
  const [first, second] = await Promise.all([move('h', null), move('a', 'e')]);
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(await order()).toBe('hbcdeafg');
  const all = await Promise.all([...'abcdefgh'].map((letter) => move(letter, letter === 'd' ? null : 'd')));
  expect(all.map(({ status }) => status)).toEqual(Array(8).fill(200));
  expect([...(await order())].sort().join('')).toBe('abcdefgh');
  expect(await order()).toMatch(/^d/);
});

test('loses no result after repeated and concurrent moves to the same position', async () => {
  const { id, client } = await folderOf('');
  await app.deps.db.batchInsert(
    'project_elements',
    Array.from({ length: folderElementsMax }, (_, i) => ({
      project_id: id,
      id_result: `r${i}`,
      ruling_id: '',
      result: '{}',
      query: '',
      note: '',
      created_at: app.deps.clock.now(),
    })),
  );
  const order = Array.from({ length: folderElementsMax }, (_, i) => `r${i}`);
  let last: string[] = [];
  // More often than the gap between two positions can be halved.
  for (let n = 0; n < 45; n += 1) {
    const moved = order.pop()!;
    order.splice(1, 0, moved);
    last = (await client.put(`/projects/${id}/elements/${moved}/place`, { after: 'r0' })).body.order;
  }
  expect(last).toEqual(order);
  await client.post(`/projects/${id}/elements`, { projectelement: element('z') });
  const { id: highest, place } = (await app.deps
    .db('project_elements')
    .where({ project_id: id })
    .orderBy('place', 'desc')
    .first())!;
  expect(place).toBeLessThan((highest + folderElementsMax) * 2 ** 20);
});

test('does not change the folder’s version, so that a pending edit is accepted', async () => {
  const { client, id, move } = await folderOf('ab');
  const { updatedAt } = (await client.get(`/projects/${id}`)).body;
  await move('b', null);
  const project = { name: 'Bianchi', description: 'x', updatedAt };
  expect((await client.put(`/projects/${id}`, { project })).body.success).toBe(true);
});

test('changes a note only from the version that the client read, if stated', async () => {
  const { client, id } = await folderOf('a');
  const note = (body: object) => client.put(`/projects/${id}/elements/a/note`, body);
  expect((await note({ note: 'uno', before: '' })).status).toBe(200);
  expect(await note({ note: 'due', before: '' })).toMatchObject({
    status: 409,
    body: { message: 'update_error' },
  });
  expect((await note({ note: 'due', before: 'uno' })).status).toBe(200);
  expect((await client.get(`/projects/${id}/elements`)).body[0]?.note).toBe('due');
});
