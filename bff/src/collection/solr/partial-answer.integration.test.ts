import { afterAll, expect, test } from 'vitest';
import { solrEngine } from './search-engine.ts';

const engine = solrEngine({
  url: process.env['SOLR_URL'] ?? '',
  core: 'rulings',
  log: { error: () => undefined },
});
afterAll(() => engine.close());

test('rejects what Solr found before its time limit expired', async () => {
  const slow = (timeAllowed: string) => ({ q: `{!func}sleep(${200 + Number(timeAllowed)},1)`, timeAllowed });
  await expect(engine.select('/select', slow('100'))).rejects.toThrow('service_unavailable');
  const { response } = await engine.select('/select', { ...slow('100'), timeAllowed: '2000' });
  expect(response.numFound).toBeGreaterThan(0);
});

test('reads a full text within the time limit of every query', async () => {
  await expect(
    engine.select('/ruling', { q: '{!func}sleep(300,1)', fq: 'kind:ruling', timeAllowed: '100' }),
  ).rejects.toThrow('service_unavailable');
});
