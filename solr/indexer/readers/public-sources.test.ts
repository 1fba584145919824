import { expect, test } from 'vitest';
import { readMassime } from './corte-massime.ts';
import { readCortePronuncia } from './corte-pronunce.ts';
import { readGiustiziaAmministrativa } from './giustizia-amministrativa.ts';
import { isoDay, withoutEntities } from './plain-words.ts';
import { readSentenzaWeb } from './sentenze-web.ts';

const rulingOf = (read: ReturnType<typeof readCortePronuncia>) => {
  if ('reason' in read) throw new Error(read.reason);
  return read.ruling;
};

const pronuncia = {
  numero_pronuncia: '12',
  anno_pronuncia: '2031',
  tipologia_pronuncia: 'O',
  data_decisione: '10/01/2031',
  data_deposito: '07/02/2031',
  ecli: 'ECLI:IT:COST:2031:12',
  epigrafe: "ha pronunciato la seguente&#13;ORDINANZA\r\nnel giudizio di legittimita' costituzionale",
  testo:
    'Ritenuto in fatto\r\n1.- Il giudice dubita.\r\nConsiderato in diritto\r\n1.- La questione non è fondata.',
  dispositivo: 'per questi motivi\r\nLA CORTE COSTITUZIONALE\r\ndichiara non fondata la questione.',
};

test('reads a ruling of the Constitutional Court with its full text and massime', () => {
  const massime = [
    { titolo: 'PROCESSO CIVILE - SPESE.', testo: 'Non e&#768; dubbio.' },
    { titolo: '', testo: '' },
  ];
  const read = readCortePronuncia(JSON.stringify({ ...pronuncia, massime }));
  expect(rulingOf(read)).toMatchObject({
    id: 'cost-2031-12',
    issuer_type_id: 4,
    type: 'ordinanza',
    number: '12',
    date: '2031-02-07',
    principles: [{ n: 1, kind: 'principle', title: 'Processo civile - Spese.' }],
  });
  expect(rulingOf(read).full_text?.split('\n')).toEqual([
    'ha pronunciato la seguente',
    'ORDINANZA',
    'nel giudizio di legittimità costituzionale',
    'Ritenuto in fatto',
    '1.- Il giudice dubita.',
    'Considerato in diritto',
    '1.- La questione non è fondata.',
    'per questi motivi',
    'LA CORTE COSTITUZIONALE dichiara non fondata la questione.',
  ]);
});

test('uses the decision date without a deposit date, and rejects a ruling without text or date', () => {
  expect(rulingOf(readCortePronuncia(JSON.stringify({ ...pronuncia, data_deposito: '' }))).date).toBe(
    '2031-01-10',
  );
  const empty = { ...pronuncia, epigrafe: '', testo: '', dispositivo: '' };
  expect(readCortePronuncia(JSON.stringify(empty))).toEqual({ reason: 'no text', id: 'cost-2031-12' });
  const undated = { ...pronuncia, data_deposito: '', data_decisione: '' };
  expect(readCortePronuncia(JSON.stringify(undated))).toEqual({ reason: 'no date', id: 'cost-2031-12' });
  expect(readCortePronuncia('{"numero_pronuncia": "x"')).toHaveProperty('reason');
});

test('groups massime by year and number, and rejects entities that would expand', () => {
  const xml = `<?xml version="1.0" encoding="UTF-8"?><archivio><pronuncia><pronuncia_testata><anno_pronuncia>2031</anno_pronuncia>
<numero_pronuncia>012</numero_pronuncia></pronuncia_testata><massime><massima><numero>1</numero><titolo><![CDATA[Prima]]></titolo>
<testo><![CDATA[Un testo & altro.]]></testo></massima></massime></pronuncia></archivio>`;
  expect(readMassime(Buffer.from(xml))).toEqual(
    new Map([['2031/12', [{ titolo: 'Prima', testo: 'Un testo & altro.' }]]]),
  );
  const growing = `<!DOCTYPE a [<!ENTITY x "aaaaaaaaaa">]>${xml.replace('Prima', '&x;')}`;
  expect(() => readMassime(Buffer.from(growing))).toThrow();
});

const found = {
  id: 'snciv2031530510O',
  kind: 'snciv',
  szdec: ['5'],
  anno: '2031',
  numdec: '30510',
  datdep: ['20311119'],
  tipoprov: ['Ordinanza Interlocutoria'],
  materia: ['RESPONSABILITÀ CIVILE'],
  ocr: ['FATTI DI CAUSA 1. Il contribuente impugnava.', 'P.Q.M. rigetta il ricorso.'],
};

test('reads a response of the Cassazione’s search service, with values in lists or not', () => {
  const ruling = rulingOf(readSentenzaWeb(JSON.stringify(found)));
  expect(ruling).toMatchObject({
    id: 'cass-civ-2031-30510',
    type: 'ordinanza',
    date: '2031-11-19',
    section: 'T',
    area: 4,
    subject: 'Responsabilità civile',
    principles: [],
  });
  const plain = { ...found, kind: 'snpen', szdec: '5', tipoprov: 'Sentenza', datdep: '20311119', ocr: 'x' };
  expect(rulingOf(readSentenzaWeb(JSON.stringify(plain)))).toMatchObject({
    id: 'cass-pen-2031-30510',
    section: '5',
    area: 2,
  });
});

test.each([
  [
    'the text of another ruling',
    { ocr: 'Numero di raccolta generale 99/2031 Testo.' },
    /another ruling, n\. 99\/2031/,
  ],
  ['no text', { ocr: [] }, /no text/],
  ['no day', { datdep: '20311350' }, /no date/],
  ['no number', { numdec: undefined }, /number/],
  ['no kind', { tipoprov: 'Verbale' }, /no kind/],
])('%s is rejected with the reason', (_, change, reason) => {
  expect(readSentenzaWeb(JSON.stringify({ ...found, ...change }))).toEqual({
    reason: expect.stringMatching(reason) as string,
    ...('numdec' in change ? {} : { id: 'cass-civ-2031-30510' }),
  });
});

const decision = `<?xml version="1.0" encoding="UTF-8"?><GA><Provvedimento xmlns:h="http://www.w3.org/HTML/1998/html4"><meta id="1"><descrittori>
<registro anno="2030" n="01729"/><fascicolo anno="2031" n="00321"/><urn>urn:nir:tar.lazio;sezione.1B:sentenza:2031;321</urn></descrittori>
<file>C:\\uffici\\prova.doc</file><tipologia>Sentenza</tipologia><dataPubblicazione>14/03/2031</dataPubblicazione></meta>
<epigrafe><adunanza><h:div>Il Tribunale Amministrativo Regionale per il Lazio</h:div><h:div>(Sezione Prima Bis)</h:div></adunanza>
<ricorrenti><h:div>sul ricorso di -OMISSIS-;</h:div></ricorrenti></epigrafe><fatto><h:div>La società impugna il diniego.</h:div></fatto>
<diritto><h:div>DIRITTO</h:div><h:div>Il ricorso è fondato.</h:div></diritto><dispositivo><h:div>accoglie il ricorso.</h:div></dispositivo></Provvedimento></GA>`;

test('reads a decision of a TAR without its office metadata', () => {
  const ruling = rulingOf(readGiustiziaAmministrativa(decision));
  expect(ruling).toMatchObject({
    id: 'tar-lazio-2031-321',
    issuer_type_id: 6,
    issuer: 'TAR',
    region: 'Lazio',
    type: 'sentenza',
    number: '321',
    year: 2031,
    date: '2031-03-14',
    section: '1B',
    area: 3,
  });
  expect(ruling.full_text?.split('\n')).toEqual([
    'Il Tribunale Amministrativo Regionale per il Lazio',
    '(Sezione Prima Bis)',
    'sul ricorso di -OMISSIS-;',
    'FATTO',
    'La società impugna il diniego.',
    'DIRITTO',
    'Il ricorso è fondato.',
    'P.Q.M.',
    'accoglie il ricorso.',
  ]);
});

test('rejects a page that is not a decision, and a page with entities', () => {
  expect(readGiustiziaAmministrativa('<html><body>Pagina non trovata<br></body></html>')).toHaveProperty(
    'reason',
  );
  expect(readGiustiziaAmministrativa(`<!DOCTYPE GA [<!ENTITY x "y">]>${decision}`)).toHaveProperty('reason');
  expect(readGiustiziaAmministrativa(decision.replace('14/03/2031', ''))).toEqual({
    reason: 'no date of publication',
    id: 'tar-lazio-2031-321',
  });
});

test('reads dates and entities as sources write them', () => {
  expect(['05/06/2031', '20310605', '2031-06-05T00:00:00Z', '31/02/2031', '', 'ieri'].map(isoDay)).toEqual([
    '2031-06-05',
    '2031-06-05',
    '2031-06-05',
    undefined,
    undefined,
    undefined,
  ]);
  expect(withoutEntities('a&#13;b &amp; c&#x2013;d &ignota;')).toBe('a\nb & c–d &ignota;');
});
