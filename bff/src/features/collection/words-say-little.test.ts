import { expect, test } from 'vitest';
import type { SolrParameters } from './solr-parameters.ts';
import { solrQuery } from './solr-query.ts';
import { isOfAll, wordsSayLittle } from './words-say-little.ts';

const question = { kind: 'principle', offset: 0, size: 10 } as const;
const first = [{ id: 'a-m1' }, { id: 'b-m1' }];

/** What is asked, and what is made of so many that hold more. */
async function say(query: string, holding: number) {
  const asked: SolrParameters[] = [];
  const ask = (_: string, parameters: SolrParameters) => {
    asked.push(parameters);
    return Promise.resolve({ response: { numFound: holding, docs: [] } });
  };
  const little = await wordsSayLittle(ask, solrQuery({ ...question, query, mode: 'some' }), first);
  return { little, asked };
}

test('words say little where no first hit holds more than half of them', async () => {
  const { little, asked } = await say('cane che abbaia tutta la notte', 0);
  expect(little).toBe(true);
  expect(asked).toEqual([
    expect.objectContaining({
      q: '{!terms f=id v=$first}',
      first: 'a-m1,b-m1',
      fq: '{!bool cache=false should=$more_than_half}',
      words: 'cane che abbaia tutta la notte',
      rows: '0',
    }),
  ]);
  expect((await say('cane che abbaia tutta la notte', 1)).little).toBe(false);
});

test('a hit that holds what the courts say instead says enough', async () => {
  const { asked } = await say('cosa rischia chi viene trovato a guidare ubriaco', 1);
  expect(asked[0]).toMatchObject({
    fq: '{!bool cache=false should=$more_than_half should=$also0}',
    also_term0: 'guida in stato di ebbrezza',
  });
});

test('where nothing holds any of the words, there is nothing to be near to', async () => {
  const ask = () => Promise.reject(new Error('nobody asks'));
  expect(await wordsSayLittle(ask, solrQuery({ ...question, query: 'dismissal', mode: 'some' }), [])).toBe(
    false,
  );
});

test('a tab and a filter leave a part of the hits, whose first are not the first of all', () => {
  const query = 'cane che abbaia';
  expect(isOfAll({ ...question, query })).toBe(true);
  expect(isOfAll({ ...question, query, yearDoc: [], selectedArea: 0 })).toBe(true);
  expect(isOfAll({ ...question, query, kind: 'verdict' })).toBe(false);
  expect(isOfAll({ ...question, query, yearDoc: [2020] })).toBe(false);
  expect(isOfAll({ ...question, query, selectedArea: 1 })).toBe(false);
});
