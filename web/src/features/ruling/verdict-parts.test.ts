import { expect, it } from 'vitest';
import { verdictParagraphs } from './verdict-parts.ts';

const text = [
  'REPUBBLICA ITALIANA',
  'LA CORTE SUPREMA DI CASSAZIONE',
  'sul ricorso proposto dal Comune.',
  'FATTI DI CAUSA',
  '1. Il Comune ricorre.',
  'Ragioni della decisione:',
  'In diritto.',
  'In diritto il ricorso è infondato.',
  'IVA',
  'P. Q. M.',
  'La Corte rigetta il ricorso.',
].join('\n\n');

it('recognises only the headings of standard parts, ignoring case', () => {
  const parts = verdictParagraphs(text).flatMap(({ part, start }) =>
    part ? [[part, text.slice(start, start + 5)]] : [],
  );
  expect(parts).toEqual([
    ['Fatti di causa', 'FATTI'],
    ['Ragioni della decisione', 'Ragio'],
    ['In diritto', 'In di'],
    ['P.Q.M.', 'P. Q.'],
  ]);
});

it('treats lines in capitals as captions, and sentences not', () => {
  const captions = verdictParagraphs(text).flatMap((paragraph) =>
    paragraph.isCaption ? [paragraph.text] : [],
  );
  expect(captions).toEqual([
    'REPUBBLICA ITALIANA',
    'LA CORTE SUPREMA DI CASSAZIONE',
    'FATTI DI CAUSA',
    'Ragioni della decisione:',
    'In diritto.',
    'IVA',
    'P. Q. M.',
  ]);
  expect(verdictParagraphs('P.Q.M.')[0]).toMatchObject({ isCaption: true, part: 'P.Q.M.' });
});
