import { afterAll, beforeEach, expect, test } from 'vitest';
import { createUser } from '../../testing/factories/user.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp | undefined;
beforeEach(async () => {
  app ??= await testApp();
  await app.deps.db('users').update({ role: 'user' });
});
afterAll(() => app?.close());

const administrator = () => createUser(app!, { role: 'admin' });
const refused = { status: 409, body: { message: 'last_administrator' } };
const actingCount = async () =>
  (await app!.deps.db('users').where({ role: 'admin', disabled: false })).length;

test('neither deletes nor disables the last administrator, who may change everything else', async () => {
  const { id, client, reload } = await administrator();
  // One who may not sign in does not count.
  await createUser(app!, { role: 'admin', disabled: true });
  expect(await client.delete(`/lawyers/${id}`)).toMatchObject(refused);
  expect(await client.mutate('accounts.remove', { id })).toMatchObject(refused);
  expect(await client.put(`/lawyers/${id}`, { disabled: true, name: 'Ada' })).toMatchObject(refused);
  expect(await reload()).toMatchObject({ disabled: false, name: 'Lucia' });
  expect(await client.put(`/lawyers/${id}`, { disabled: false, name: 'Ada' })).toMatchObject({ status: 200 });
});

test('lets an administrator leave while another exists', async () => {
  const [first, second] = [await administrator(), await administrator()];
  expect(await second.client.put(`/lawyers/${second.id}`, { disabled: true })).toMatchObject({ status: 200 });
  expect(await first.client.put(`/lawyers/${second.id}`, { disabled: false })).toMatchObject({ status: 200 });
  expect(await first.client.delete(`/lawyers/${first.id}`)).toMatchObject({ status: 200 });
  expect(await actingCount()).toBe(1);
});

test.each(['deletes', 'disables'])(
  'keeps one of two administrators if each %s the other concurrently',
  async (action) => {
    for (let round = 0; round < 5; round++) {
      await app!.deps.db('users').update({ role: 'user' });
      const [a, b] = [await administrator(), await administrator()];
      const remove = ({ client }: typeof a, { id }: typeof b) =>
        action === 'deletes'
          ? client.delete(`/lawyers/${id}`)
          : client.put(`/lawyers/${id}`, { disabled: true });
      const responses = await Promise.all([remove(a, b), remove(b, a)]);
      expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(responses.filter(({ status }) => status >= 500)).toEqual([]);
      expect(await actingCount()).toBe(1);
    }
  },
);
