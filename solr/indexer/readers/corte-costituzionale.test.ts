import { expect, test } from 'vitest';
import { readCorteCostituzionale } from './corte-costituzionale.ts';
import { withAccents } from './italian-accents.ts';
import { sentenceCase } from './sentence-case.ts';

const row = {
  id: 'cost-1956-1',
  ecli: 'ECLI:IT:COST:1956:1',
  tipo: 'sentenza',
  numero: 1,
  anno: 1956,
  data_decisione: '1956-06-05',
  data_deposito: '1956-06-14',
  tipologia_giudizio: 'GIUDIZIO DI LEGITTIMITÀ COSTITUZIONALE IN VIA INCIDENTALE',
  dispositivo: "LA CORTE\ndichiara\nla illegittimita' della norma.\nCosì deciso.",
  massime: [
    {
      n: 1,
      titolo: "SENT. 1/56 A. LEGITTIMITA' COSTITUZIONALE - REGIONE SICILIA - ART. 21 COST.",
      testo: "E' legittimita' perche' puo'.",
      parametri: ['Costituzione, art. 21'],
    },
    { n: 2, titolo: 'Vuota', testo: ' ', parametri: [] },
  ],
  cita: ['cost-1955-9'],
};

test('converts a ruling of the open data to our format', () => {
  const read = readCorteCostituzionale(JSON.stringify(row));
  if ('reason' in read) throw new Error(read.reason);
  expect(read.left).toEqual([{ id: 'cost-1956-1-m2', reason: 'empty massima' }]);
  expect(read.ruling).toMatchObject({
    id: 'cost-1956-1',
    issuer_type_id: 4,
    number: '1',
    date: '1956-06-14',
    ecli: 'ECLI:IT:COST:1956:1',
    full_text: 'LA CORTE dichiara la illegittimità della norma.\nCosì deciso.',
    cites: ['cost:1955:9'],
  });
  expect(read.ruling.principles).toEqual([
    {
      n: 1,
      kind: 'principle',
      title: 'Legittimità costituzionale - Regione Sicilia - Art. 21 Cost.',
      text: 'È legittimità perché può.',
      provisions: ['Costituzione, art. 21'],
    },
  ]);
});

test('returns the reason for an invalid line', () => {
  expect(readCorteCostituzionale('{')).toHaveProperty('reason');
  expect(
    readCorteCostituzionale(JSON.stringify({ ...row, data_deposito: null, data_decisione: null })),
  ).toEqual({
    reason: 'no date',
    id: 'cost-1956-1',
  });
});

test('converts apostrophes to accents, but not elisions', () => {
  expect(withAccents("l'attivita' d'ufficio, cosi' com'e' nei 'casi' di un po' di cio'")).toBe(
    "l'attività d'ufficio, così com'è nei 'casi' di un po' di ciò",
  );
  expect(withAccents("POTESTA' E LIBERTA'")).toBe('POTESTÀ E LIBERTÀ');
});

test('lowers titles in capitals and keeps other titles', () => {
  expect(sentenceCase('IMPIEGO PUBBLICO - INDENNITÀ I.V.A. - CORTE DEI CONTI')).toBe(
    'Impiego pubblico - Indennità I.V.A. - Corte dei conti',
  );
  expect(sentenceCase('Impiego pubblico - TFR')).toBe('Impiego pubblico - TFR');
});
