import { describe, expect, test } from 'vitest';
import { compareQuotation } from './compare-quotation.ts';
import { findQuotations } from './find-quotations.ts';
import { quotedWords, rulingWords } from './words.ts';

const ruling =
  'In tema di responsabilità per danni da cose in custodia, il custode risponde del danno cagionato dalla cosa, salvo che provi il caso fortuito; la condotta della vittima che sia imprevedibile ed eccezionale interrompe il nesso causale. Resta fermo l\u2019obbligo extracontrattuale di chi ha la cosa, perché ne ha il governo.';

function compare(quotation: string, text = ruling) {
  const quoted = quotedWords(quotation);
  const found = compareQuotation(quoted, rulingWords(text, new Set(quoted.rows)));
  return (
    found && {
      ...found,
      differs: found.differs.map(({ start, end, original }) => [quotation.slice(start, end), original]),
      there: text.slice(found.start, found.end),
    }
  );
}

describe('verbatim quotation', () => {
  test.each([
    ['as it is', 'il custode risponde del danno cagionato dalla cosa, salvo che provi il caso fortuito'],
    [
      'another beginning',
      'Il custode risponde del danno cagionato dalla cosa salvo che provi il caso fortuito.',
    ],
    [
      'other signs',
      'il custode  risponde\u00a0del danno\ncagionato dalla cosa – salvo che provi il caso fortuito',
    ],
    [
      'a broken word',
      'il custode rispon-\nde del danno cagio\u00adnato dalla cosa, salvo che provi il caso fortuito',
    ],
    [
      'a word that a scanner set apart',
      'il custo de risponde del danno cagionato dalla cosa, salvo che provi',
    ],
    [
      'letters that a scanner took for others',
      'i1 custode risponde del danno cagionato dalla cosa, salvo che provi',
    ],
    ['left out', 'il custode risponde del danno […] salvo che provi il caso fortuito'],
    [
      'left out, by a word',
      'il custode risponde del danno cagionato (omissis) provi il caso fortuito; [...] interrompe il nesso causale',
    ],
    ['left out at both ends', '… il custode risponde del danno cagionato dalla cosa, salvo che provi [...]'],
    ['few words after what is left out', 'il custode risponde del danno cagionato dalla cosa […] il governo'],
    ['few words before it', 'In tema […] il custode risponde del danno cagionato dalla cosa'],
    [
      'own emphasis',
      'il **custode** risponde del danno (corsivo nostro) cagionato dalla cosa [sic], salvo che provi (n.d.r.) il caso fortuito',
    ],
    ['a letter in brackets', '[I]l custode risponde del danno cagionato dalla cosa, salvo che provi'],
    [
      'hyphens and accents',
      "Resta fermo l'obbligo extra-contrattuale di chi ha la cosa, perche' ne ha il governo",
    ],
    [
      'an accent the other way',
      'Resta fermo l’obbligo extra contrattuale di chi ha la cosa, perchè ne ha il governo',
    ],
  ])('%s', (_, quotation) => {
    expect(compare(quotation)).toMatchObject({ differs: [], share: 1 });
  });

  test('returns the offsets in the text', () => {
    const found = compare('custode risponde del danno cagionato dalla cosa, salvo che');
    expect(found?.there).toBe('custode risponde del danno cagionato dalla cosa, salvo che');
  });
});

describe('altered quotation', () => {
  test.each([
    [
      'a word',
      'il custode risponde del danno cagionato dalla vittima, salvo che provi il caso fortuito',
      [['vittima', 'cosa']],
    ],
    ['the first word', 'un custode risponde del danno cagionato dalla cosa, salvo che provi', [['un', 'il']]],
    [
      'the last word',
      'il custode risponde del danno cagionato dalla cosa, salvo che neghi',
      [['neghi', 'provi']],
    ],
    ['a word more', 'il custode non risponde del danno cagionato dalla cosa, salvo che provi', [['non', '']]],
    [
      'a word less',
      'il custode risponde del danno cagionato dalla cosa, salvo provi il caso fortuito',
      [['', 'che']],
    ],
    [
      'an accent that is another word',
      'la condotta della vittima che sia imprevedibile è eccezionale interrompe il nesso causale',
      [['è', 'ed']],
    ],
    ['an ending', 'il custode risponde dei danno cagionato dalla cosa, salvo che provi', [['dei', 'del']]],
    [
      'two places',
      'il gestore risponde del danno cagionato dalla cosa, salvo che provi il fatto fortuito; la condotta',
      [
        ['gestore', 'custode'],
        ['fatto', 'caso'],
      ],
    ],
    [
      'one after what is left out',
      'il custode risponde del danno […] salvo che neghi il caso fortuito; la condotta della vittima',
      [['neghi', 'provi']],
    ],
    [
      'what is not there, behind a gap',
      'il custode risponde del danno cagionato dalla cosa […] sempre',
      [['sempre', '']],
    ],
  ] as const)('%s', (_, quotation, differs) => {
    expect(compare(quotation)?.differs).toEqual(differs);
  });

  test.each([
    [
      'another text',
      'La proprietà si acquista per usucapione in virtù del possesso continuato per venti anni',
    ],
    ['less than four fifths', 'il custode paga del danno cagionato da bestie, salvo che neghi il caso'],
    ['the same words in another order', 'cosa dalla cagionato danno del risponde custode il che salvo provi'],
  ])('is rejected: %s', (_, quotation) => {
    expect(compare(quotation)).toBeNull();
  });

  test('is aligned with the best of two occurrences', () => {
    const repeated = `il custode risponde del danno cagionato da animali, se provato. ${ruling}`;
    expect(
      compare('il custode risponde del danno cagionato dalla cosa, salvo che provi', repeated)?.differs,
    ).toEqual([]);
  });
});

test.each([
  ['«a «b» c» e “d”', ['a «b» c', 'd']],
  ['dice "il custode" e "la cosa", poi', ['il custode', 'la cosa']],
  ['un 24" e poi "il custode" e basta', ['il custode']],
  ['aperto «mai chiuso e "il custode"', ['il custode']],
  ['”il custode” e ”la cosa”', ['il custode', 'la cosa']],
  ['<<il custode>> e „la cosa“', ['il custode', 'la cosa']],
  ['«», « » e ""', []],
  [`«${'parola '.repeat(3000)}»`, []],
])('finds the quotations of %s', (text, found) => {
  expect(findQuotations(text).map(({ start, end }) => text.slice(start, end))).toEqual(found);
});

test.each([
  ['nel la parte', 'custo de risponde del danno cagionato dalla cosa, salvo che provi il ca so'],
  ['two words in one', 'ilcustode risponde del danno cagionato dalla cosa, salvo che provi ilcaso'],
  ['an article', 'interrompe i1 nesso causale. Resta fermo 1’obbligo extracontrattuale di chi ha 1a cosa'],
])('ignores OCR noise at an end: %s', (_, quotation) => {
  expect(compare(quotation)).toMatchObject({ differs: [], share: 1 });
});
