import { afterAll, beforeAll, expect, test } from 'vitest';
import { createUser } from '../../testing/factories/user.ts';
import { signupBody } from '../../testing/factories/sign-up.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

/** The end of 30 November where the administrator is, three and a half days from now: four when rounded up. */
const end = '2031-11-30T22:59:59.000Z';
const rounded = { trial_period: 4, license_expire_at: end };

test('ends the licence of a new user at the end of the chosen day, also across a clock change', async () => {
  app.deps.clock.advance((Date.parse('2031-11-27T10:00:00Z') - app.deps.clock.now().getTime()) / 1000);
  const boss = await createUser(app, { role: 'admin' });
  const create = (email: string, over: object) =>
    boss.client.post('/lawyers', { name: 'Mara', surname: 'Monti', email, ...over });
  expect((await create('chosen@example.com', rounded)).body.license_expire_at).toBe(end);
  // As it is documented, and as other clients send it.
  const { body } = await create('days@example.com', { trial_period: 4 });
  expect(body.license_expire_at).toMatch(/^2031-12-01T10:00/);
});

test('lets no signup set the end of the licence', async () => {
  const { status, body } = await app.anonymous.post('/lawyers', signupBody(rounded));
  expect(status).toBe(201);
  expect(body.license_expire_at).toBeNull();
});
