import type { CheckedQuotation, CheckedReference } from '@massima/contract/citations';
import type { RulingHeading } from '@massima/contract/ruling-heading';
import type { ResponseOf } from '../answers/types.ts';
import { sampleReceipt } from './receipt.ts';

export const sampleHeading = (over: Partial<RulingHeading> = {}): RulingHeading => ({
  ruling_id: 'cass-2017-12027',
  issuer_type_id: 3,
  document_emanante: 'Corte di cassazione',
  document_place: 'Roma',
  document_region: 'Lazio',
  document_sezione: '3',
  document_area: 1,
  document_date: '2017-05-16',
  sent_anno: 2017,
  sent_numero: '12027',
  document: { ruling_type: 'ordinanza', has_full_text: true },
  ...over,
});

export const sampleOfficial = () => ({
  today: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato!vig=',
  then: null,
  undated: null,
});

/** Brief with correct and wrong citations, and with rulings that do not exist. */
export const sampleBrief = [
  'Il custode risponde ai sensi dell\u2019art. 2051 c.c. (Cass. civ. n. 12027/2017),',
  'come ribadito da Cass. civ., 1 marzo 2018, n. 2482 e da Cass. civ. n. 99999/2019.',
  'Si veda anche Cass. pen. n. 771/2021 e, di nuovo, l\u2019art. 2051 c.c.',
  'Contra: Cass. civ., 30 febbraio 2018, n. 88; Cass. civ. n. 12027/2016; Giudice di pace di Roma n. 5/2019.',
  'La sent. n. 12027/2017, cit., resta isolata.',
  'Cass. civ. n. 12027/2017: «il custode risponde sempre del danno cagionato dalla cosa, salvo che provi il caso fortuito».',
  'Si è pure scritto che «la condotta della vittima interrompe il nesso causale quando è imprevedibile» (Cass. pen. n. 771/2021).',
  'E ancora: “chi ha la cosa in custodia ne ha il governo, e ne risponde verso i terzi” (Cass. civ. n. 12027/2017).',
].join('\n');

const found: [string, Partial<CheckedReference>][] = [
  ['art. 2051 c.c.', { kind: 'provision', key: 'cc:2051', state: 'understood', official: sampleOfficial() }],
  ['Cass. civ. n. 12027/2017', { state: 'found', ruling: sampleHeading() }],
  [
    'Cass. civ., 1 marzo 2018, n. 2482',
    {
      state: 'differs',
      differs: ['date'],
      ruling: sampleHeading({
        ruling_id: 'cass-2482',
        sent_numero: '2482',
        sent_anno: 2018,
        document_date: '2018-02-01',
      }),
    },
  ],
  [
    'Cass. civ. n. 99999/2019',
    {
      state: 'missing',
      coverage: [{ label: 'Cass. civ.', year: 2019, count: 13_940, highest: 34_000 }],
    },
  ],
  [
    'Cass. pen. n. 771/2021',
    {
      state: 'differs',
      differs: ['court'],
      ruling: sampleHeading({
        ruling_id: 'cass-771',
        sent_numero: '771',
        sent_anno: 2021,
        document_date: '2021-02-03',
      }),
    },
  ],
  ['art. 2051 c.c.', { kind: 'provision', key: 'cc:2051', state: 'understood', official: sampleOfficial() }],
  [
    'Cass. civ., 30 febbraio 2018, n. 88',
    { state: 'impossible', impossible: { what: 'date', limit: '30 febbraio 2018' } },
  ],
  ['Cass. civ. n. 12027/2016', { state: 'elsewhere', differs: ['year'], ruling: sampleHeading() }],
  ['Giudice di pace di Roma n. 5/2019', { state: 'unread' }],
  ['sent. n. 12027/2017, cit.', { label: 'Cass. civ. n. 12027/2017', again: 1, ruling: sampleHeading() }],
  ['Cass. civ. n. 12027/2017', { again: 1, ruling: sampleHeading() }],
  [
    'Cass. pen. n. 771/2021',
    {
      state: 'differs',
      differs: ['court'],
      again: 4,
      ruling: sampleHeading({
        ruling_id: 'cass-771',
        sent_numero: '771',
        sent_anno: 2021,
        document_date: '2021-02-03',
      }),
    },
  ],
  ['Cass. civ. n. 12027/2017', { again: 1, ruling: sampleHeading() }],
];

/** Quotations of the sample brief: altered, missing, verbatim. */
const quoted: [string, number, CheckedQuotation['state'], [written: string, original: string][]][] = [
  [
    'il custode risponde sempre',
    10,
    'altered',
    [
      ['sempre', ''],
      ['cagionato', 'provocato'],
    ],
  ],
  ['la condotta della vittima', 11, 'absent', []],
  ['chi ha la cosa in custodia', 12, 'verbatim', []],
];

const sampleQuotations = (text: string): CheckedQuotation[] =>
  quoted.flatMap(([wording, reference, state, changes]): CheckedQuotation[] => {
    const start = text.indexOf(wording);
    if (start < 0) return [];
    const found_at = {
      reference,
      id_new: 'cass-2017-12027-m1',
      kind: 'principle' as const,
      start: 40,
      end: 140,
    };
    return [
      {
        start,
        end: start + text.slice(start).search(/[»”]/),
        reference,
        state,
        differs: changes.map(([written, original]) => {
          const at = text.indexOf(written, start);
          return { start: at, end: at + written.length, original };
        }),
        found_at: state === 'absent' ? null : found_at,
      },
    ];
  });

/** Returns a citation at the start of a text, to a ruling of the collection. */
export const sampleReference = (label: string): CheckedReference => ({
  start: 0,
  end: label.length,
  kind: 'ruling',
  key: null,
  label,
  state: 'found',
  differs: [],
  ruling: null,
  perhaps: null,
  again: null,
  impossible: null,
  replaced: null,
  fate: [],
  official: null,
  coverage: [],
});

/** Returns the check of the sample brief, at the positions of its citations in the text. */
export function sampleCheck(text: string): ResponseOf<'citations.check'> {
  let at = 0;
  const references = found.flatMap(([spelled, over]): CheckedReference[] => {
    const start = text.indexOf(spelled, at);
    if (start < 0) return [];
    at = start + spelled.length;
    return [{ ...sampleReference(spelled), start, end: at, ...over }];
  });
  return { references, quotations: sampleQuotations(text), receipt: sampleReceipt() };
}

const years = (first: number, counts: readonly number[]) =>
  counts.map((count, i) => ({ year: first + i, count })).filter(({ count }) => count > 0);

const linked = (over: Partial<RulingHeading>) => ({
  ...sampleHeading(over),
  principle: 'Il condominio risponde dei danni che derivano dalle parti comuni, salvo il caso fortuito.',
});

/** Ruling that cites two others, of which one is missing, and that many others cite. */
export const sampleCitations = (): ResponseOf<'rulings.citations'> => ({
  receipt: sampleReceipt(),
  ruling_id: 'cass-2017-12027',
  cites: {
    total: 2,
    list: [
      {
        label: 'Cass. civ. n. 2482/2018',
        ruling: linked({ ruling_id: 'cass-2482', sent_numero: '2482', document_date: '2018-02-01' }),
      },
      { label: 'Cass. civ. n. 999/1987', ruling: null },
    ],
  },
  cited_by: {
    total: 23,
    years: years(2018, [2, 9, 0, 7, 5]),
    list: ['2022-10-03', '2021-06-18', '2019-01-30'].map((document_date, i) =>
      linked({ ruling_id: `cass-${i}`, sent_numero: String(3000 + i), document_date }),
    ),
  },
  provisions: ['art. 2051 c.c.', 'art. 1227 c.c.', 'l. 241/1990'].map((label, at) => ({
    key: ['cc:2051', 'cc:1227', 'l:1990:241'][at] ?? '',
    label,
    official: {
      ...sampleOfficial(),
      then: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato!vig=2017-05-16',
    },
  })),
  related: [],
  alike: [linked({ ruling_id: 'cass-88', sent_numero: '88', document_date: '2020-01-08' })],
});

export const sampleApplying = (label: string): ResponseOf<'rulings.applying'> => ({
  receipt: sampleReceipt(),
  provision: {
    key: 'cc:2051',
    label,
    official: sampleOfficial(),
    total: 341,
    years: years(2005, [4, 11, 18, 25, 31, 40, 52, 60, 44, 56]),
    authorities: [
      { issuer_type_id: 3, document_emanante: 'Corte di cassazione', count: 280 },
      { issuer_type_id: 1, document_emanante: 'Tribunale di Milano', count: 61 },
    ],
  },
});
