import { expect, test } from 'vitest';
import type { EngineDoc } from '../solr/engine-answer.ts';
import { laterThan, groupAnnulments } from './later-fates.ts';

const ruling = (number: string, date: string, declarations: object[]): EngineDoc => ({
  ...{ id: `cost-${number}`, ruling_id: `cost-${number}`, issuer_type_id: 4, issuer: '', area: 5 },
  ...{ number, year: Number(date.slice(0, 4)), date: `${date}T00:00:00Z` },
  declarations: JSON.stringify(
    declarations.map((declaration) => ({ parts: [], isInPart: false, words: '', ...declaration })),
  ),
});
const text = (article_key: string, notes: object[]): EngineDoc => ({
  ...{ id: `provision:${article_key}`, ruling_id: '', issuer_type_id: 0, issuer: '', area: 0 },
  ...{ number: '', year: 0, date: '', article_key },
  fate: JSON.stringify(notes),
});
const of = (docs: EngineDoc[], provisions: string[], day = '2018-03-01') =>
  laterThan({ id: 'm', day, provisions }, groupAnnulments(docs)).map(
    ({ key, what, in_part, by }) => `${key} ${what}${in_part ? ' in part' : ''}, ${by}`,
  );

const cp = (more: object = {}) => ruling('5', '2021-02-10', [{ key: 'cp:2', ...more }]);
const annulment = 'cp:2 unconstitutional, Corte cost. n. 5/2021';
const inPart = 'cp:2 unconstitutional in part, Corte cost. n. 5/2021';

test('reports annulments only if they follow the day of the ruling', () => {
  expect(of([cp()], ['cp:2'])).toEqual([annulment]);
  expect(of([cp()], ['cp:2'], '2021-02-10')).toEqual([]);
  expect(of([cp()], ['cp:2'], '2022-01-01')).toEqual([]);
  expect(of([cp()], ['cp:22'])).toEqual([]);
});

test('ignores a declaration on another paragraph than the named one', () => {
  const second = [cp({ parts: ['co2'] })];
  expect(of(second, ['cp:2'])).toEqual([inPart]);
  expect(of(second, ['cp:2', 'cp:2/co2'])).toEqual([inPart]);
  expect(of(second, ['cp:2', 'cp:2/co1', 'cp:2/leta'])).toEqual([]);
  expect(of([cp({ isInPart: true })], ['cp:2', 'cp:2/co1'])).toEqual([inPart]);
});

test('applies a change of an act to its articles only if it affects the whole act', () => {
  const act = (more: object = {}) => [ruling('7', '2020-01-01', [{ key: 'l:1999:9991', ...more }])];
  const article = ['l:1999:9991', 'l:1999:9991:3'];
  expect(of(act(), article)).toEqual(['l:1999:9991:3 unconstitutional, Corte cost. n. 7/2020']);
  expect(of(act({ isInPart: true }), article)).toEqual([]);
  expect(of(act({ isInPart: true }), ['l:1999:9991'])).toHaveLength(1);
  // An annulled article does not affect a principle on the act.
  expect(of([ruling('8', '2020-01-01', [{ key: 'l:1999:9991:3' }])], ['l:1999:9991'])).toEqual([]);
});

test('reports each article once: complete changes before partial ones, then the latest', () => {
  const docs = [
    ruling('1', '2022-01-01', [
      { key: 'cp:2', isInPart: true },
      { key: 'cp:3', parts: ['co1'] },
    ]),
    ruling('2', '2020-01-01', [{ key: 'cp:2' }]),
    ruling('3', '2023-01-01', [{ key: 'cp:3', isInPart: true }]),
  ];
  expect(of(docs, ['cp:2', 'cp:3'])).toEqual([
    'cp:3 unconstitutional in part, Corte cost. n. 3/2023',
    'cp:2 unconstitutional, Corte cost. n. 2/2020',
  ]);
});

test('ignores a note on a ruling with its own declaration and reads the paragraph of other notes', () => {
  const note = (ruling: string) => ({
    ...{ what: 'unconstitutional', by: 'Corte cost. n. 5/2021', date: '2021-02-10', in_part: true, ruling },
    words: 'ha dichiarato l’illegittimità costituzionale del comma 2 del presente articolo',
  });
  const first = ['cp:2', 'cp:2/co1'];
  expect(of([cp({ parts: ['co2'] }), text('cp:2', [note('cost:2021:5')])], first)).toEqual([]);
  expect(of([text('cp:2', [note('cost:2021:5')])], first)).toEqual([]);
  expect(of([text('cp:2', [note('cost:2021:5')])], ['cp:2'])).toEqual([inPart]);
});

test('reports a repeal if the text itself was replaced, with its paragraph', () => {
  const noteOf = (wording: string, in_part: boolean) => ({
    ...{ what: 'repealed', by: 'd.lgs. 9993/2014', date: '2019-12-01', ruling: null },
    ...{ words: wording, in_part },
  });
  const repeal = 'cp:2 repealed, d.lgs. 9993/2014';
  expect(of([text('cp:2', [noteOf('((ARTICOLO ABROGATO DAL D.LGS. …))', false)])], ['cp:2'])).toEqual([
    repeal,
  ]);
  expect(of([text('cp:2', [noteOf('Il D.Lgs. … ha disposto l’abrogazione', false)])], ['cp:2'])).toEqual([]);
  const comma = [text('cp:2', [noteOf('2-bis. ((COMMA ABROGATO DAL D.LGS. …))', true)])];
  expect(of(comma, ['cp:2/co2bis', 'cp:2'])).toEqual(['cp:2 repealed in part, d.lgs. 9993/2014']);
  expect(of(comma, ['cp:2/co1', 'cp:2'])).toEqual([]);
});
