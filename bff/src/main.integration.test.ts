import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createUser } from './testing/factories/user.ts';
import { testApp, type TestApp } from './testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

/** Starts the server's own process with these variables and nothing else. A start that succeeds would end in the time limit. */
const start = (env: Record<string, string>) =>
  new Promise<{ code: number | null; stderr: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      ['--import', 'tsx', fileURLToPath(new URL('./main.ts', import.meta.url))],
      { env: { PATH: process.env['PATH'], LOG_LEVEL: 'fatal', PORT: '0', ...env }, timeout: 50_000 },
      (_error, _stdout, stderr) => resolve({ code: child.exitCode, stderr }),
    );
  });

test('a start without its configuration names every variable at once, and shows no stack', async () => {
  const { code, stderr } = await start({ NODE_ENV: 'production' });
  expect(code).toBe(2);
  for (const name of ['DATABASE_URL', 'PUBLIC_URL', 'SECRET_KEY']) expect(stderr).toContain(`${name}: `);
  expect(stderr).not.toMatch(/^\s+at /m);
});

test('a production on a database that was a demo’s does not start', async () => {
  await createUser(app, { email: 'admin@example.com', role: 'admin' });
  const { code, stderr } = await start({
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://massima.example',
    SECRET_KEY: 'r7Vt0kXq1Yc9Zs5WmB3uNf8LhJ2pDgAe6CxTiOyKvSw=',
    DATABASE_URL: app.deps.config.DATABASE_URL,
  });
  expect(code).toBe(2);
  expect(stderr).toContain('admin@example.com');
});
