import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { search } from '@massima/contract/messages/it/search';
import { parseQuery } from './parse-query.ts';
import { expect, it } from 'vitest';

const corpus = new URL('../../solr/demo/rulings.jsonl', import.meta.url);

it('uses a reference of the demo collection in its examples', async () => {
  const [, number, year] = /n\. (\d+)\/(\d{4})/.exec(search.search_example_reference_demo) ?? [];
  let found = false;
  for await (const line of createInterface({ input: createReadStream(corpus) }))
    found ||= line.includes(`"number":"${number}","year":${year},`);
  expect(found).toBe(true);
});

it.each(['search_example_reference', 'search_example_reference_demo', 'search_example_article'] as const)(
  'offers as %s a reference that is understood',
  (key) => {
    expect(parseQuery(search[key]).references).toHaveLength(1);
  },
);
