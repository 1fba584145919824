import { expect, test } from 'vitest';
import { hasAnonymityNotice, maskTaxCodes } from './obscured-data.ts';

const long = 'Il motivo è fondato. '.repeat(400);

test.each([
  'In caso di diffusione del presente provvedimento omettere le generalità e gli altri dati identificativi, a norma dell’art. 52 d.lgs. 196/03.',
  'Dispone che si omettano le generalità delle parti.',
  'Manda alla segreteria di procedere all’oscuramento delle generalità.',
  'Ritenuto che sussistano i presupposti di cui all’articolo 52, commi 1 e 2, del decreto legislativo 30 giugno 2003, n. 196',
  'ai sensi dell’art. 52, comma 5, D.Lgs. n. 196/2003',
])('finds a notice at either end: %s', (notice) => {
  expect(hasAnonymityNotice(`${long}${notice}`)).toBe(true);
  expect(hasAnonymityNotice(`${notice}${long}`)).toBe(true);
  expect(hasAnonymityNotice(`${long}${notice}${long}`)).toBe(false);
});

test('ignores other articles and other numbers', () => {
  expect(hasAnonymityNotice('ai sensi dell’art. 52 del d.P.R. n. 633/1972')).toBe(false);
  expect(hasAnonymityNotice('il d.lgs. n. 196/2003, art. 7')).toBe(false);
});

test.each([
  ['(RSSMRA85T10A562S)', '(****************)'],
  ['codice fiscale RSS MRA 85T10 A562 S.', 'codice fiscale *** *** ***** **** *.'],
  ['c.f. rssmra85t10a562s,', 'c.f. ****************,'],
  ['RSSMRA\n85T10A562S', '******\n**********'],
  // digits that several people share became letters
  ['RSSMRAU5T10A562S', '****************'],
])('masks a personal tax code at equal length: %s', (written, masked) => {
  expect(maskTaxCodes(written)).toBe(masked);
});

test('keeps company numbers, words and numbers of acts', () => {
  const text =
    'codice fiscale 06363391001, avviso TMB036U00774-2019, responsabilmente, IT60X0542811101000000123456';
  expect(maskTaxCodes(text)).toBe(text);
});
