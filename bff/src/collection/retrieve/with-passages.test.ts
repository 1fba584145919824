import { expect, test } from 'vitest';
import type { EngineAnswer, EngineDoc, EngineParameters } from '../solr/engine-answer.ts';
import { withPassages } from './with-passages.ts';

const hit = (id: string, kind: 'text' | 'verdict'): EngineDoc => ({
  ...{ id: kind === 'text' ? `text:${id}` : id, ruling_id: id, kind },
  ...{
    issuer_type_id: 3,
    issuer: 'Corte di cassazione',
    number: '1',
    year: 2020,
    date: '2020-01-01',
    area: 1,
  },
});
const texts = ['a', 'b', 'c', 'd', 'e'];
const page: EngineAnswer = {
  response: {
    numFound: 6,
    docs: [hit('s', 'verdict'), ...texts.map((id) => hit(id, 'text'))],
  },
};

/** Fake Solr that returns the text of each requested ruling with one highlighted word. */
async function run(isBusy?: boolean) {
  const handlers: string[] = [];
  const engine = (_: string, { rulings }: EngineParameters): Promise<EngineAnswer> => {
    handlers.push(String(rulings));
    const ids = String(rulings).split(',');
    return Promise.resolve({
      response: { numFound: ids.length, docs: ids.map((id) => ({ ...hit(id, 'verdict'), id })) },
      highlighting: Object.fromEntries(
        ids.map((id) => [id, { full_text: [`Il \ue000danno\ue001 di ${id} è risarcito.`] }]),
      ),
    });
  };
  const parameters = { words: 'danno', hl: 'true' };
  const response = await withPassages(engine, page, { parsed: { references: [] }, parameters, isBusy });
  return { asked: handlers, answer: response };
}

test('highlights full texts in two requests unless Solr is busy, and assigns each to its hit', async () => {
  const [apart, together] = [await run(false), await run(true)];
  expect(apart.asked).toEqual(['a,b,c', 'd,e']);
  expect(together.asked).toEqual(['a,b,c,d,e']);
  expect(apart.answer).toEqual(together.answer);
  expect(apart.answer.response.docs.map(({ text }) => text)).toEqual([
    undefined,
    ...texts.map((id) => `Il danno di ${id} è risarcito.`),
  ]);
});

test('sends one request outside a result page', async () => {
  expect((await run()).asked).toEqual(['a,b,c,d,e']);
});
