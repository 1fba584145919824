import { Pool } from 'undici';
import {
  fewHits,
  firstMode,
  searchHandler,
  solrQuery,
  type SolrParameters,
} from '@massima/bff/search/solr-query';
import { resultFields } from '@massima/bff/search/solr-result';
import type { BenchQuestion } from '../generator/make-questions.ts';
import type { Contender } from './contender.ts';

const encode = (parameters: SolrParameters): string =>
  new URLSearchParams(
    Object.entries(parameters).flatMap(([name, value]) => [value].flat().map((one) => [name, one])),
  ).toString();

/**
 * The raw engine, asked for the same as the product asks it: all words, and where fewer than five rulings hold them,
 * some of them and another spelling. Nothing is read of an answer but how many it found.
 */
export function askRawEngine(
  core: string,
  questions: readonly BenchQuestion[],
  concurrency: number,
): Contender {
  const { origin, pathname } = new URL(core);
  const pool = new Pool(origin, { connections: concurrency });
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const post = async (handler: string, form: string) => {
    const path = `${pathname}${handler}?wt=json`;
    const { statusCode, body } = await pool.request({ method: 'POST', path, headers, body: form });
    const text = await body.text();
    if (statusCode !== 200) throw new Error(`engine: ${statusCode} ${text.slice(0, 300)}`);
    return Number(/"numFound":\s*(\d+)/.exec(text)?.[1]);
  };
  // Written out beforehand: what is measured is the engine.
  const prepared = new Map(questions.map((question) => [question, forms(question)]));
  return {
    name: 'raw engine',
    async ask(question) {
      const { first, all, some, spell } = prepared.get(question)!;
      if (first === 'some') return void (await post(searchHandler, some));
      if ((await post(searchHandler, all)) >= fewHits) return;
      await Promise.all([post(searchHandler, some), post('/spell', spell)]);
    },
    close: () => pool.close(),
  };
}

function forms({ query, filters }: BenchQuestion) {
  const input = { query, kind: 'principle', offset: 0, size: 10, ...filters } as const;
  const same = { fl: resultFields, indent: 'off' };
  const all: SolrParameters = { ...solrQuery({ ...input, mode: 'all' }), ...same };
  const spell = {
    q: String(all['words']),
    defType: 'edismax',
    fq: '{!term f=kind v=$kind}',
    kind: 'principle',
  };
  return {
    first: firstMode(query),
    all: encode(all),
    some: encode({ ...solrQuery({ ...input, mode: 'some' }), ...same }),
    spell: encode(spell),
  };
}
