import { afterAll, beforeAll, expect, test } from 'vitest';
import { createUser, type TestUser } from '../../testing/factories/user.ts';
import { filler, importingApp, type ImportingApp } from '../../testing/import-source.ts';

/**
 * Indexes files of a public source with the command while the server runs. The rulings are
 * invented.
 */
let admin: TestUser;
let core: ImportingApp['core'];
let app: ImportingApp['app'];
let source: ImportingApp['source'];
let close: ImportingApp['close'];

beforeAll(async () => {
  ({ core, app, source, close } = await importingApp('public-sources'));
  admin = await createUser(app, { role: 'admin' });
});
afterAll(() => close());

const answer = (number: number, text: string, more: object = {}) => ({
  ...{ id: `snciv2021${number}S`, kind: 'snciv', szdec: ['3'], anno: '2021', numdec: `${number}` },
  ...{ datdep: ['20210212'], tipoprov: 'Sentenza', materia: ['RESPONSABILITÀ CIVILE'] },
  ocr: [`FATTI DI CAUSA 1. L'attore agiva. ${filler}`, `RAGIONI DELLA DECISIONE 1. ${text} P.Q.M. rigetta.`],
  ...more,
});
const responseWith = (...docs: object[]) => JSON.stringify({ response: { numFound: docs.length, docs } });
const many = (from: number, count: number, text: string) =>
  Array.from({ length: count }, (_, i) => answer(from + i, text));

async function find(query: string, selectedType = 'sentenza') {
  const { status, body } = await admin.client.mutate('search.run', { query, filters: { selectedType } });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data.search;
}
const ids = async (query: string, kind?: string) => (await find(query, kind)).map(({ id_new }) => id_new);
async function open(id_new: string) {
  const { status, body } = await admin.client.query('rulings.article', { id_new });
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}

test('indexes SentenzeWeb: credits each ruling, omits the notice, masks tax codes and skips broken records', async () => {
  const principle =
    'chi detiene la pala eolica dismessa ne risponde come custode anche dopo la cessazione dell’impianto';
  const docs = [
    ...many(1, 20, 'Nulla di rilevante.'),
    answer(101, 'La pala eolica dismessa è cosa in custodia del sig. Bianchi (c.f. BNCLDA70A01H501X).'),
    answer(102, `Va affermato il seguente principio di diritto: «${principle}».`),
    answer(
      103,
      'La pala eolica cadde. In caso di diffusione si dispone di omettere le generalità delle parti.',
    ),
    answer(104, 'Della pala eolica si dirà.', { tipoprov: 'Verbale' }),
  ];
  const broken = responseWith(...docs).replace('"numdec":"9"', '"numdec":"9');
  await source.write('risposte/1.json', broken);
  const output = await source.run('sentenzeweb', 'risposte');
  expect(output).toContain('The rulings are searchable at the product');
  const rejected = await source.rejected('sentenzeweb');
  expect(rejected.map(({ id }) => id)).toEqual([undefined, 'cass-civ-2021-103', 'cass-civ-2021-104']);
  expect(rejected[1]!.reason).toContain('--anonymised');

  const [hit] = await find('pala eolica dismessa custodia');
  expect(hit).toMatchObject({ id_new: 'cass-civ-2021-101', passage: true, sent_numero: '101' });
  expect(hit!.document_diritto).toContain('(c.f. ****************)');
  expect(await open('cass-civ-2021-101')).toMatchObject({
    source: { name: 'SentenzeWeb, Corte di cassazione', credit: expect.stringContaining('Fonte') as string },
    ruling: { document: { has_full_text: true }, sent_anno: 2021, document_area: 1 },
  });
  expect(await find('pala eolica', 'massima')).toEqual([
    expect.objectContaining({
      ...{ id_new: 'cass-civ-2021-102-m1', stated_by_court: true, document_diritto: principle },
    }),
  ]);
  expect(await ids('pala eolica')).not.toContain('cass-civ-2021-103');
  await source.write('oscurati.txt', 'cass-civ-2021-103\n');
  await source.run('sentenzeweb', 'risposte', '--anonymised', 'oscurati.txt');
  expect(await ids('pala eolica')).toContain('cass-civ-2021-103');
});

test('indexes what an interrupted source delivered, adds the rest later and resumes an interrupted run', async () => {
  const complete = responseWith(...many(1000, 40, 'Il drone agricolo irrora il fondo del vicino.'));
  const name = 'scaricate/1.json';
  await source.write(name, complete.slice(0, complete.lastIndexOf('"ocr"') + 20));
  await source.run('sentenzeweb', 'scaricate', '--corpus', 'stops');
  expect((await source.rejected('stops')).map(({ file }) => file)).toEqual(['scaricate: 1.json']);
  expect(await ids('n. 1039/2021')).toEqual([]);
  await source.write(name, complete);
  await source.run('sentenzeweb', 'scaricate', '--corpus', 'stops');
  expect(await source.rejected('stops')).toEqual([]);
  expect(await ids('Cass. civ. n. 1039/2021')).toEqual(['cass-civ-2021-1039']);

  await source.write('molte/1.json', responseWith(...many(2000, 3000, 'La mongolfiera atterra.')));
  const run = ['sentenzeweb', 'molte', '--corpus', 'many'];
  await source.cutOff(...run);
  const runs = async () => {
    const found = await fetch(`${core.url}/select?q=id:"run:many"&rows=0`);
    return ((await found.json()) as { response: { numFound: number } }).response.numFound;
  };
  expect(await runs()).toBe(1);
  expect(await source.run(...run)).toContain('Indexed 3000 rulings');
  expect(await runs()).toBe(0);
  expect(await ids('Cass. civ. n. 4999/2021')).toEqual(['cass-civ-2021-4999']);
}, 90_000);

const decision = (number: number, text: string, more = '') =>
  `<?xml version="1.0" encoding="UTF-8"?><GA><Provvedimento xmlns:h="http://www.w3.org/HTML/1998/html4"><meta id="1"><descrittori>` +
  `<fascicolo anno="2021" n="${String(number).padStart(5, '0')}"/><urn>urn:nir:tar.lazio;sezione.2:sentenza:2021;${number}</urn></descrittori>` +
  `<file>C:\\ufficio\\segreto.doc</file><tipologia>Sentenza</tipologia><dataPubblicazione>14/03/2021</dataPubblicazione></meta>` +
  `<epigrafe><adunanza><h:div>Il Tribunale Amministrativo Regionale per il Lazio</h:div></adunanza></epigrafe>` +
  `<fatto><h:div>La società ha chiesto l'accesso. ${filler}</h:div></fatto><diritto><h:div>${text}</h:div>${more}</diritto>` +
  `<dispositivo><h:div>accoglie il ricorso.</h:div></dispositivo></Provvedimento></GA>`;

test('indexes Giustizia amministrativa: skips a broken decision and removes the notice of another', async () => {
  for (let number = 1; number <= 20; number++)
    await source.write(`ga/${number}.xml`, decision(number, 'Il ricorso è fondato.'));
  await source.write(
    'ga/21.xml',
    decision(21, 'La teleferica del rifugio è impianto a fune (c.f. BNCLDA70A01H501X).'),
  );
  await source.write('ga/22.xml', decision(22, 'La teleferica è altra cosa.').slice(0, 700));
  const notice = '<h:div>Si dispone l’oscuramento delle generalità.</h:div>';
  await source.write('ga/23.xml', decision(23, 'La teleferica ferì un passante.', notice));
  await source.run('giustizia-amministrativa', 'ga');
  const rejected = await source.rejected('giustizia-amministrativa');
  expect(rejected.map(({ file, id }) => [file, id])).toEqual([
    ['ga: 22.xml', undefined],
    ['ga: 23.xml', 'tar-lazio-2021-23'],
  ]);
  const found = await find('teleferica del rifugio');
  expect(found.map(({ id_new }) => id_new)).toEqual(['tar-lazio-2021-21']);
  expect(found[0]).toMatchObject({ document_area: 3, document_region: 'Lazio', issuer_type_id: 6 });
  const { ruling_full_text: text, source: credit } = await open('tar-lazio-2021-21');
  expect(text).toContain('(c.f. ****************)');
  expect(text).not.toMatch(/segreto|BNCLDA/);
  expect(credit).toMatchObject({ credit: 'Fonte: www.giustizia-amministrativa.it' });
});

const box = (number: number) =>
  `=====================\nCivile Ord. Sez. 2   Num. ${number}  Anno 2020\nPresidente: ROSSI ADA\nRelatore: VERDI UGO\n` +
  `Data pubblicazione: 13/11/2020\n=====================\n`;
const body = (text: string) =>
  `ORDINANZA\nsul ricorso iscritto al n. 5/2018 R.G. proposto da\nBIANCHI S.R.L.\n-ricorrente-\nFATTI DI CAUSA\n1. La società impugnava. ${filler}\n` +
  `RAGIONI DELLA DECISIONE\n1. ${text}\nP.Q.M.\naccoglie il ricorso.\nCosì deciso in Roma, il 22 ottobre 2020.`;

test('indexes documents by their heading or the list next to them, and rejects documents that have neither', async () => {
  await source.write(
    'fascicolo/uno.txt',
    box(7001) + body('La fioriera sospesa va ancorata (c.f. BNCLDA70A01H501X).'),
  );
  await source.write(
    'fascicolo/due.html',
    `<html><body><p>${(box(7002) + body('La fioriera pende.')).replaceAll('\n', '</p><p>')}</p></body></html>`,
  );
  await source.write('fascicolo/tre.txt', body('La fioriera sospesa dal tribunale.'));
  await source.write(
    'fascicolo/metadata.csv',
    'file;court;kind;number;year;date;place;subject\ntre.txt;trib;sentenza;88;2020;2020-05-04;Lodi;Condominio\n',
  );
  const output = await source.run('documents', 'fascicolo', '--dry-run');
  expect(output).toContain('3 rulings would be indexed into documents: 3 new');
  expect(await ids('fioriera sospesa')).toEqual([]);
  await source.run('documents', 'fascicolo');
  expect((await ids('fioriera')).toSorted()).toEqual([
    ...['cass-civ-2020-7001', 'cass-civ-2020-7002', 'trib-lodi-2020-88'],
  ]);
  const { ruling_full_text: text, source: credit } = await open('cass-civ-2020-7001');
  expect(text).toContain('****************');
  expect(credit).toMatchObject({ name: 'Documenti propri' });

  await source.write('fascicolo/quattro.txt', body('La fioriera senza numero.'));
  await source.write(
    'fascicolo/snciv2020207009O.txt',
    `${body('La fioriera altrui.')}\nNumero di raccolta generale 7010/2020`,
  );
  await source.write(
    'fascicolo/cinque.txt',
    box(7005) + body('La fioriera ferì. Omettere le generalità delle parti.'),
  );
  await expect(source.run('documents', 'fascicolo')).rejects.toThrow('More than a tenth was rejected');
  const reasons = Object.fromEntries(
    (await source.rejected('documents')).map(({ file, reason }) => [file.split(': ')[1], reason]),
  );
  expect(reasons).toEqual({
    'quattro.txt': expect.stringContaining('its heading lacks: court, number, year') as string,
    'snciv2020207009O.txt': expect.stringContaining('The stamp says n. 7010/2020') as string,
    'cinque.txt': expect.stringContaining('names must be left out') as string,
  });
  expect(await ids('fioriera')).toHaveLength(3);
});

test('shows each source to an administrator as a corpus, with the number of omitted records', async () => {
  const { body: collectionStatus } = await admin.client.get('/collection');
  const corpora = Object.fromEntries(
    collectionStatus.collection!.corpora.map((corpus) => [corpus.name, corpus]),
  );
  expect(corpora).toMatchObject({
    sentenzeweb: { rulings: 22, last_run: { rejected: 2 } },
    stops: { rulings: 40, last_run: { rejected: 0 } },
    'giustizia-amministrativa': { rulings: 21, last_run: { rejected: 2 } },
    documents: { rulings: 3 },
  });
});
