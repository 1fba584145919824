import { expect, test } from 'vitest';
import { numberForms, registerForms } from './heading-forms.ts';
import { readHeading } from './read-heading.ts';

const box = (number: number) =>
  `=====================\nCivile Ord. Sez. 5   Num. ${number}  Anno 2031\nPresidente: ROSSI ADA\nRelatore: VERDI UGO\nData pubblicazione: 13/11/2031\n=====================\n`;
const body = `ORDINANZA
sul ricorso iscritto al n. 29308/2022 R.G. proposto da
AGENZIA DELLE ENTRATE
-ricorrente-
contro
BIANCHI S.R.L.
-intimata-
avverso la SENTENZA della COMMISSIONE TRIBUTARIA
REGIONALE DELLA SICILIA n. 4124/2022 depositata il 6 maggio 2022
FATTI DI CAUSA
1. La società impugnava.
RAGIONI DELLA DECISIONE
1. Il motivo è fondato.
P.Q.M.
accoglie il ricorso.
Così deciso in Roma, nella camera di consiglio del 22 ottobre
2031.`;

test("reads a ruling of the Cassazione by the portal's header", () => {
  expect(readHeading(box(30510) + body)).toEqual({
    kind: 'ordinanza',
    court: { court: 'cass' },
    branch: 'civile',
    section: '5',
    number: '30510',
    year: 2031,
    published: '2031-11-13',
    decided: '2031-10-22',
    registers: ['29308/2022'],
    doubts: [],
    isRefused: false,
  });
});

const stamped = (number: number) =>
  body.replace(
    'RAGIONI',
    `Numero registro generale 29308/2022\nNumero di raccolta generale ${number}/2031\nData pubblicazione 25/11/2031\nRAGIONI`,
  );

test('prefers a stamp to the file name, and the file name to a header', () => {
  expect(readHeading(box(9) + stamped(30925), { fileName: 'snciv2031530925O.pdf' })).toMatchObject({
    number: '30925',
    published: '2031-11-25',
    doubts: ['The header above it is that of another ruling, n. 9/2031, and counts for nothing.'],
    isRefused: false,
  });
  const named = readHeading(box(9) + body, { fileName: 'snciv2031530926O.txt' });
  expect(named).toMatchObject({
    number: '30926',
    year: 2031,
    section: '5',
    kind: 'ordinanza',
    isRefused: false,
  });
  // the day stood in the header of the other one
  expect(named.published).toBeUndefined();
});

test('rejects contradictions with an explanation', () => {
  expect(readHeading(stamped(30925), { fileName: 'snciv2031530926O.txt' })).toMatchObject({
    isRefused: true,
    doubts: ['The stamp says n. 30925/2031, the name of the file n. 30926/2031.'],
  });
  expect(readHeading(`${stamped(30925)}\n${stamped(30926)}`)).toMatchObject({
    isRefused: true,
    doubts: ['Two numbers are stamped on it: n. 30925/2031 and n. 30926/2031.'],
  });
});

test('ignores a header that several texts share', () => {
  const { number, published, doubts } = readHeading(box(9) + body, {
    isShared: ({ number }) => number === '9',
  });
  expect([number, published]).toEqual([undefined, undefined]);
  expect(doubts).toEqual(['Several texts have the same header, n. 9/2031: it counts for none of them.']);
});

test('returns no guessed values', () => {
  expect(readHeading('Gentile collega,\nti invio il testo di cui abbiamo parlato.')).toEqual({
    ...{ kind: undefined, court: undefined, branch: undefined, section: undefined, number: undefined },
    ...{
      year: undefined,
      published: undefined,
      decided: undefined,
      registers: [],
      doubts: [],
      isRefused: false,
    },
  });
  // ignores number and date of the other ruling
  expect(readHeading(body)).toMatchObject({ number: undefined, published: undefined, court: undefined });
});

test.each([
  [
    'a tribunal',
    'REPUBBLICA ITALIANA\nIN NOME DEL POPOLO ITALIANO\nTRIBUNALE DI MILANO\nSentenza n. 1234/2031 pubbl. il 12/05/2031\nRG n. 456/2030\nSENTENZA\nnella causa iscritta al n. 456/2030\nMilano, 10 maggio 2031',
    {
      kind: 'sentenza',
      court: { court: 'trib', place: 'MILANO' },
      number: '1234',
      year: 2031,
      published: '2031-05-12',
      decided: '2031-05-10',
      registers: ['456/2030'],
    },
  ],
  [
    'the Consiglio di Stato',
    'Pubblicato il 07/06/2031\nN. 05123/2031 REG.PROV.COLL.\nN. 01234/2030 REG.RIC.\nIl Consiglio di Stato\nin sede giurisdizionale (Sezione Quarta)\nha pronunciato la presente\nSENTENZA\nsul ricorso numero di registro generale 1234 del 2030, proposto da\nCosì deciso in Roma nella camera di consiglio del giorno 9 maggio 2031',
    {
      kind: 'sentenza',
      court: { court: 'cds' },
      number: '5123',
      year: 2031,
      published: '2031-06-07',
      decided: '2031-05-09',
      registers: ['1234/2030'],
    },
  ],
  [
    'the Corte costituzionale',
    'SENTENZA N. 12\nANNO 2031\nREPUBBLICA ITALIANA\nLA CORTE COSTITUZIONALE\nha pronunciato la seguente\nSENTENZA\nnel giudizio di legittimità costituzionale\nCosì deciso in Roma, il 10 gennaio 2031.\nDepositata in Cancelleria il 7 febbraio 2031',
    {
      kind: 'sentenza',
      court: { court: 'cost' },
      number: '12',
      year: 2031,
      published: '2031-02-07',
      decided: '2031-01-10',
    },
  ],
  [
    'a decree',
    'D E C R E T O\nsul ricorso iscritto al n. 23508/2028 R.G. proposto da A\nDICHIARA ESTINTO IL PROCESSO\nRoma, 17/11/2031\nLa Presidente',
    { kind: 'decreto', decided: '2031-11-17', registers: ['23508/2028'] },
  ],
  [
    'joined cases, with the register of another matter',
    'SENTENZA\nsui seguenti ricorsi riuniti:\n- ricorso iscritto al n. 18711/2027 R.G. proposto da: A\n- ricorso iscritto al n. 30590/2029 R.G. proposto da: B\nRegistro: n. 77/2020',
    { registers: ['18711/2027', '30590/2029'] },
  ],
])('%s', (_, text, expected) => {
  expect(readHeading(text)).toMatchObject(expected);
});

test('matches its example with every form', () => {
  for (const [example, expression] of numberForms)
    expect(expression.exec(example)?.groups).toMatchObject({ year: expect.any(String) });
  for (const [example, expression] of registerForms)
    expect([...example.matchAll(expression)]).toHaveLength(1);
});
