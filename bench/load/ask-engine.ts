import type { EngineAnswer } from '@massima/bff/engine-answer';
import { findPage, type Ask } from '@massima/bff/search/find-page';
import { fewHits } from '@massima/bff/search/solr-query';
import { Pool } from 'undici';
import type { Contender } from './contender.ts';

/** The raw engine, asked for the same as the product asks it, another spelling included where few rulings hold every word. */
export function askRawEngine(core: string, concurrency: number): Contender {
  const { origin, pathname } = new URL(core);
  const pool = new Pool(origin, { connections: concurrency });
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const ask: Ask = async (handler, parameters) => {
    const pairs = Object.entries({ ...parameters, indent: 'off', wt: 'json' });
    const form = new URLSearchParams(
      pairs.flatMap(([name, value]) => [value].flat().map((one) => [name, one])),
    );
    const path = `${pathname}${handler}`;
    const { statusCode, body } = await pool.request({ method: 'POST', path, headers, body: form.toString() });
    const text = await body.text();
    if (statusCode !== 200) throw new Error(`engine: ${statusCode} ${text.slice(0, 300)}`);
    return JSON.parse(text) as EngineAnswer;
  };
  return {
    name: 'raw engine',
    async ask({ query, filters }) {
      const question = { query, kind: 'principle', offset: 0, size: 10, ...filters } as const;
      const { parameters, everyWord } = await findPage(ask, question, new Date().getUTCFullYear());
      if (everyWord >= fewHits) return;
      const q = String(parameters['words']);
      await ask('/spell', { q, defType: 'edismax', fq: '{!term f=kind v=$kind}', kind: 'principle' });
    },
    close: () => pool.close(),
  };
}
