import { afterAll, beforeAll, expect, test } from 'vitest';
import { createUser } from '../../testing/factories/user.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

test('stores the citation style per account', async () => {
  const [user, other] = [await createUser(app), await createUser(app)];
  const styleOf = async ({ client }: typeof user) =>
    (await client.get('/users/login/check')).body.citation_style;
  expect(await styleOf(user)).toBeNull();
  expect(await user.client.put('/users/citation_style', { citation_style: 'ecli' })).toMatchObject({
    status: 200,
    body: { citation_style: 'ecli' },
  });
  await user.client.mutate('session.chooseCitationStyle', { citation_style: 'short' });
  expect(await styleOf(user)).toBe('short');
  expect(await styleOf(other)).toBeNull();
  const refused = await user.client.put('/users/citation_style', { citation_style: 'roman' });
  expect(refused).toMatchObject({ status: 400, body: { message: 'validation_failed' } });
  expect(await styleOf(user)).toBe('short');
});
