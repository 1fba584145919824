import { execFile, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import openapiTS, { astToString } from 'openapi-typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createUser } from '../testing/factories/user.ts';
import { testApp, type TestApp } from '../testing/test-app.ts';

/** Runs the examples of docs/api.md as a user would. */
const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../../..');
const page = readFileSync(path.join(root, 'docs/api.md'), 'utf8');
mkdirSync(path.join(root, '.cache'), { recursive: true });
/** Inside the repository, so that packages resolve. */
const folder = mkdtempSync(path.join(root, '.cache/test-api-page-'));

const example = (language: string): string => {
  const [, code = ''] = new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, 's').exec(page) ?? [];
  expect(code).not.toBe('');
  return code;
};
const isThere = (command: string) => spawnSync(command, ['--version']).status === 0;
const citation = /n\. \d+ http:\/\/localhost:3000\/ruling\//;

let app: TestApp;
let env: NodeJS.ProcessEnv;
beforeAll(async () => {
  app = await testApp();
  const owner = await createUser(app);
  // Warms up Solr, which is slow for the first query after a start.
  await owner.client.post('/search', { query: 'danno' });
  const { body } = await owner.client.post('/connections/keys', { name: 'Script' });
  env = { ...process.env, MASSIMA_URL: app.url, MASSIMA_KEY: body.key };
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

test.runIf(isThere('curl'))('curl', async () => {
  const { stdout } = await run('sh', ['-c', example('sh')], { env, maxBuffer: 10_000_000 });
  expect(JSON.parse(stdout)).toMatchObject({ results: expect.any(Array), charged: true });
});

test('TypeScript', async () => {
  const document = await (await fetch(`${app.url}/api/openapi.json`)).json();
  writeFileSync(path.join(folder, 'schema.ts'), astToString(await openapiTS(JSON.stringify(document))));
  writeFileSync(path.join(folder, 'client.ts'), example('ts'));
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
  const config = {
    extends: path.join(root, 'tsconfig.base.json'),
    include: [folder],
    compilerOptions: {
      lib: ['ES2022', 'DOM'],
      types: ['node'],
      noPropertyAccessFromIndexSignature: false,
    },
  };
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(config));
  const compiled = await run(path.join(root, 'node_modules/.bin/tsc'), ['--noEmit', '-p', folder]).catch(
    (error: { stdout: string }) => error,
  );
  expect(compiled.stdout).toBe('');
  const { stdout } = await run(process.execPath, [path.join(folder, 'client.ts')], {
    env,
    cwd: path.join(root, 'bff'),
  });
  expect(stdout).toMatch(citation);
  expect(stdout).toMatch(/31 febbraio 2019, n\. 77 impossible/);
});

test.runIf(isThere('python3'))('Python', async () => {
  const { stdout } = await run('python3', ['-c', example('py')], { env });
  expect(stdout).toMatch(citation);
});
