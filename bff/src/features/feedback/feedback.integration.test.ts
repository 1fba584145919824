import { afterAll, beforeAll, expect, test } from 'vitest';
import { feedbacksMax } from '@massima/contract/constants';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { createUser } from '../../testing/factories/user.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const rating = (positive: boolean, comment = '') => ({
  idResult: 'r1-m1',
  query: 'danno',
  result: { id_new: 'r1-m1' },
  positive,
  comment,
});

test('keeps one rating per user and result, the last of two concurrent ratings, and allows repeated removal', async () => {
  const { client, id } = await createUser(app);
  expect((await client.get('/feedbacks?idResult=r1-m1')).body).toEqual({});
  expect((await client.post('/feedbacks', { user: id, ...rating(true, 'utile') })).body.success).toBe(true);
  expect((await client.post('/feedbacks', rating(false, 'non pertinente'))).body.success).toBe(true);
  expect((await client.get(`/feedbacks?user=${id}&idResult=r1-m1`)).body).toEqual({
    positive: false,
    comment: 'non pertinente',
  });
  const both = await Promise.all([
    client.post('/feedbacks', rating(true)),
    client.post('/feedbacks', rating(true)),
  ]);
  expect(both.map((a) => a.status)).toEqual([200, 200]);
  expect((await client.post(`/feedbacks/search?user=${id}`, { ids: ['r1-m1', 'none'] })).body).toEqual([
    { idResult: 'r1-m1', positive: true },
  ]);
  for (let i = 0; i < 2; i++)
    expect((await client.delete('/feedbacks?idResult=r1-m1')).body.success).toBe(true);
  expect((await client.get('/feedbacks?idResult=r1-m1')).body).toEqual({});
});

test('requires a comment with text for a negative rating', async () => {
  const { client } = await createUser(app);
  expect((await client.post('/feedbacks', rating(false, '   '))).status).toBe(400);
});

test('rejects a rating in another user’s name', async () => {
  const owner = await createUser(app);
  const other = await createUser(app);
  await owner.client.post('/feedbacks', rating(true));
  expect((await other.client.post('/feedbacks', { user: owner.id, ...rating(false, 'x') })).status).toBe(404);
  expect((await other.client.get(`/feedbacks?user=${owner.id}&idResult=r1-m1`)).status).toBe(404);
  expect((await other.client.delete(`/feedbacks?user=${owner.id}&idResult=r1-m1`)).status).toBe(404);
  expect((await other.client.get('/feedbacks?idResult=r1-m1')).body).toEqual({});
});

test('keeps a maximum of ratings per account and drops the oldest', async () => {
  const { client, id } = await createUser(app);
  const other = await createUser(app);
  await other.client.post('/feedbacks', rating(true));
  const start = app.deps.clock.now().getTime();
  const rows = Array.from({ length: feedbacksMax }, (_, i) => ({
    user_id: id,
    id_result: `old${i}-m1`,
    query: 'danno',
    positive: true,
    comment: '',
    created_at: new Date(start - (feedbacksMax - i) * 1000),
  }));
  await app.deps.db.batchInsert('feedbacks', rows, 500);
  expect((await client.post('/feedbacks', rating(true))).body.success).toBe(true);
  const ids = ['r1-m1', 'old0-m1', 'old1-m1'];
  expect((await client.post('/feedbacks/search', { ids })).body).toEqual([
    { idResult: 'old1-m1', positive: true },
    { idResult: 'r1-m1', positive: true },
  ]);
  expect((await other.client.get('/feedbacks?idResult=r1-m1')).body).toMatchObject({ positive: true });
});
