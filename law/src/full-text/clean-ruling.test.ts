import { expect, test } from 'vitest';
import { cleanRuling } from './clean-ruling.ts';

const page = (n: number, ...lines: string[]) =>
  [`--- Pagina ${n} ---`, '', ...lines, `${n} di 3`, ''].join('\n');

test('joins the lines of a printed ruling to paragraphs', () => {
  const printed = [
    '======================================================================',
    'Civile Ord. Sez. 5   Num. 77  Anno 2031',
    'Data pubblicazione: 13/11/2031',
    '======================================================================',
    '',
    'ORDINANZA',
    'sul ricorso iscritto al n. 123/2030 R.G. proposto da',
    'BIANCHI ALDO, rappresentato e difeso dall’avvocato Carlo Neri, presso',
    'lo studio del quale è domiciliato',
    '-ricorrente-',
    'contro',
    'AGENZIA DELLE ENTRATE, in persona del direttore pro-',
    'tempore',
    page(
      2,
      'FATTI DI CAUSA',
      '1. Il contribuente impugnava l’avviso, che la commissione di primo grado',
      'Numero registro generale 123/2030',
      'Numero sezionale 9/2031',
      'annullava.',
      'Data pubblicazione 25/11/2031',
      '2. L’appello era respinto, come già deciso da Cass. n.',
      '12/2020, con sentenza del',
    ),
    page(
      3,
      '3 marzo 2029.',
      'RAGIONI DELLA DECISIONE',
      '1. Il motivo è fondato.',
      'P.Q.M.',
      'accoglie il ricorso.',
    ),
  ].join('\n');
  expect(cleanRuling(printed).split('\n')).toEqual([
    'ORDINANZA',
    'sul ricorso iscritto al n. 123/2030 R.G. proposto da BIANCHI ALDO, rappresentato e difeso dall’avvocato Carlo Neri, presso lo studio del quale è domiciliato',
    '-ricorrente-',
    'contro',
    'AGENZIA DELLE ENTRATE, in persona del direttore pro-tempore',
    'FATTI DI CAUSA',
    '1. Il contribuente impugnava l’avviso, che la commissione di primo grado annullava.',
    '2. L’appello era respinto, come già deciso da Cass. n. 12/2020, con sentenza del 3 marzo 2029.',
    'RAGIONI DELLA DECISIONE',
    '1. Il motivo è fondato.',
    'P.Q.M.',
    'accoglie il ricorso.',
  ]);
});

test('removes a running header and keeps a line that looks like one', () => {
  const pages = [1, 2, 3, 4].map(
    (n) => `R.G. 12/2030 - pag. ${n}\nLa riga ${'abcd'[n - 1]} del testo continua così\n${n}`,
  );
  expect(cleanRuling(pages.join('\f'))).toBe(
    ['a', 'b', 'c', 'd'].map((letter) => `La riga ${letter} del testo continua così`).join(' '),
  );
  const twice = [1, 2].map((n) => `Sezione prima\nriga ${n} del testo`);
  expect(cleanRuling(twice.join('\f'))).toContain('Sezione prima');
});

test("removes the portal's header after the first page", () => {
  const text = [
    'SENTENZA',
    'sul ricorso n. 5/2030',
    'Civile Sent. Sez. 2 Num. 8 Anno 2031',
    'Presidente: ROSSI ADA',
    'Relatore: VERDI UGO',
    'Data pubblicazione: 01/02/2031',
  ];
  expect(cleanRuling(text.join('\n'))).toBe('SENTENZA\nsul ricorso n. 5/2030');
});

test('keeps paragraphs that are lines, also with Windows line breaks', () => {
  const paragraph = `1. ${'Il motivo è fondato e va accolto. '.repeat(8).trim()}`;
  expect(cleanRuling(`${paragraph}\r\n\r\n2. Breve.\r\n${paragraph}`)).toBe(
    `${paragraph}\n2. Breve.\n${paragraph}`,
  );
});

test('splits a text without line breaks at its numbers', () => {
  const body = 'Il motivo è infondato, poiché l’art. 3. Il secondo comma non lo prevede. '.repeat(20).trim();
  const flat = `SENTENZA sul ricorso FATTI DI CAUSA 1. ${body} 2. Il secondo motivo. RAGIONI DELLA DECISIONE 1. ${body} 1.1. Segue. P.Q.M. rigetta.`;
  expect(cleanRuling(flat).split('\n')).toEqual([
    'SENTENZA sul ricorso',
    'FATTI DI CAUSA',
    `1. ${body}`,
    '2. Il secondo motivo.',
    'RAGIONI DELLA DECISIONE',
    `1. ${body}`,
    '1.1. Segue.',
    'P.Q.M.',
    'rigetta.',
  ]);
});

test('takes linear time for thirty million characters', () => {
  const started = performance.now();
  expect(cleanRuling('Il motivo è fondato.\n'.repeat(200_000)).length).toBeGreaterThan(1_000_000);
  expect(cleanRuling('a'.repeat(30_000_000)).length).toBe(30_000_000);
  expect(performance.now() - started).toBeLessThan(20_000);
});
