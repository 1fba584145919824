import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readBrief } from './read-brief.ts';

const courts = [
  ...['Cass.', 'Cass. civ.', 'Cass. pen., sez. IV', 'Cassazione', 'la Corte di Cassazione', 'SS.UU.', 'S.U.'],
  ...[
    'Corte cost.',
    'la Corte costituzionale',
    'la Consulta',
    'Cons. Stato, sez. V',
    'il Consiglio di Stato',
  ],
  ...[
    'TAR Lazio',
    'T.A.R. Puglia Bari',
    'CGARS',
    'Corte dei conti, Sez. III App.',
    'Corte conti, sez. giur. Lazio',
  ],
  ...['CTR Veneto', 'CTP di Foggia', 'la Commissione tributaria provinciale', 'CGT II grado del Lazio'],
  ...[
    'Trib. Milano',
    'il Tribunale',
    'il Tribunale di Monza',
    'Tribunale per i minorenni di Roma',
    'App. Bari',
  ],
  ...[
    "la Corte d'appello di Lecce",
    "Corte d'assise di Roma",
    'Giudice di pace di Como',
    'Corte EDU, Rossi c. Italia',
  ],
];
const kinds = [
  ...[
    'sentenza',
    'la sentenza',
    "l'ordinanza",
    'ord.',
    'sent.',
    'con sentenza',
    "con l'ordinanza",
    'la pronuncia',
  ],
];
const between = fc.constantFrom(' ', ', ', ' ', ', sez. III, ', ' - ', '\n', ', sent. ', ' ord. ', ' (');
const digits = fc.oneof(
  fc.integer({ min: 1, max: 99_999 }).map(String),
  fc.integer({ min: 1_000_000, max: 99_999_999 }).map(String),
  fc.constantFrom('XXXX', '___', '[●]', '____', '[…]'),
);
const ofYear = fc.constantFrom(
  ...[
    '/2019',
    '/19',
    ' del 2020',
    '/20XX',
    '/20199',
    '/07/14',
    '/23/2017',
    ' del 12 marzo 2018',
    ' del 3/4/2015',
  ],
  ...['', '/1890', '/2090', ' (2018)', ' dello stesso anno', ', dep. 2020', '/2019, pubbl. 3 marzo 2021'],
);
const number = fc
  .tuple(fc.constantFrom('n. ', 'n.', 'nn. ', 'N. '), digits, ofYear)
  .map((all) => all.join(''));
const article = fc
  .tuple(
    fc.constantFrom('art. ', 'artt. ', "l'art. ", 'articolo '),
    fc.integer({ min: 1, max: 99_999 }),
    fc.constantFrom(
      ' c.c.',
      ' c.p.c.',
      ' Cost.',
      '',
      ' O.P.',
      ' l. 241/1990',
      ' reg. esec. c.d.s.',
      ' d.lgs. cit.',
      ', comma 2',
    ),
  )
  .map((all) => all.join(''));
const citation = fc.oneof(
  { weight: 3, arbitrary: fc.tuple(fc.constantFrom(...courts), between, number).map((all) => all.join('')) },
  {
    weight: 2,
    arbitrary: fc.tuple(fc.constantFrom(...kinds), fc.constant(' '), number).map((all) => all.join('')),
  },
  { weight: 1, arbitrary: article },
);
const around = fc.constantFrom(
  '',
  '',
  'Si veda ',
  'come affermato da ',
  'In tal senso ',
  '(',
  '«',
  'contra ',
  'avverso ',
);
const ending = fc.constantFrom(
  ' ',
  '; ',
  '. ',
  ', ',
  ') ',
  ' e ',
  ', cit. ',
  '\nPagina 2 di 9\n',
  '\nStudio legale Rossi\n3\n\nTribunale di Roma - R.G. 123/2020\n',
  ' ha deciso. ',
);
const text = fc
  .array(
    fc.tuple(around, citation, ending).map((all) => all.join('')),
    { minLength: 1, maxLength: 3 },
  )
  .map((pieces) => pieces.join(''));

/**
 * A careless parser that shares no code with the tested parser: a word for a court or a kind of
 * ruling with a number right behind it, and "art." with one.
 */
const loose = [
  /(?:Cass|Cassazione|SS\.UU|S\.U|Corte|Consulta|Stato|T\.?A\.?R|CGARS|CTR|CTP|CGT|Commissione|Trib|Tribunale|App|Giudice)\b[^;\n()\d]{0,24}?\b[nN]{1,2}\.\s?(?:\d|X{3}|_{3}|\[)/g,
  /(?:sentenza|ordinanza|pronuncia|\bord\.|\bsent\.)\s[nN]{1,2}\.\s?(?:\d|X{3}|_{3}|\[)/g,
  /\bart(?:t\.|\.|icolo)\s\d/g,
];

test('reports every text that looks like a citation', async () => {
  await fc.assert(
    fc.asyncProperty(text, async (brief) => {
      const seen = loose.flatMap((expression) => [...brief.matchAll(expression)]);
      if (seen.length === 0) return;
      const { citations } = await readBrief(brief, '2026-11-26');
      for (const { index, 0: match } of seen) {
        const end = index + match.length;
        const isReported = citations.some((citation) => citation.start <= end && citation.end >= index);
        expect(isReported, `${match} in ${brief}`).toBe(true);
      }
    }),
    { numRuns: 5000 },
  );
});
