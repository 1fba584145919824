import { afterAll, beforeAll, expect, test } from 'vitest';
import { assistantOf } from '../../testing/assistant.ts';
import { createUser, type TestUser } from '../../testing/factories/user.ts';
import { filler, importingApp, type ImportingApp } from '../../testing/import-source.ts';

/**
 * Indexes one ruling from two public sources with their commands while the server runs. The ruling
 * is invented.
 */
let user: TestUser;
let app: ImportingApp['app'];
let source: ImportingApp['source'];
let close: ImportingApp['close'];

beforeAll(async () => {
  ({ app, source, close } = await importingApp('several-sources'));
  user = await createUser(app);
});
afterAll(() => close());

const text = (reasons: string) =>
  `FATTI DI CAUSA 1. L'attore agiva. ${filler} RAGIONI DELLA DECISIONE 1. ${reasons} P.Q.M. rigetta.`;
const reasons = 'La pala eolica dismessa è cosa in custodia del sig. Bianchi.';
const decision = {
  ...{ id: 'snciv2021101S', kind: 'snciv', szdec: ['3'], anno: '2021', numdec: '101' },
  ...{ datdep: ['20210212'], tipoprov: 'Sentenza', ocr: [text(reasons)] },
};
const list = 'file;court;kind;number;year;date;id\n';

async function find() {
  const { status, body } = await user.client.mutate('search.run', {
    query: 'pala eolica dismessa custodia',
    filters: { selectedType: 'sentenza' },
  });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data.search[0]!;
}

test('merges a ruling of two sources, shows the richer version and credits both everywhere', async () => {
  await source.write('risposte.json', { response: { docs: [decision] } });
  await source.run('sentenzeweb', 'risposte.json');
  await source.write('doppio/uno.txt', text(`${reasons} ${filler} Altre ragioni seguono.`));
  await source.write(
    'doppio/metadata.csv',
    `${list}uno.txt;cass;sentenza;101;2021;2021-02-12;cass-civ-2021-101\n`,
  );
  await source.run('documents', 'doppio', '--corpus', 'studio');
  const both = ['Documenti propri', 'SentenzeWeb, Corte di cassazione'];
  const hit = await find();
  expect(hit.document.sources?.map(({ name }) => name)).toEqual(both);
  const opened = (await user.client.query('rulings.article', { id_new: hit.id_new })).body;
  expect(opened.ruling_full_text).toContain('Altre ragioni');
  expect(opened.source?.name).toBe(both[0]);
  expect(opened.ruling.document.sources?.map(({ name }) => name)).toEqual(both);

  const { body: folder } = await user.client.post('/projects', { name: 'Fonti', description: 'x' });
  const elements = `/projects/${folder.project!.project_id}/elements`;
  const sent = {
    ...hit,
    document: { ...hit.document, sources: [{ name: 'x', licence: 'x', credit: 'Inventata' }] },
  };
  await user.client.post(elements, {
    projectelement: { idResult: hit.id_new, result: sent, query: 'pala' },
  });
  const file = await user.client.get(`${elements.replace('/elements', '')}/export?format=csv&locale=it`);
  const csv = Buffer.from(file.body.content, 'base64').toString('utf8');
  expect(csv).toContain('(Fonte: documenti propri. Licenza: non indicata)');
  expect(csv).toContain('(Fonte: Corte di cassazione, SentenzeWeb. Licenza: condizioni del portale)');
  expect(csv).not.toContain('Inventata');

  const assistant = await assistantOf(app, user);
  const credits = [
    'Fonte: documenti propri (non indicata)',
    'Fonte: Corte di cassazione, SentenzeWeb (condizioni del portale)',
  ];
  const response = await assistant.call('search_rulings', {
    question: 'pala eolica dismessa',
    kind: 'verdicts',
  });
  expect(response.results[0]).toMatchObject({ id: 'cass-civ-2021-101', credits });
  expect(await assistant.call('read_ruling', { id: 'cass-civ-2021-101' })).toMatchObject({ credits });

  await source.write('doppio/uno.txt', text(`Altra cosa. ${filler}`));
  await source.write(
    'doppio/metadata.csv',
    `${list}uno.txt;cass;sentenza;7100;2021;2021-02-12;altra
`,
  );
  await source.run('documents', 'doppio', '--corpus', 'studio', '--prune');
  const left = await find();
  expect(left.document.sources?.map(({ name }) => name)).toEqual(both.slice(1));
});
