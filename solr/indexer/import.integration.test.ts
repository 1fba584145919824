import { readFile, writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { indexCorpus } from './index-corpus.ts';
import { Progress } from './progress.ts';
import { publicSources, withCredit } from './public-sources.ts';
import { ownCore } from './testing/own-core.ts';
import { makeZip } from './testing/make-zip.ts';
import { tryCorpus } from './try-corpus.ts';

/** Public sources on the real engine, in its own core; what they hold is invented. */
const { engine, file } = ownCore('import');

const pronuncia = (number: number, more: object = {}) => ({
  numero_pronuncia: String(number),
  anno_pronuncia: '2021',
  tipologia_pronuncia: 'S',
  data_deposito: '07/02/2021',
  testo: `Considerato in diritto\r\n${number}.- La questione non è fondata. Perché.`,
  dispositivo: 'dichiara non fondata la questione.',
  ...more,
});
const yearOf = (...rulings: object[]) =>
  makeZip({
    'Cc_Opendata_Pronunce_2021_json.zip': makeZip({
      'Cc_Opendata_Pronunce_2021.json': Buffer.from(JSON.stringify({ elenco_pronunce: rulings }), 'latin1'),
    }),
  });
const massime = makeZip({
  'Cc_OpenData_Massime_2021.zip': makeZip({
    'Cc_OpenData_Massime_2021.xml':
      '<a><pronuncia><pronuncia_testata><anno_pronuncia>2021</anno_pronuncia><numero_pronuncia>2</numero_pronuncia></pronuncia_testata>' +
      '<massime><massima><titolo>Titolo</titolo><testo>Una massima.</testo></massima></massime></pronuncia></a>',
  }),
});

async function load(name: string, files: Record<string, Buffer | string>, more: object = {}) {
  const from = await Promise.all(
    Object.entries(files).map(async ([called, content]) => {
      await writeFile(file(called), content);
      return file(called);
    }),
  );
  const source = publicSources[name]!;
  const rejectsFile = file('rejected.jsonl');
  const job = {
    ...{ engine, from, corpus: name, reader: withCredit(source), records: source.records(from) },
    ...{ progress: new Progress(() => undefined), ifChanged: false, prune: false, rejectsFile },
    ...more,
  };
  const counts = await indexCorpus(job);
  const rejected = await readFile(rejectsFile, 'utf8').catch(() => '');
  return {
    counts,
    job,
    rejected: rejected
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as { id?: string; reason: string }),
  };
}

const indexed = async () => {
  const { docs } = await engine.select({ q: 'kind:ruling', fl: 'id,full_text', sort: 'id asc', rows: '100' });
  return Object.fromEntries(docs.map(({ id, full_text }) => [String(id), String(full_text)]));
};

test('reads the Court’s archives, with massime in separate archives', async () => {
  const { counts } = await load('corte-costituzionale', {
    'CC_OpenMassime.zip': massime,
    'P_json2001_oggi.zip': yearOf(pronuncia(1), pronuncia(2)),
  });
  expect(counts).toMatchObject({ rulings: 2, principles: 1, rejected: 0 });
  expect((await indexed())['cost-2021-1']).toContain('La questione non è fondata. Perché.');
  const { docs } = await engine.select({ q: 'kind:principle', fl: 'id', rows: '10' });
  expect(docs).toEqual([{ id: 'cost-2021-2-m1' }]);
  const credited = await engine.select({ q: 'kind:ruling', fl: 'sources', rows: '1' });
  expect(JSON.parse(String(credited.docs[0]?.['sources']))).toMatchObject([{ licence: 'CC BY-SA 3.0' }]);
});

test('rejects and lists a text that requires names to be omitted until it is confirmed', async () => {
  const notice = { testo: 'Considerato. Si dispone di omettere le generalità delle parti.' };
  const files = {
    'P_json.zip': yearOf(...Array.from({ length: 12 }, (_, i) => pronuncia(i + 1, i === 3 ? notice : {}))),
  };
  const { counts, rejected } = await load('corte-costituzionale', files);
  expect(counts).toMatchObject({ rulings: 11, rejected: 1 });
  expect(rejected).toEqual([
    expect.objectContaining({ id: 'cost-2021-4', reason: expect.stringContaining('--anonymised') as string }),
  ]);
  const taken = await load('corte-costituzionale', files, { anonymised: new Set(['cost-2021-4']) });
  expect(taken.counts).toMatchObject({ rulings: 12, rejected: 0 });
});

test('indexes a principle that the court states, with its offsets in the text', async () => {
  const principleText =
    'la servitù di passaggio si estingue quando il fondo dominante ottiene un altro accesso alla via pubblica';
  const testo = `Considerato in diritto\r\n1.- Va affermato il seguente principio di diritto: «${principleText}».`;
  const { counts } = await load('corte-costituzionale', { 'P_json.zip': yearOf(pronuncia(1, { testo })) });
  expect(counts).toMatchObject({ rulings: 1, principles: 1 });
  const { docs } = await engine.select({
    q: 'kind:principle',
    fl: 'id,text,stated_start,stated_end',
    rows: '10',
  });
  const [{ id, text, stated_start: start, stated_end: end } = {}] = docs;
  expect([id, [text].flat().at(-1)]).toEqual(['cost-2021-1-m1', principleText]);
  expect((await indexed())['cost-2021-1']?.slice(Number(start), Number(end))).toBe(principleText);
});

test('masks tax codes', async () => {
  const testo = 'Considerato. Il sig. Bianchi (c.f. BNCLDA70A01H501X) impugna.';
  await load('corte-costituzionale', { 'P_json.zip': yearOf(pronuncia(1, { testo })) });
  expect((await indexed())['cost-2021-1']).toContain('(c.f. ****************)');
});

test('imports the readable part of a truncated source and reports it, except in a dry run', async () => {
  const responses = JSON.stringify({
    response: {
      docs: Array.from({ length: 20 }, (_, i) => ({
        ...{ kind: 'snciv', szdec: '3', anno: '2021', numdec: `${i + 1}`, datdep: '20210212' },
        ...{ tipoprov: 'Sentenza', ocr: ['FATTI DI CAUSA 1. Testo. P.Q.M. rigetta.'] },
      })),
    },
  });
  const cut = responses.slice(0, responses.lastIndexOf('"ocr"') + 10);
  const { counts, rejected, job } = await load('sentenzeweb', { 'risposte.json': cut });
  expect(counts).toMatchObject({ rulings: 19, rejected: 1 });
  expect(rejected[0]?.reason).toMatch(/line|JSON/);
  const output: string[] = [];
  await tryCorpus(job, (line) => output.push(line));
  expect(output.join('\n')).toMatch(/19 rulings would be indexed into sentenzeweb: 0 new, 19 again/);
});
