import type { SearchResult } from '@massima/contract/search';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createUser, type TestUser } from '../../testing/factories/user.ts';
import { indexRulings, newRuling, ownCore, type OwnCore } from '../../testing/own-core.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

/** Rulings similar to a ruling without syntheses, and to a synthesis among such rulings. */
let core: OwnCore;
let app: TestApp;

const text = (...reasons: string[]) =>
  [
    'ORDINANZA',
    'FATTI DI CAUSA',
    '1. Il condominio ha chiesto i danni della grandine.',
    'RAGIONI DELLA DECISIONE',
    ...reasons.map((reason, i) => `${i + 1}. ${reason}`),
    'P.Q.M.',
    'rigetta il ricorso.',
  ].join('\n');
const ruling = (id: string, full_text: string | null, more: object = {}) => ({
  ...newRuling({ text: '' }),
  ...{ id, full_text, principles: [], ...more },
});
const synthesis = (synthesisText: string) => [
  { n: 1, kind: 'synthesis', title: 'Custodia', text: synthesisText },
];

const gutter =
  'La grondaia ghiacciata è cosa in custodia, e il proprietario che la custodisce risponde della caduta del ghiaccio sui passanti.';
const taxes =
  'La notificazione della cartella esattoriale a mezzo posta elettronica certificata raggiunge lo scopo se il contribuente la impugna.';

const rulings = [
  ruling('testo-a', text(gutter, 'Il custode della grondaia prova il fortuito: il ghiaccio è prevedibile.')),
  ruling(
    'testo-b',
    text('Chi custodisce la grondaia risponde del ghiaccio che cade sui passanti.', taxes.slice(0, 40)),
  ),
  ruling('testo-c', text(taxes, 'La cartella è stata impugnata.')),
  ruling('sintesi-d', text('Il ghiaccio caduto dalla grondaia è del custode, non dei passanti.'), {
    principles: synthesis('Il proprietario risponde del ghiaccio che cade dalla grondaia.'),
  }),
  ruling('sintesi-e', null, {
    principles: synthesis('Della grondaia ghiacciata in custodia risponde il proprietario verso i passanti.'),
  }),
  ruling('sintesi-f', null, {
    principles: synthesis('La cartella esattoriale è notificata al contribuente.'),
  }),
  ruling('testo-g', text(gutter, 'Ghiaccio, grondaia, custodia e passanti.')),
  ruling('testo-vuoto', ' \n '),
];

beforeAll(async () => {
  core = await ownCore('similar-texts');
  await indexRulings(core, 'texts', rulings);
  app = await testApp({ env: { SOLR_CORE: core.name } });
});
afterAll(async () => {
  await app.close();
  await core.drop();
});

const similarTo = async (who: TestUser, id_new: string) => {
  const { status, body } = await who.client.query('rulings.similar', { id_new });
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
const idsOf = (list: readonly SearchResult[]) => list.map(({ id_new }) => id_new);

test('finds rulings with and without syntheses similar to a text', async () => {
  const user = await createUser(app, { role: 'admin' });
  const { similar, same_ruling } = await similarTo(user, 'testo-a');
  expect(same_ruling).toEqual([]);
  expect(idsOf(similar)).toEqual(
    expect.arrayContaining(['testo-b', 'testo-g', 'sintesi-d-s1', 'sintesi-e-s1']),
  );
  expect(idsOf(similar)).not.toContain('testo-a');
  // a text that shares only the terms of all texts is not similar
  expect(idsOf(similar)).not.toContain('testo-c');
  expect(idsOf(similar)).not.toContain('sintesi-f-s1');
  const byText = similar.find(({ id_new }) => id_new === 'testo-b')!;
  expect(byText).toMatchObject({ document_type_massima: 1, passage: true, keywords_positions: [] });
  const fullText = rulings.find(({ id }) => id === 'testo-b')!.full_text!;
  expect(fullText.slice(byText.passage_start, byText.passage_end)).toBe(byText.document_diritto);
  expect(byText.document_diritto).toContain('grondaia');
  const bySynthesis = similar.find(({ id_new }) => id_new === 'sintesi-e-s1')!;
  expect(bySynthesis.document_diritto).toContain('grondaia ghiacciata in custodia');
  expect(bySynthesis).not.toHaveProperty('passage');
});

test('includes full texts in the rulings similar to a synthesis, charged and opened like others', async () => {
  const user = await createUser(app);
  const { body } = await user.client.mutate('search.run', {
    ...{ query: 'grondaia ghiacciata custodia' },
    filters: { selectedType: 'sentenza' },
  });
  expect(body.data.charged).toBe(true);
  const { similar } = await similarTo(user, 'sintesi-e-s1');
  expect(idsOf(similar)).toEqual(expect.arrayContaining(['testo-a', 'sintesi-d-s1']));
  expect((await user.reload()).used_queries).toBe(1);
  const opened = await user.client.query('rulings.article', { id_new: 'testo-a' });
  expect(opened.status).toBe(200);
  const tool = await user.client.query('assistants.similar', { id: 'testo-a' });
  expect(tool.status, JSON.stringify(tool.body)).toBe(200);
  expect(JSON.stringify(tool.body.similar)).toContain('grondaia');
});

test('finds nothing similar to a ruling without text', async () => {
  const user = await createUser(app, { role: 'admin' });
  expect(await similarTo(user, 'testo-vuoto')).toMatchObject({ same_ruling: [], similar: [] });
});
