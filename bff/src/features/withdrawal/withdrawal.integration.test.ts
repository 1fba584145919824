import { execFile } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { indexedRulings } from '@massima/solr/withdraw';
import { withdrawnText } from '@massima/contract/constants';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createUser, type TestUser } from '../../testing/factories/user.ts';
import { bring, follow, round } from '../../testing/following.ts';
import { indexRulings, newRuling, ownCore, type OwnCore } from '../../testing/own-core.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { paramsOf } from '../mail/index.ts';
import { everWithdrawn, withdrawRulings } from './index.ts';

/** Runs the command as an operator does, on an index and a database of this test. */
let core: OwnCore;
let app: TestApp;
const word = 'zirbelkiefer';
const withdrawn = newRuling({ text: `Del danno da caduta di una ${word} risponde il custode del fondo.` });
const rest = [
  newRuling({ text: 'Del danno da caduta di un ramo risponde il custode del fondo confinante.' }),
  newRuling({ text: 'Del danno da caduta di un albero risponde il proprietario del fondo.' }),
];
const result = `${withdrawn.id}-m1`;
beforeAll(async () => {
  core = await ownCore('withdrawal');
  await indexRulings(core, 'archive', [withdrawn, ...rest]);
  app = await testApp({ env: { SOLR_CORE: core.name } });
});
afterAll(async () => {
  await app.close();
  await core.drop();
});

/** Working directory of an operator. */
const bff = fileURLToPath(new URL('../../..', import.meta.url));
function command(...parameters: string[]) {
  const { DATABASE_URL, SOLR_URL } = app.deps.config;
  const environment = { NODE_ENV: 'test', LOG_LEVEL: 'fatal', DATABASE_URL, SOLR_URL, SOLR_CORE: core.name };
  return new Promise<{ code: number; out: string; err: string }>((resolve) => {
    const args = [path.join(bff, 'src/admin-withdraw.ts'), ...parameters];
    execFile(
      process.execPath,
      args,
      { cwd: bff, env: { ...process.env, ...environment } },
      (error, out, err) =>
        resolve({ code: typeof error?.code === 'number' ? error.code : error ? 1 : 0, out, err }),
    );
  });
}

/** Calls the command's functions in this process, which is faster. */
async function parts() {
  const output: string[] = [];
  const indexes = await indexedRulings(app.deps.config.SOLR_URL.replace(/\/$/, ''), core.name);
  return { ...app.deps, indexes, say: (line: string) => void output.push(line), said: output };
}
async function withdraw(...ids: string[]): Promise<string> {
  const all = await parts();
  expect(await withdrawRulings(all, ids)).toBe(true);
  return all.said.join('\n');
}

interface Found {
  id_new: string;
  document_diritto: string;
}
const find = async ({ client }: TestUser, query: string): Promise<Found[]> =>
  (await client.post('/search', { query })).body.data.search;
const elementsOf = async ({ client }: TestUser, folder: number) =>
  (await client.get(`/projects/${folder}/elements`)).body;

test('removes a withdrawn ruling from search, pages, stored data and mails, and keeps it out', async () => {
  const [user, follower] = [await createUser(app), await createUser(app)];
  await follow(follower, { query: 'caduta danno custode' });
  const fresh = newRuling({ text: `Nuova: della ${word} caduta sul danno risponde il custode.` });
  await bring(core, fresh);
  expect(await round(app)).toBe(1);

  const found = await find(user, `danno da caduta di una ${word}`);
  const saved = found.find(({ id_new }) => id_new === result)!;
  const { body } = await user.client.post('/projects', { name: 'Pratica', description: 'Prova' });
  const folder = body.project!.project_id;
  const save = (ruling: Found) =>
    user.client.post(`/projects/${folder}/elements`, {
      projectelement: { idResult: ruling.id_new, result: ruling, query: 'caduta' },
    });
  for (const ruling of found) expect((await save(ruling)).status).toBe(200);
  await user.client.put(`/projects/${folder}/elements/${result}/note`, { note: 'Da citare' });
  await user.client.post('/feedbacks', { idResult: result, result: saved, query: 'caduta', positive: true });
  const order = (await elementsOf(user, folder)).map(({ idResult }) => idResult);

  const trial = await command('--dry-run', withdrawn.id, fresh.id);
  expect(trial).toMatchObject({
    code: 0,
    err: '',
    out: expect.stringContaining('2 saved results, 1 ratings'),
  });
  expect(trial.out).toContain('1 rulings found for alerts');
  expect(trial.out).toContain('1 mails that wait');
  expect((await find(user, word)).map(({ id_new }) => id_new)).toContain(result);
  expect(JSON.stringify(await elementsOf(user, folder))).toContain(word);

  const done = await withdraw(withdrawn.id, fresh.id);
  expect(done).toContain('Looked for again: nothing is left');
  expect(done).toContain('Out of reach: backups');

  // Found, opened, similar, suggested
  const { body: searched } = await user.client.post('/search', { query: word });
  expect(JSON.stringify(searched)).not.toContain(`una ${word}`);
  for (const operation of ['rulings.article', 'rulings.similar', 'rulings.web'])
    expect((await user.client.query(operation, { id_new: result, id: result })).status).not.toBe(200);
  const { body: similar } = await user.client.query('rulings.similar', { id_new: `${rest[0]!.id}-m1` });
  expect(JSON.stringify(similar)).not.toContain(word);
  const { body: misspelt } = await user.client.post('/search', { query: 'zirbelkiefre' });
  expect(misspelt.data.did_you_mean).not.toBe(word);

  // Kept in its position with its note, without its text
  const elements = await elementsOf(user, folder);
  expect(elements.map(({ idResult }) => idResult)).toEqual(order);
  const element = elements.find(({ idResult }) => idResult === result)!;
  expect(element.note).toBe('Da citare');
  expect(JSON.parse(element.result)).toMatchObject({
    document_diritto: withdrawnText,
    keywords_positions: [],
    sent_numero: withdrawn.number,
    document: { has_full_text: false },
  });
  expect(elements.filter((savedElement) => savedElement.result.includes(withdrawnText))).toHaveLength(2);
  const { body: file } = await user.client.query('projects.export', {
    id: folder,
    format: 'csv',
    locale: 'it',
  });
  expect(Buffer.from(file.content, 'base64').toString()).toContain(withdrawnText);
  expect((await user.client.get(`/feedbacks?idResult=${result}`)).status).toBe(200);

  // Nowhere in the database, including queued mails
  for (const table of ['project_elements', 'feedbacks', 'alert_news'] as const)
    expect(JSON.stringify(await app.deps.db(table))).not.toContain(word);
  expect(await app.deps.db('outbox').where({ template: 'alert_news' })).toEqual([]);

  // A page opened earlier can't save the text, by any operation
  expect((await save(saved)).status).toBe(200);
  await user.client.post('/projects', {
    name: 'Altra',
    description: 'Prova',
    projectelement: { idResult: result, result: saved, query: 'caduta' },
  });
  await user.client.post('/feedbacks', {
    idResult: result,
    result: saved,
    query: 'caduta',
    positive: false,
    comment: 'x',
  });
  for (const table of ['project_elements', 'feedbacks'] as const)
    expect(JSON.stringify(await app.deps.db(table))).not.toContain(word);

  await indexRulings(core, 'archive', [withdrawn, ...rest]);
  expect((await find(user, word)).map(({ id_new }) => id_new)).not.toContain(result);
});

test('sends a mail about several rulings without the withdrawn ruling', async () => {
  const user = await createUser(app);
  await app.deps.db('outbox').delete();
  await follow(user, { query: 'muro di confine crollato' });
  const [first, another] = [1, 2].map((n) => newRuling({ text: `Il muro di confine crollato, caso ${n}.` }));
  await bring(core, first!, another!);
  expect(await round(app)).toBe(1);
  await withdraw(first!.id);
  const [mail] = await app.deps.db('outbox').where({ user_id: user.id });
  const params = JSON.stringify(paramsOf(app.deps, mail!));
  expect(params).not.toContain('caso 1');
  expect(params).toContain('caso 2');
  expect(paramsOf(app.deps, mail!)).toMatchObject({ count: 1 });
});

test('repeats withdrawals with --all after a restore, and reports rulings restored by --again', async () => {
  const user = await createUser(app);
  const retained = newRuling({ text: 'La siepe del confine e la sua altezza.' });
  await bring(core, retained);
  const [saved] = await find(user, 'siepe del confine');
  await user.client.post('/projects', {
    name: 'Siepe',
    description: 'Prova',
    projectelement: { idResult: saved!.id_new, result: saved, query: 'siepe' },
  });
  const before = await app.deps.db('project_elements').where({ id_result: saved!.id_new });
  await withdraw(retained.id);
  await app.deps.db('withdrawn_rulings').delete();
  await app.deps.db('project_elements').where({ id: before[0]!.id }).update({ result: before[0]!.result });
  const { ids, back } = await everWithdrawn(await parts());
  expect({ has: ids.includes(retained.id), back }).toEqual({ has: true, back: [] });
  await withdraw(...ids);
  expect(JSON.stringify(await app.deps.db('project_elements'))).not.toContain('altezza');

  await indexRulings(core, 'back', [retained], '--again', retained.id);
  expect((await everWithdrawn(await parts())).back).toEqual([retained.id]);
  // A user who saves the ruling now gets its text.
  const [found] = await find(user, 'siepe del confine, altezza');
  await user.client.post('/feedbacks', {
    idResult: found!.id_new,
    result: found,
    query: 'siepe',
    positive: true,
  });
  expect(JSON.stringify(await app.deps.db('feedbacks').where({ user_id: user.id }))).toContain('altezza');
});

test('rejects input without an id, and records an id that no index contains', async () => {
  expect(await command()).toMatchObject({ code: 2, err: expect.stringContaining('usage:') });
  expect(await command('Cass. 1/2019')).toMatchObject({ code: 1, err: expect.stringContaining('neither') });
  expect(await command('not-there-yet')).toMatchObject({ code: 0, err: '' });
  const [entry] = await app.deps.db('security_log').where({ operation: 'command.withdraw' });
  expect(entry).toMatchObject({ outcome: 'ok', detail: 'not-there-yet' });
});
