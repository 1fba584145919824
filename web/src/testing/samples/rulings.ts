import type { SearchData, SearchResult } from '@massima/contract/search';
import type { ResponseOf } from '../answers/types.ts';
import { sampleResult } from '../sample-result.ts';
import { sampleHeading } from './citations.ts';
import { principles } from './principles.ts';
import { positionsOf, verdictText } from './verdict-text.ts';
import { sampleReceipt } from './receipt.ts';

const terms = /\b(?:custod\w*|cadut\w*|responsabilit\w+)/giu;

const about = (text: string, over: Partial<SearchResult>): Partial<SearchResult> => ({
  document_diritto: text,
  document_type_massima_start: 1,
  document_type_massima_end: text.length,
  keywords_positions: positionsOf(text, terms),
  ...over,
});

/**
 * Returns three results: Cassazione, a court of first instance without text, a fictional ruling.
 */
export const sampleResults = (): SearchResult[] => [
  sampleResult(
    about(principles.custody, {
      id_new: 'cass-12027',
      document_type_massima_start: principles.custody.indexOf(';') + 3,
      document_date: '2017-05-16',
      sent_anno: 2017,
      sent_numero: '12027',
      ecli: 'ECLI:IT:CASS:2017:12027CIV',
    }),
  ),
  sampleResult(
    about(principles.condominium, {
      id_new: 'trib-mi-771',
      issuer_type_id: 1,
      document_emanante: 'Tribunale di Milano',
      document_place: 'Milano',
      document_region: 'Lombardia',
      document_sezione: '10',
      document_date: '2021-02-03',
      sent_anno: 2021,
      sent_numero: '771',
      document: {
        has_full_text: false,
        ruling_type: 'sentenza',
        title: 'Condominio negli edifici – Parti comuni – Danni da infiltrazioni',
        ruling_section: '10',
      },
      feedback: 'positive',
    }),
  ),
  sampleResult(
    about(principles.long, {
      id_new: 'demo-tar-3021',
      issuer_type_id: 6,
      document_emanante: 'Tribunale amministrativo regionale per la Provincia autonoma di Trento',
      document_place: 'Trento',
      document_region: 'Trentino-Alto Adige',
      document_area: 3,
      document_sezione: 'U',
      document_date: '2009-11-30',
      sent_anno: 2009,
      sent_numero: '3021',
      document: { has_full_text: true, ruling_type: 'ordinanza', ruling_section: 'U', fictional: true },
    }),
  ),
];

/** A page of ten, from any offset. */
export const samplePage = (offset = 0): SearchResult[] =>
  Array.from({ length: 10 }, (_, i) => {
    const base = sampleResults()[i % 3]!;
    const at = offset + i;
    return at < 3 ? base : { ...base, id_new: `${base.id_new}-${at}`, sent_numero: String(4000 + at) };
  });

export const sampleAnswer = (over: Partial<SearchData> = {}): ResponseOf<'search.run'> => ({
  data: {
    search: samplePage(),
    autList: [
      { issuer_type_id: 3, document_emanante: 'Corte di cassazione', count: 812 },
      { issuer_type_id: 1, document_emanante: 'Tribunale di Milano', count: 264 },
      { issuer_type_id: 6, document_emanante: 'Tribunale amministrativo regionale', count: 96 },
      { issuer_type_id: 2, document_emanante: "Corte d'appello", count: 58 },
    ],
    years: Array.from({ length: 12 }, (_, i) => ({ year: 2021 - i, count: 140 - i * 11 })),
    choices: {
      courts: [
        { area: 0, count: 1284 },
        { area: 1, count: 812 },
        { area: 2, count: 322 },
      ],
      authorities: [
        { issuer_type_id: 3, document_emanante: 'Corte di cassazione', count: 812 },
        { issuer_type_id: 1, document_emanante: 'Tribunale di Milano', count: 264 },
        { issuer_type_id: 6, document_emanante: 'Tribunale amministrativo regionale', count: 96 },
        { issuer_type_id: 2, document_emanante: "Corte d'appello", count: 58 },
      ],
      areas: [
        { area: 1, count: 980 },
        { area: 2, count: 204 },
        { area: 3, count: 100 },
      ],
      sections: ['3', '2', 'U', '6', '1', 'L', 'T', '10'].map((section, i) => ({
        section,
        count: 410 - i * 48,
      })),
    },
    total: 1284,
    other_total: 7,
    maxscore: 7,
    by_meaning: false,
    matched: 'all',
    with_every_word: 1284,
    silent_on: [],
    near_total: null,
    near_is_paid: false,
    did_you_mean: null,
    corrected: false,
    corrections: [],
    also_searched: [],
    excluded: [],
    not_excluded: [],
    narrowed_by: [],
    references: [],
    charged: true,
    receipt: sampleReceipt({ charged: true }),
    ...over,
  },
});

export const sampleArticle = (
  over: Partial<ResponseOf<'rulings.article'>> = {},
): ResponseOf<'rulings.article'> => {
  const provision = 'art. 2051 c.c.';
  const at = verdictText.indexOf(provision);
  return {
    id_new: 'cass-12027',
    ruling_id: 'cass-2017-12027',
    ruling: sampleHeading(),
    ruling_full_text: verdictText,
    keywords_positions: positionsOf(verdictText, terms),
    references: [
      { start: at, end: at + provision.length, query: provision, kind: 'provision', ruling_id: null },
    ],
    fictional: false,
    receipt: sampleReceipt(),
    ...over,
  };
};

export const sampleSimilar = (): ResponseOf<'rulings.similar'> => ({
  receipt: sampleReceipt(),
  same_ruling: [sampleResult(about(principles.proof, { id_new: 'cass-12027-2' }))],
  similar: [
    sampleResult(
      about(principles.condominium, { id_new: 'cass-2482', sent_numero: '2482', sent_anno: 2018 }),
    ),
  ],
});
