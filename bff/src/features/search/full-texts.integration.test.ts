import type { SearchData } from '@massima/contract/search';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createUser, type TestUser } from '../../testing/factories/user.ts';
import { bring, follow, round } from '../../testing/following.ts';
import { indexRulings, newRuling, ownCore, type OwnCore } from '../../testing/own-core.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

/** Rulings found by their full texts: without massime, with a massima, and with a synthesis. */
let core: OwnCore;
let app: TestApp;
let admin: TestUser;

const filler = 'La corte territoriale ha esaminato gli atti e ha ritenuto quanto precede. '.repeat(6).trim();
const fullText = (...reasons: string[]) =>
  [
    'ORDINANZA',
    'sul ricorso iscritto al n. 1/2030',
    'FATTI DI CAUSA',
    `1. Il condominio ha chiesto i danni. ${filler}`,
    'RAGIONI DELLA DECISIONE',
    `1. Con il primo motivo si denuncia la caduta della grondaia ghiacciata. ${filler}`,
    ...reasons.map((reason, i) => `${i + 2}. ${reason} ${filler}`),
    'P.Q.M.',
    'rigetta il ricorso.',
  ].join('\n');

const ruling = (id: string, text: string, more: object = {}) => ({
  ...newRuling({ text }),
  ...{ id, full_text: text, principles: [], ...more },
});
const gutter =
  'La grondaia ghiacciata è cosa in custodia, e chi la custodisce ne risponde ai sensi dell’art. 2051 c.c.';
const synthesis = {
  ...{
    n: 1,
    kind: 'synthesis',
    title: 'Responsabilità',
    text: 'Il giudice ha accolto la domanda del vicino.',
  },
};
const rulings = [
  ruling('testo-1', fullText('Il motivo è infondato.', gutter), {
    date: '2025-03-01',
    year: 2025,
    section: '2',
  }),
  ruling('testo-2', fullText('Della grondaia ghiacciata non risponde il conduttore.', 'Altro.'), { area: 2 }),
  ruling('sintesi-1', fullText('Della grondaia ghiacciata risponde il proprietario.'), {
    principles: [synthesis],
  }),
  ruling('sintesi-2', fullText('Nulla.'), {
    full_text: null,
    principles: [{ ...synthesis, text: 'Chi custodisce la grondaia ghiacciata risponde del danno.' }],
  }),
];
/** Creates a decree that differs from the others only in parties and numbers. */
const decree = (id: string, day: string, party: string) =>
  ruling(
    id,
    [
      'DECRETO',
      `sul ricorso proposto da ${party}`,
      'contro',
      'AGENZIA DELLE ENTRATE avverso la sentenza della commissione tributaria regionale.',
      `Rilevato che la lite è stata definita per adesione alla rottamazione; che non vi è stato diniego. ${filler}`,
      'che il processo si è pertanto estinto, fatta salva la facoltà di chiedere la fissazione dell’udienza.',
      'DICHIARA ESTINTO IL PROCESSO.',
    ].join('\n'),
    { type: 'decreto', date: day },
  );
const decrees = [
  decree('decreto-1', '2026-01-10', 'ROSSI MARIO, rappresentato dall’avvocato BIANCHI'),
  decree('decreto-2', '2026-02-10', 'ALFA S.R.L.'),
];

beforeAll(async () => {
  core = await ownCore('full-texts');
  await indexRulings(core, 'texts', [...rulings, ...decrees]);
  app = await testApp({ env: { SOLR_CORE: core.name } });
  admin = await createUser(app, { role: 'admin' });
});
afterAll(async () => {
  await app.close();
  await core.drop();
});

async function search(
  query: string,
  more: object = {},
  filters: object = {},
  who = admin,
): Promise<SearchData> {
  const { status, body } = await who.client.mutate('search.run', {
    ...{ query, ...more },
    filters: { selectedType: 'sentenza', ...filters },
  });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
}
const ids = ({ search: hits }: SearchData) => hits.map(({ id_new }) => id_new);

test('finds a ruling without syntheses in the second tab, by its passage with the holding', async () => {
  const page = await search('custodia grondaia ghiacciata');
  const hit = page.search.find(({ id_new }) => id_new === 'testo-1')!;
  expect(hit).toMatchObject({ document_type_massima: 1, passage: true, sent_anno: 2025 });
  expect(hit.document_diritto).toMatch(/^3\. La grondaia ghiacciata è cosa in custodia/);
  const { full_text: text } = rulings[0]!;
  expect(text.slice(hit.passage_start, hit.passage_end)).toBe(hit.document_diritto);
  const highlighted = hit.keywords_positions.map(({ startPosition, endPosition }) =>
    hit.document_diritto.slice(startPosition - 1, endPosition),
  );
  expect(highlighted).toEqual(expect.arrayContaining(['grondaia ghiacciata', 'custodia']));
  expect(hit.why).toMatchObject({ missing: [], start: hit.document_type_massima_start });
  // terms elsewhere in the text are not missing
  const { why } = (await search('conduttore grondaia custodia condominio')).search.find(
    ({ id_new }) => id_new === 'testo-1',
  )!;
  expect(why?.missing).toEqual(['conduttore']);
});

test('finds a ruling with a synthesis by its text too, ranked below syntheses, and shows the synthesis', async () => {
  const page = await search('grondaia ghiacciata');
  expect(ids(page)).toEqual(expect.arrayContaining(['testo-1', 'testo-2', 'sintesi-1-s1', 'sintesi-2-s1']));
  expect(page.total).toBe(4);
  const syntheses = ids(page).filter((id) => id.startsWith('sintesi'));
  expect(syntheses).toEqual(['sintesi-2-s1', 'sintesi-1-s1']);
  const lowRanked = page.search.find(({ id_new }) => id_new === 'sintesi-1-s1')!;
  expect(lowRanked.document_diritto).toBe(synthesis.text);
  expect(lowRanked).not.toHaveProperty('passage');
});

test('counts full texts in both tabs and filters, by date and by relevance', async () => {
  const other = await search('grondaia ghiacciata', {}, { selectedType: 'massima' });
  expect([other.total, other.other_total]).toEqual([0, 4]);
  const page = await search('grondaia ghiacciata', {}, { yearDoc: [2025] });
  expect([ids(page), page.total, page.with_every_word]).toEqual([['testo-1'], 1, 1]);
  expect(
    (await search('grondaia ghiacciata', {}, { areas: [2] })).search.map((result) => result.id_new),
  ).toEqual(['testo-2']);
  expect(ids(await search('grondaia ghiacciata', {}, { sections: ['2'] }))).toEqual(['testo-1']);
  const byDate = await search('grondaia ghiacciata', { sort: 'date' });
  expect([ids(byDate).at(-1), byDate.total]).toEqual(['testo-1', 4]);
  expect(byDate.search.at(-1)).toMatchObject({ passage: true });
  const cited = await search('art. 2051 c.c.');
  expect(ids(cited)).toEqual(['testo-1']);
  expect(cited.search[0]?.document_diritto).toContain('art. 2051 c.c.');
});

test('folds near-identical decrees for any matching passage', async () => {
  for (const query of ['rottamazione', 'rottamazione udienza estinto', 'ricorso Rossi Mario rottamazione']) {
    const { search: hits } = await search(query);
    const folded = Object.fromEntries(hits.map(({ id_new, alike_to }) => [id_new, alike_to]));
    expect(folded, query).toEqual({ 'decreto-1': 'decreto-2', 'decreto-2': undefined });
  }
});

test('applies quotes, exclusions and prefixes to full texts', async () => {
  expect(ids(await search('"cosa in custodia"'))).toEqual(['testo-1']);
  // would match by stems
  expect(ids(await search('"cose in custodie"'))).toEqual([]);
  // contains each word, and their stems in this order, but not the exact phrase
  expect(ids(await search('"la grondaia ghiacciate"'))).toEqual([]);
  expect(ids(await search('"custodisce ne risponde"'))).toEqual(['testo-1']);
  expect(ids(await search('"custodisce ne rispondono"'))).toEqual([]);
  expect(ids(await search('"custodia in cosa"'))).toEqual([]);
  // shows the passage with the phrase, from the facts of the case
  const [quoted] = (await search('"ha chiesto i danni" grondaia ghiacciata')).search;
  expect(quoted?.document_diritto).toContain('ha chiesto i danni');
  expect(ids(await search('grondaia -conduttore'))).not.toContain('testo-2');
  expect(ids(await search('grondaia -condutt*'))).not.toContain('testo-2');
  expect(ids(await search('grondaia -conduttore'))).toContain('testo-1');
  // a term that only full texts contain counts as a match
  expect((await search('conduttore')).silent_on).toEqual([]);
});

test('opens, rates, saves and exports a full-text result as its ruling', async () => {
  const user = await createUser(app);
  const { search: hits } = await search('custodia grondaia ghiacciata', {}, { yearDoc: [2025] }, user);
  const [hit] = hits;
  const opened = await user.client.query('rulings.article', { id_new: hit!.id_new });
  expect(opened.status).toBe(200);
  expect(JSON.stringify(opened.body)).toContain('grondaia ghiacciata è cosa in custodia');
  // the ruling's page shows the passage with the holding
  const page = await user.client.query('rulings.linked', { id_new: 'testo-1', ruling_id: 'testo-1' });
  expect(page.body.results).toEqual([
    expect.objectContaining({ id_new: 'testo-1', passage: true, keywords_positions: [] }),
  ]);
  const { body } = await user.client.post('/projects', { name: 'Neve', description: 'x' });
  const { project_id } = body.project!;
  const saved = await user.client.post(`/projects/${project_id}/elements`, {
    projectelement: { idResult: hit!.id_new, result: hit, query: 'grondaia' },
  });
  expect(saved.status, JSON.stringify(saved.body)).toBe(200);
  const { body: elements } = await user.client.get(`/projects/${project_id}/elements`);
  expect(elements[0]).toMatchObject({
    in_collection: true,
    indexed: { passage: true, document_diritto: hit!.document_diritto, passage_start: hit!.passage_start },
  });
  const file = await user.client.get(`/projects/${project_id}/export?format=csv&locale=it`);
  const text = Buffer.from(file.body.content, 'base64').toString('utf8');
  expect(text).toContain('La grondaia ghiacciata è cosa in custodia');
  expect(text).toContain('(dal testo)');
});

test('reports full-text matches for a followed question', async () => {
  const user = await createUser(app);
  const followed = await follow(user, {
    query: 'grondaia pericolante',
    filters: { selectedType: 'sentenza' },
  });
  await round(app);
  await bring(
    core,
    ruling('testo-nuovo', fullText('La grondaia pericolante va rimossa da chi la custodisce.')) as never,
  );
  expect(await round(app)).toBe(1);
  const { body } = await user.client.query('alerts.news', { id: followed.body.alert.id });
  expect(JSON.stringify(body)).toContain('grondaia pericolante va rimossa');
});

test('counts full-text results as paid and keeps them closed for other accounts', async () => {
  const user = await createUser(app);
  const page = await search('custodia grondaia ghiacciata', {}, {}, user);
  expect(page.charged).toBe(true);
  expect(page.opened?.results).toBe(page.search.length);
  const stranger = await createUser(app);
  const opened = await stranger.client.query('rulings.article', { id_new: 'testo-1' });
  expect(opened.status).not.toBe(200);
});
