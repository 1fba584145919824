import type { Provision } from '@massima/contract/provision';
import type { ProvisionDifference } from '@massima/contract/provision-difference';
import type { ResponseOf } from '../answers/types.ts';
import { sampleHeading, sampleOfficial } from './citations.ts';
import { sampleReceipt } from './receipt.ts';

const commi = [
  [
    '1',
    'Il custode risponde della perdita e dell’avaria della cosa esposta, dalla consegna alla restituzione, salvo che provi il caso fortuito o il fatto dell’espositore.',
  ],
  ['2', 'Il custode non risponde quando la cosa è stata toccata dal pubblico.'],
  [
    '2-bis',
    'L’espositore può chiedere:\na) che la cosa sia posta sotto vetro;\nb) che sia custodita di notte in un luogo chiuso.',
  ],
] as const;
const previous = [
  [
    '1',
    'Il custode risponde della perdita e dell’avaria della cosa esposta, salvo che provi il caso fortuito.',
  ],
  ['2', 'Il custode non risponde quando la cosa è stata toccata dal pubblico.'],
] as const;

/** Returns a text with the offsets of its paragraphs, as the server does. */
export function sampleText(
  paragraphs: readonly (readonly [number: string, text: string])[],
): Pick<Provision, 'text' | 'commi'> {
  let start = 0;
  return {
    text: paragraphs.map(([, text]) => text).join('\n'),
    commi: paragraphs.map(([number, text]) => {
      const comma = { number, start, end: start + text.length };
      start = comma.end + 1;
      return comma;
    }),
  };
}

const court = sampleHeading({
  ruling_id: 'cost-2021-612',
  issuer_type_id: 4,
  document_emanante: 'Corte costituzionale',
  document_sezione: '',
  document_area: 5,
  document_date: '2021-02-10',
  sent_anno: 2021,
  sent_numero: '612',
  document: { ruling_type: 'sentenza', has_full_text: true },
});

export const annulledInPart: Provision['fate'][number] = {
  what: 'unconstitutional',
  by: 'Corte cost. n. 612/2021',
  date: '2021-02-10',
  words:
    'dichiara l’illegittimità costituzionale dell’art. 3, comma 2, della legge 12 marzo 1999, n. 9991, nella parte in cui esclude la responsabilità del custode anche quando il contatto del pubblico era prevedibile',
  in_part: true,
  ruling: court,
};

/** Article of the fictional act: two versions, partly annulled, applied by eleven rulings. */
export const sampleProvision = ({
  key = 'l:1999:9991:3',
  on,
  ...over
}: Partial<Omit<Provision, 'on'>> & { on?: string | undefined } = {}): ResponseOf<'rulings.provision'> => ({
  key,
  label: key === 'cc:2051' ? 'art. 2051 c.c.' : 'art. 3 l. 9991/1999',
  act: 'Norme sulla custodia delle cose esposte nelle fiere',
  rubric: 'Responsabilità del custode',
  ...sampleText(on !== undefined && on < '2008-07-01' ? previous : commi),
  on: on ?? '2026-11-15',
  versions: [
    { from: '2008-07-01', to: null },
    { from: '1999-04-01', to: '2008-06-30' },
  ],
  source: 'Atto di fantasia',
  licence: 'nessuna',
  credit: 'Atto di fantasia, scritto a fini dimostrativi: non è una norma della Repubblica.',
  fictional: true,
  fate: [annulledInPart],
  replaced: null,
  official: sampleOfficial(),
  previous: { key: 'l:1999:9991:2', label: 'art. 2 l. 9991/1999', rubric: 'Definizioni' },
  next: { key: 'l:1999:9991:3bis', label: 'art. 3-bis l. 9991/1999', rubric: 'Cose di grande valore' },
  applied: {
    total: 11,
    years: [2012, 2015, 2018, 2021].map((year, at) => ({ year, count: at + 1 + (at === 3 ? 1 : 0) })),
    authorities: [
      { issuer_type_id: 3, document_emanante: 'Corte di cassazione', count: 8 },
      { issuer_type_id: 4, document_emanante: 'Corte costituzionale', count: 1 },
      { issuer_type_id: 1, document_emanante: 'Tribunale di Milano', count: 2 },
    ],
    leading: [
      court,
      sampleHeading({
        ruling_id: 'cass-2015-4001',
        document_sezione: 'U',
        sent_numero: '4001',
        sent_anno: 2015,
        document_date: '2015-03-04',
        document: { ruling_type: 'sentenza', has_full_text: true },
      }),
      sampleHeading(),
    ],
  },
  receipt: sampleReceipt(),
  ...over,
});

/** Differences between the first and the second version. */
export const sampleDifference = ({
  key = 'l:1999:9991:3',
  from = '2005-05-05',
  to,
  ...over
}: Partial<Omit<ProvisionDifference, 'to'>> & {
  to?: string | undefined;
} = {}): ResponseOf<'rulings.difference'> => ({
  ...{ key, from, to: to ?? '2026-11-15' },
  changed: [
    {
      ...{ what: 'changed', number: '1', was: null, same_before: 0 },
      parts: [
        { what: 'same', text: 'Il custode risponde della perdita e dell’avaria della cosa esposta, ' },
        { what: 'added', text: 'dalla consegna alla restituzione, ' },
        { what: 'same', text: 'salvo che provi il caso ' },
        { what: 'struck', text: 'fortuito. ' },
        { what: 'added', text: 'fortuito o il fatto dell’espositore.' },
      ],
    },
    {
      ...{ what: 'added', number: '2-bis', was: null, same_before: 1 },
      parts: [
        {
          what: 'added',
          text: 'L’espositore può chiedere:\na) che la cosa sia posta sotto vetro;\nb) che sia custodita di notte in un luogo chiuso.',
        },
      ],
    },
  ],
  same_after: 0,
  receipt: sampleReceipt(),
  ...over,
});

const newest = (number: string, document_date: string) =>
  sampleHeading({ ruling_id: `cass-${number}`, sent_numero: number, document_date });

/** Rulings that apply it: leading rulings, one with two duplicates, and the latest. */
export const sampleApplied = ({
  key = 'l:1999:9991:3',
  year,
  issuer,
  since,
}: {
  key?: string;
  since?: string | undefined;
  year?: number | undefined;
  issuer?: number | undefined;
} = {}): ResponseOf<'rulings.applied'> => {
  const { years, authorities, leading } = sampleProvision().applied;
  const [first, second] = leading;
  return {
    key,
    total: year === undefined && issuer === undefined ? 11 : 2,
    commi: [
      { comma: '1', number: '1', count: 6 },
      { comma: '2bis', number: '2-bis', count: 2 },
    ],
    ...{ years, authorities, read: 11 },
    groups: [
      ...(first ? [{ ruling: first, leading: true, alike: [] }] : []),
      ...(second
        ? [
            {
              ...{ ruling: second, leading: true },
              alike: [newest('4310', '2021-05-05'), newest('4120', '2018-02-01')],
            },
          ]
        : []),
      { ruling: newest('4400', '2021-09-30'), leading: false, alike: [newest('4399', '2021-09-29')] },
      { ruling: sampleHeading(), leading: false, alike: [] },
    ],
    fresh: since === undefined ? null : { total: 1, rulings: [newest('4400', '2021-09-30')] },
    receipt: sampleReceipt(),
  };
};
