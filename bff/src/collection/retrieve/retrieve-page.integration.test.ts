import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import type { EngineCall } from '../solr/calls.ts';
import type { FoundPage } from './fetch-page.ts';
import { retrievePage } from './retrieve-page.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

/** Result without the duration and without the count next to the ranking, which may be inexact. */
const outputOf = ({
  engineAnswer: { response, facet_counts, highlighting },
  everyWord,
  otherKind,
}: FoundPage) => ({
  docs: response.docs,
  numFound: response.numFound,
  facet_counts,
  highlighting,
  everyWord,
  otherKind,
});

const question = { query: '', kind: 'principle', offset: 0, size: 10 } as const;

test.each([
  { query: 'responsabilità del custode per i danni' },
  { query: 'responsabilità contratto danno', kind: 'verdict', yearDoc: [2019, 2021], size: 50 },
  { query: 'danno contratto locazione', offset: 20, sections: ['3'] },
  { query: 'risarcimento "danno biologico" parenti' },
  { query: 'contratto', sort: 'date' },
  { query: 'art. 2051 c.c.' },
  { query: 'zzzz' },
] as const)('$query: returns the same page if Solr is busy', async (more) => {
  const calls = { apart: 0, together: 0, after: 0 };
  const find = (way: keyof typeof calls) => {
    const select: EngineCall = (handler, parameters) => {
      calls[way]++;
      return app.deps.engine.select(handler, parameters);
    };
    return retrievePage(select, { ...question, ...more }, 2026, { isBusy: way === 'together' });
  };
  const runPage = async () => {
    Object.assign(calls, { apart: 0, together: 0, after: 0 });
    const [apart, together] = [outputOf(await find('apart')), outputOf(await find('together'))];
    return { apart, together, after: outputOf(await find('after')) };
  };
  // Retries, because other tests index rulings in parallel, which changes every score.
  let outcome = await runPage();
  for (let again = 0; again < 5 && !isDeepStrictEqual(outcome.after, outcome.apart); again++)
    outcome = await runPage();
  expect(outcome.together).toEqual(outcome.apart);
  expect(calls.together).toBeLessThan(calls.apart);
});
