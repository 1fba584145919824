import type { Pool } from 'undici';
import type { BenchQuestion } from '../generator/make-questions.ts';
import { pick, type Random } from '../generator/random.ts';
import { record, type Kind, type Records } from './records.ts';

interface Setting {
  pool: Pool;
  token: string;
  questions: readonly BenchQuestion[];
  random: Random;
}

interface Saved {
  query: string;
  id_new: string;
}

/** A lawyer at work: asks, looks into folders and history, saves and notes what was found. */
export async function session({ pool, token, questions, random }: Setting) {
  let records: Records | undefined;
  let found: Saved | undefined;
  const created = await call('POST', '/api/projects', { name: 'Causa', description: 'Rossi' });
  const folder = Number(/"project_id":(\d+)/.exec(created.text)?.[1]);

  async function call(method: 'GET' | 'POST' | 'PUT', path: string, body?: object, kind?: Kind) {
    const since = performance.now();
    const { statusCode, body: response } = await pool.request({
      method,
      path,
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (kind && records) record(records, kind, statusCode, performance.now() - since);
    return { status: statusCode, text };
  }
  const query = (name: string, input: object, kind: Kind) =>
    call('GET', `/trpc/${name}?input=${encodeURIComponent(JSON.stringify(input))}`, undefined, kind);

  const work: Record<'search' | 'type' | 'folders' | 'save' | 'history', () => Promise<unknown>> = {
    async search() {
      const question = pick(random, questions);
      const { status, text } = await call('POST', '/trpc/search.run', question, 'search');
      if (status !== 200) return;
      const id_new = /"id_new":"([^"]+)"/.exec(text)?.[1];
      if (id_new) found = { query: question.query, id_new };
      // Like the web app, sends a second request only if the first response lacks the total of the
      // other tab.
      if (!id_new || text.includes('"other_total":null'))
        await query('search.around', { query: question.query, nothing_found: !id_new }, 'around a search');
    },
    async type() {
      const { query: prefixSource } = pick(random, questions);
      for (const length of [5, 9, 14])
        await query('search.suggest', { q: prefixSource.slice(0, length) }, 'suggestions');
    },
    async folders() {
      await call('GET', '/api/projects', undefined, 'folders');
      await call('GET', `/api/projects/${folder}/elements?limit=20&offset=0`, undefined, 'folders');
    },
    async save() {
      if (!found) return;
      const { id_new: idResult, query: searchQuery } = found;
      const projectelement = {
        idResult,
        query: searchQuery,
        result: { id_new: idResult, document_diritto: searchQuery },
      };
      await call('POST', `/api/projects/${folder}/elements`, { projectelement }, 'save and note');
      const note = { note: `Per la memoria: ${searchQuery}` };
      await call('PUT', `/api/projects/${folder}/elements/${idResult}/note`, note, 'save and note');
    },
    history: () => call('GET', '/api/questions?limit=10&offset=0', undefined, 'history'),
  };
  /** Nearly half of the time it searches. */
  const habits = [
    'search',
    'search',
    'search',
    'search',
    'type',
    'folders',
    'save',
    'save',
    'history',
  ] as const;

  /** Works until `end` (performance.now) and thinks between, half to one and a half of `thinkMs`. */
  return async (into: Records, end: number, thinkMs: number): Promise<void> => {
    records = into;
    const pause = () => new Promise((resolve) => setTimeout(resolve, thinkMs * (0.5 + random())));
    for (await pause(); performance.now() < end; await pause()) await work[pick(random, habits)]();
  };
}
