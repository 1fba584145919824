import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findReferences } from '../find-references.ts';
import { pageBreaks } from './page-breaks.ts';
import { readBrief } from './read-brief.ts';

const today = '2026-11-26';
const head = 'Tribunale di Roma - R.G. 123/2020';
const foot = (page: number) => `Avv. Mario Rossi - Pag. ${page} di 3`;
const page = (number: number, first: string, last: string, of = 'Il custode risponde del danno.') =>
  `${head}\n\n${first}\n${of}\n${last}\n\n${foot(number)}`;
/** Three pages, the first two of which are divided within a citation. */
const brief = (cut: string, rest: string, lineEnd = '\n') =>
  [
    page(1, 'Si osserva quanto segue.', `Si veda ${cut}`),
    page(2, `${rest}. Così è.`, 'E nulla osta.'),
    page(3, 'Per questi motivi', 'si chiede'),
  ]
    .join('\n')
    .replaceAll('\n', lineEnd);

const breaksOf = async (text: string) =>
  (await readBrief(text, today)).citations.map(({ start, end, reference, impossible }) => [
    text.slice(start, end).replace(/\s*(?:\f|Avv\.|[–-] \d|\d\n)[\s\S]*(?:R\.G\. 123\/2020|copia)\s*/, ' | '),
    reference?.key ?? null,
    ...(impossible ? [impossible.what] : []),
  ]);

describe('a citation across a page break', () => {
  test.each([
    ['Cass. civ., sez. II,', '12 marzo 2019, n. 7154', 'cass:civ:2019:7154'],
    ['Cass. civ., sez. II, 12 marzo', '2019, n. 7154', 'cass:civ:2019:7154'],
    ['Cass. civ., sez. II, 12 marzo 2019,', 'n. 7154', 'cass:civ:2019:7154'],
    ['Cass. civ., sez. II, 12 marzo 2019, n.', '7154', 'cass:civ:2019:7154'],
    ['la sentenza n. 900/2014 del', 'Tribunale di Milano', 'trib:milano:2014:900'],
    ['Corte cost.', 'n. 150/2021', 'cost:2021:150'],
    // The head would name another court.
    ['Corte cost.', 'n. 77 del 2021', 'cost:2021:77'],
    ["l'art. 2051", 'c.c.', 'cc:2051'],
    ['art. 18, comma 4,', 'della legge 20 maggio 1970, n. 300', 'stlav:18'],
  ])('%s | %s', async (cut, rest, key) => {
    for (const lineEnd of ['\n', '\r\n']) {
      const text = brief(cut, rest, lineEnd);
      const { citations } = await readBrief(text, today);
      const citation = citations.find(({ reference }) => reference?.key === key);
      expect(citation, JSON.stringify(citations)).toBeDefined();
      const cited = text.slice(citation?.start, citation?.end);
      expect(cited.includes(foot(1)) && cited.includes(head)).toBe(!/^la sentenza/.test(cut));
      expect(citations.filter(({ reference }) => reference === null)).toEqual([]);
    }
  });

  test('has offsets from its first to its last character', async () => {
    const text = brief('Cass. civ., sez. II,', '12 marzo 2019, n. 7154');
    const [citation] = (await readBrief(text, today)).citations;
    expect(text.slice(citation?.start, citation?.end)).toBe(
      `Cass. civ., sez. II,\n\n${foot(1)}\n${head}\n\n12 marzo 2019, n. 7154`,
    );
  });

  test.each([
    // a separate number
    ['\n12\n', 'Studio legale Rossi'],
    ['\n- 12 -\n\n', 'Ricorso per Alfa s.r.l. c/ Comune di Roma'],
    // a new page without a word
    ['\f', 'Numero registro generale 18105/2017'],
    ['\nwww.studio.example | 3\n', 'Studio legale Rossi'],
  ])('is read across %j and %j', async (number, line) => {
    const text = `${line}\nPremesso.\nCfr. Cass. pen., sez. IV,${number}${line}\n4 aprile 2011, n. 13411, e altro.${number.replace(/\d+/, '13')}${line}\nFine.`;
    const { citations } = await readBrief(text, today);
    expect(citations.map(({ reference }) => reference?.key)).toEqual(['cass:pen:2011:13411']);
  });

  test('is read if only page numbers separate it', async () => {
    const text =
      '(Cass. civ., Sez. II, 19 marzo 2020,\nPagina 1 di 2 - Studio legale Prova\nn. 52901) va confermato.';
    expect(await breaksOf(text)).toEqual([[text.slice(1, text.indexOf(')')), 'cass:civ:2020:52901']]);
  });

  test('is not contradicted by a date in the footer', async () => {
    const text = brief('Cass. civ., sez. II,', '12 marzo 2019, n. 7154').replaceAll(
      'Avv. Mario Rossi',
      'Roma, 31 aprile 2020, Avv. Mario Rossi',
    );
    const { citations } = await readBrief(text, today);
    expect(citations.find(({ reference }) => reference?.key === 'cass:civ:2019:7154')?.impossible).toBeNull();
  });

  test('continues a list', async () => {
    expect(
      (await readBrief(brief('Cass. nn. 123/2018,', '456/2018 e 789/2019'), today)).citations.map(
        ({ reference }) => reference?.key,
      ),
    ).toEqual(['cass:2018:123', 'cass:2018:456', 'cass:2019:789']);
  });
});

test('splits a quotation across pages and omits the page break', async () => {
  const [first, second] = ['il custode risponde del danno', 'cagionato dalla cosa in custodia'];
  const text = brief(`Cass. n. 5/2019: «${first}`, `${second}»`);
  const { citations, quotations } = await readBrief(text, today);
  expect(citations).toHaveLength(1);
  expect(quotations.map(({ start, end, near }) => [text.slice(start, end), near])).toEqual([
    [first, [0]],
    [second, [0]],
  ]);
  // Without the number of a page the same lines may be the brief's own, said twice.
  const plain = text.replace(/ - Pag\. \d di 3/g, '');
  expect((await readBrief(plain, today)).quotations).toHaveLength(1);
});

describe('repeated text that is no page break', () => {
  test.each([
    // titles of a list, which are part of the citation
    ['Cass. civ.\nn. 5/2019\nCass. civ.\nn. 6/2019\nCass. civ.\nn. 7/2019'],
    ['Trib. Milano\nn. 900/2014\nTrib. Roma\nn. 900/2014\nTrib. Milano\nn. 901/2014'],
    ['Cass. n. 15/2019\nApp. Bari\nCass. n. 16/2019\nn. 12/2020\nCass. n. 17/2019'],
  ])('%s', async (text) => {
    const { citations } = await readBrief(text, today);
    expect(
      citations
        .filter(({ reference }) => reference)
        .map(({ start, end, reference }) => [start, end, reference?.key]),
    ).toEqual(findReferences(text).map(({ start, end, key }) => [start, end, key]));
  });

  test('ignores a number on its own line', async () => {
    const text = 'Uguale.\nCass. civ. n.\n715\ndel 2019\nUguale.\nfine';
    expect((await breaksOf(text)).map(([, key]) => key)).toEqual(['cass:civ:2019:715']);
  });

  test('ignores many equal consecutive lines', () => {
    expect(pageBreaks(`Prima\n${'uguale\n'.repeat(9)}dopo`, [], [])).toEqual([]);
    expect(pageBreaks(`Prima\n${'uguale\n'.repeat(2)}dopo`, [], [])).toHaveLength(1);
  });
});

test('reads the same citations for a page break at any position', async () => {
  const citations = [
    'Cass. civ., sez. III, 12 gennaio 2018, n. 1306',
    'Cass. pen., sez. IV, sent. 4 aprile 2011, n. 13411',
    'Corte cost., 23 dicembre 1997, n. 414',
    'Cons. Stato, sez. VI, 5 marzo 2015, n. 1099',
    'art. 18, comma 4, della legge 20 maggio 1970, n. 300',
    'sentenza n. 900/2014 del Tribunale di Milano',
  ];
  const terms = 'la parte ricorrente deduce che il custode risponde del danno salvo che provi altro'.split(
    ' ',
  );
  const piece = fc.oneof(
    fc.constantFrom(...citations),
    fc.array(fc.constantFrom(...terms), { minLength: 3, maxLength: 12 }).map((some) => some.join(' ')),
  );
  const edges = fc.constantFrom(
    (at: number) => `\n\nStudio legale Rossi\n${at}\f`,
    (at: number) => `\nPag. ${at} di 40\nRicorso di Alfa s.r.l. contro Comune\n`,
    (at: number) => `\nAlfa s.r.l. - atto di appello | ${at}\n\n`,
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(piece, { minLength: 10, maxLength: 60 }),
      edges,
      fc.integer({ min: 60, max: 160 }),
      async (pieces, edge, length) => {
        // Every page has different words, because a repeated line would count as a header.
        const lines = pieces.map(
          (piece, i) => `${piece}; q${'abcdefghij'[i % 10]}${'abcdefghij'[Math.floor(i / 10)]}z`,
        );
        const plain = `${lines.join(', ')}.`;
        const spoken = plain.split(' ');
        let [text, line, at] = ['', 0, 0];
        for (const word of spoken) {
          if (line > length) text += edge(++at);
          else if (text !== '') text += ' ';
          line = line > length ? 0 : line + word.length;
          text += word;
        }
        fc.pre(at > 1);
        const keysOf = async (of: string) =>
          (await readBrief(of, today)).citations.map((citation) => citation.reference?.key);
        expect(await keysOf(text), text).toEqual(await keysOf(plain));
      },
    ),
    { numRuns: 100 },
  );
});
