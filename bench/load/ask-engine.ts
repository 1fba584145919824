import {
  type EngineAnswer,
  type EngineCall,
  retrievePage,
  fewHits,
  searchHandler,
  resultFields,
  filterClauses,
  ofPrinciples,
  spellHandler,
  spelling,
} from '@massima/bff/collection/for-benches';
import { Pool } from 'undici';
import { engineForm } from '../engine-form.ts';
import type { Contender, QuestionKind } from './contender.ts';
import type { Started } from './servers.ts';

/** The engine over kept connections, asked by nothing in between; of its answer hardly anything is read. */
export function openEngine(
  core: string,
  concurrency: number,
): { send: EngineCall; close: () => Promise<void> } {
  const { origin, pathname } = new URL(core);
  const pool = new Pool(origin, { connections: concurrency });
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const send: EngineCall = async (handler, parameters) => {
    const form = engineForm({ ...parameters, indent: 'off', wt: 'json' });
    const path = `${pathname}${handler}`;
    const { statusCode, body } = await pool.request({ method: 'POST', path, headers, body: form.toString() });
    const text = await body.text();
    if (statusCode !== 200) throw new Error(`engine: ${statusCode} ${text.slice(0, 300)}`);
    return JSON.parse(text) as EngineAnswer;
  };
  return { send, close: () => pool.close() };
}

/**
 * Sends the same requests as the application, including the spelling correction if few rulings
 * contain every term.
 */
export function createProductQueryContender({ url, pid }: Started, concurrency: number): Contender {
  const { send, close } = openEngine(url, concurrency);
  let underWay = 0;
  const response: Contender['send'] = async ({ query, filters }) => {
    const question = { query, kind: 'principle', offset: 0, size: 10, ...filters } as const;
    const year = new Date().getUTCFullYear();
    const { parameters, everyWord } = await retrievePage(send, question, year, { isBusy: underWay > 1 });
    if (everyWord >= fewHits) return;
    await send(spellHandler, spelling(parameters));
  };
  return {
    name: 'Solr, as the product asks',
    processes: { engine: pid },
    send(question) {
      underWay++;
      return response(question).finally(() => underWay--);
    },
    close,
  };
}

/**
 * Calls the application's handler for the same result as the other contenders: the ten best hits
 * with highlights, total, authorities and years.
 */
export function createHandlerContender(
  { url, pid }: Started,
  kind: QuestionKind,
  concurrency: number,
): Contender {
  const { send, close } = openEngine(url, concurrency);
  return {
    name: 'Solr, one call',
    processes: { engine: pid },
    async send({ query, filters }) {
      const chosen = filterClauses(filters);
      await send(searchHandler, {
        words: query,
        mm: kind === 'all words' ? '100%' : '1',
        fq: [ofPrinciples, ...chosen.fq],
        ...chosen.parameters,
        sort: 'score desc',
        fl: resultFields,
        hl: 'true',
        facet: 'true',
        'facet.field': ['authority', 'year'],
      });
    },
    close,
  };
}
