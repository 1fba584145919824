import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import openapiTS, { astToString } from 'openapi-typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createUser } from '../testing/factories/user.ts';
import { testApp, type TestApp } from '../testing/test-app.ts';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../../..');
const bin = (name: string) => path.join(root, 'node_modules/.bin', name);
mkdirSync(path.join(root, '.cache'), { recursive: true });
/** Inside the repository, so that packages resolve for the generated client. */
const folder = mkdtempSync(path.join(root, '.cache/test-openapi-'));
const documentFile = path.join(folder, 'openapi.json');

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  writeFileSync(documentFile, await (await fetch(`${app.url}/api/openapi.json`)).text());
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

/**
 * The specification contains both `DELETE /lawyers/payment_methods/{id}` and paths like
 * `/lawyers/{id}/invoices`. Their methods differ, which the rule ignores.
 */
const documentedSo = /^Paths should resolve unambiguously.*`\/api\/lawyers\/payment_methods\/\{id\}`/;

test('publishes a document that passes Redocly’s recommended rules', async () => {
  const quiet = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const args = ['lint', documentFile, '--extends=recommended', '--format=json'];
  const { stdout } = await run(bin('redocly'), args, { env: quiet, maxBuffer: 10_000_000 });
  const { totals, problems } = JSON.parse(stdout) as {
    totals: { errors: number };
    problems: { ruleId: string; message: string }[];
  };
  expect(totals.errors).toBe(0);
  expect(problems.filter(({ message }) => !documentedSo.test(message))).toEqual([]);
});

/** A user's program, based on the document only. */
const program = `
import createClient from 'openapi-fetch';
import type { components, paths } from './schema.ts';

type Refusal = components['schemas']['Error'];

export async function useClient(baseUrl: string, token: string, send: typeof fetch) {
  const api = createClient<paths>({ baseUrl, fetch: send, headers: { Authorization: \`Bearer \${token}\` } });

  const created = await api.POST('/api/projects', { body: { name: 'Rossi', description: 'Causa Rossi' } });
  const id: number = created.data!.project!.project_id;
  await api.POST('/api/projects/{id}/elements', {
    params: { path: { id } },
    body: { projectelement: { idResult: 'r1-m1', result: '{"id_new":"r1-m1"}' } },
  });
  const elements = await api.GET('/api/projects/{id}/elements', { params: { path: { id }, query: { limit: 1 } } });
  const saved: string = elements.data![0]!.result;

  const found = await api.POST('/api/search', { body: { query: 'danno', filters: { selectedType: 'sentenza' } } });
  if (found.error) throw new Error(found.error.message);
  const text: string | null | undefined = found.data.data.search[0]!.document.ruling_full_text;

  const history = await api.GET('/api/questions', { params: { query: { from: '2020-01-01', sort: 'ASC' } } });
  const questions: string[] = history.data!.map(({ query }) => query);

  const none = await api.GET('/api/projects/{id}', { params: { path: { id: 999_999 } } });
  const refusal: Refusal = none.error!;
  const removed = await api.DELETE('/api/projects/{id}', { params: { path: { id } } });

  // @ts-expect-error an alert follows something
  await api.POST('/api/alerts', { body: { provision: 7 } });
  const followed = await api.POST('/api/alerts', { body: { question: { query: 'danno' } } });

  // @ts-expect-error an order that there is not
  await api.GET('/api/questions', { params: { query: { sort: 'UP' } } });
  // @ts-expect-error a question is needed
  const wrong = await api.POST('/api/search', { body: {} });
  const { label } = followed.data!.alert;
  return { label, saved, text, questions, refusal, removed: removed.data!.message, wrong: wrong.error!.message };
}
`;

// Compilation takes a minute on a busy machine.
test('compiles and runs a client generated from the document', { timeout: 300_000 }, async () => {
  const schema = astToString(await openapiTS(pathToFileURL(documentFile)));
  writeFileSync(path.join(folder, 'schema.ts'), schema);
  writeFileSync(path.join(folder, 'client.ts'), program);
  const config = {
    extends: path.join(root, 'tsconfig.base.json'),
    include: [folder],
    compilerOptions: { lib: ['ES2022', 'DOM'] },
  };
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(config));
  const compiled = await run(bin('tsc'), ['--noEmit', '-p', folder]).catch(
    (error: { stdout: string }) => error,
  );
  expect(compiled.stdout).toBe('');

  const { useClient } = (await import(path.join(folder, 'client.ts'))) as {
    useClient(baseUrl: string, token: string, send: typeof fetch): Promise<object>;
  };
  const user = await createUser(app);
  expect(await useClient(app.url, user.token, fetch)).toEqual({
    label: 'danno',
    saved: expect.stringContaining('r1-m1'),
    text: expect.stringMatching(/.{500}/s),
    questions: ['danno'],
    refusal: { message: 'file_not_found', requestId: expect.any(String) },
    removed: 'folder_deleted',
    wrong: 'missing_parameters',
  });
});
