import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Knex } from 'knex';
import { savedElement } from '../factories/saved-element.ts';
import { createUser, type TestUser } from '../factories/user.ts';
import type { TestApp } from '../test-app.ts';
import type { Journal, Send } from './journal.ts';
import { retryCall } from './retry-call.ts';

/** Account that keeps writing one kind of data, each time with a different value. */
export interface Writer {
  name: string;
  write(n: number): Promise<{ value: string; send: Send }>;
  /** Milliseconds between two writes; default about a person's pace. */
  pace?: number;
  /** Whether each value replaces the previous. */
  replaces?: boolean;
  /** Returns the number of charges: queries of the account, or payments. */
  charged?(): Promise<number>;
  /** Returns this writer's values in the database. */
  there(): Promise<string[]>;
}

const usualPace = 60;
/**
 * Paces that stay below the limits of an account in a long run: 120 searches a minute, 5,000
 * folders, 2,000 ratings, 1,000 results.
 */
const paces = { search: 520, folder: 250, rating: 600, result: 1000 };

export async function keepWriting(
  writer: Pick<Writer, 'name' | 'write' | 'pace'>,
  journal: Journal,
  signal: AbortSignal,
): Promise<void> {
  for (let n = 1; !signal.aborted; n += 1) {
    const { value, send } = await writer.write(n);
    await journal.record(writer.name, value, send);
    await sleep(writer.pace ?? usualPace);
  }
}

async function withFolder(app: TestApp): Promise<{ user: TestUser; folder: number; name: string }> {
  const user = await createUser(app);
  const first = savedElement('first');
  // A busy machine may reject the call, which is allowed. The folder may have been created
  // nevertheless.
  for (let n = 1; ; n += 1) {
    const name = `Prova ${n}`;
    const { status, body } = await user.client.post('/projects', {
      name,
      description: 'Prova',
      projectelement: first,
    });
    if (status < 500) return { user, name, folder: body.project!.project_id };
  }
}

/**
 * Eight writers: of data that is created once, replaced, or deleted.
 * @param db connection to the same database without faults
 */
export async function writers(app: TestApp, db: Knex): Promise<Writer[]> {
  const searcher = await createUser(app, { plan_queries: -1 });
  const collector = await createUser(app);
  const saver = await withFolder(app);
  const editor = await withFolder(app);
  const annotator = await withFolder(app);
  const critic = await createUser(app);
  const remover = await createUser(app);

  return [
    {
      name: 'search',
      pace: paces.search,
      write: async (n) => {
        const value = `licenziamento disciplinare ${n}`;
        return { value, send: () => searcher.client.post('/search', { query: value }) };
      },
      there: () => db('questions').where({ user_id: searcher.id }).pluck('query'),
      charged: async () => (await db('users').where({ id: searcher.id }).pluck('used_queries'))[0] ?? 0,
    },
    {
      name: 'new folder',
      pace: paces.folder,
      write: async (n) => {
        const value = `Cartella ${n}`;
        return {
          value,
          send: () => collector.client.post('/projects', { name: value, description: 'Prova' }),
        };
      },
      there: () => db('projects').where({ user_id: collector.id }).pluck('name'),
    },
    {
      name: 'saved result',
      pace: paces.result,
      write: async (n) => {
        const value = `r-${n}`;
        const body = { projectelement: savedElement(value) };
        return { value, send: () => saver.user.client.post(`/projects/${saver.folder}/elements`, body) };
      },
      there: () => db('project_elements').where({ project_id: saver.folder }).pluck('id_result'),
    },
    {
      name: 'folder’s text',
      write: async (n) => {
        const value = `Testo ${n}`;
        const body = { project: { name: editor.name, description: value } };
        return { value, send: () => editor.user.client.put(`/projects/${editor.folder}`, body) };
      },
      replaces: true,
      there: () => db('projects').where({ id: editor.folder }).pluck('description'),
    },
    {
      name: 'note',
      write: async (n) => {
        const value = `Nota ${n}`;
        const path = `/projects/${annotator.folder}/elements/first/note`;
        return { value, send: () => annotator.user.client.put(path, { note: value }) };
      },
      replaces: true,
      there: () => db('project_elements').where({ project_id: annotator.folder }).pluck('note'),
    },
    {
      name: 'rating',
      pace: paces.rating,
      write: async (n) => {
        const value = `f-${n}`;
        const body = { idResult: value, query: 'danno', positive: n % 2 === 0, comment: 'Non pertinente' };
        return { value, send: () => critic.client.post('/feedbacks', body) };
      },
      there: () => db('feedbacks').where({ user_id: critic.id }).pluck('id_result'),
    },
    {
      name: 'deleted folder',
      write: async () => {
        const [id] = await retryCall(() => {
          const [name, now] = [randomUUID(), new Date()];
          const row = { user_id: remover.id, name, name_key: name, description: 'Prova' };
          return db('projects').insert({ ...row, created_at: now, updated_at: now });
        });
        return { value: String(id), send: () => remover.client.delete(`/projects/${id}`) };
      },
      there: async () =>
        (await db('projects').where({ user_id: remover.id }).whereNotNull('deleted_at').pluck('id')).map(
          String,
        ),
    },
    {
      name: 'mail',
      write: async () => {
        const email = await retryCall(async () => {
          const [unique, now] = [`forgetful-${randomUUID()}@example.com`, new Date()];
          const account = { name: 'Ada', surname: 'Bianchi', email: unique, is_verified: true };
          await db('users').insert({ ...account, created_at: now, updated_at: now });
          return unique;
        });
        return { value: email, send: () => app.anonymous.post('/users/login/restore', { email }) };
      },
      there: () => db('outbox').pluck('recipient'),
    },
  ];
}
