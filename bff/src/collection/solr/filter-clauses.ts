import { issuerTypesOfArea } from '@massima/contract/constants';
import type { Filters } from '../query/search-query.ts';
import type { EngineParameters } from './engine-answer.ts';

/** A group of filters: its clause is tagged, so that what the group offers can be counted without it. */
interface Group {
  name: string;
  tag: string;
  /** The field that is filtered, and the one whose values are counted. */
  field: string;
  counted: string;
  valuesOf: (input: Filters) => readonly (number | string)[] | undefined;
}

const groups: readonly Group[] = [
  {
    name: 'issuer',
    tag: 'issuer',
    field: 'issuer_type_id',
    counted: 'authority',
    valuesOf: ({ issuerTypes }) => issuerTypes,
  },
  { name: 'year', tag: 'year', field: 'year', counted: 'year', valuesOf: ({ yearDoc }) => yearDoc },
  { name: 'area', tag: 'area', field: 'area', counted: 'area', valuesOf: ({ areas }) => areas },
  {
    name: 'section',
    tag: 'section',
    field: 'section',
    counted: 'section',
    valuesOf: ({ sections }) => sections,
  },
];
/** The area of the product's spec: kinds of courts taken together. With the authorities it is one group, of which it is the first level. */
const court: Group = {
  name: 'court',
  tag: 'issuer',
  field: 'issuer_type_id',
  counted: '',
  valuesOf: ({ selectedArea }) => (selectedArea ? issuerTypesOfArea[selectedArea] : undefined),
};

/** In the engine's own syntax, and so nothing but a day. */
const dayOf = (day: string | undefined, time: string) =>
  day !== undefined && /^\d{4}-\d\d-\d\d$/.test(day) ? day + time : '*';

const isOn = (input: Filters, { valuesOf }: Group) => (valuesOf(input)?.length ?? 0) > 0;

/** A clause for each group in use; together they narrow, inside a group any of the values will do. */
export function filterClauses(input: Filters): { fq: string[]; parameters: EngineParameters } {
  const on = [court, ...groups].filter((group) => isOn(input, group));
  const { keysOf, date, from, to, provision, decisions = [] } = input;
  const days = from !== undefined || to !== undefined;
  return {
    fq: [
      ...on.map(({ name, tag, field }) => `{!terms f=${field} tag=${tag} v=$only_${name}}`),
      ...(keysOf === undefined ? [] : ['{!prefix f=keys tag=issuer v=$only_keys}']),
      ...(date === undefined ? [] : ['{!term f=date tag=year v=$only_date}']),
      ...(decisions.length === 0 ? [] : ['{!terms f=type v=$only_decisions}']),
      ...(provision === undefined ? [] : ['{!term f=provisions v=$only_provision}']),
      ...(days ? [`{!lucene}date:[${dayOf(from, 'T00:00:00Z')} TO ${dayOf(to, 'T23:59:59Z')}]`] : []),
    ],
    parameters: {
      ...Object.fromEntries(
        on.map(({ name, valuesOf }) => [`only_${name}`, (valuesOf(input) ?? []).join(',')]),
      ),
      ...(keysOf !== undefined && { only_keys: keysOf }),
      ...(date !== undefined && { only_date: `${date}T00:00:00Z` }),
      ...(decisions.length > 0 && { only_decisions: decisions.join(',') }),
      ...(provision !== undefined && { only_provision: provision }),
    },
  };
}

/**
 * How many of the matches each value of a group has, with all other filters on and the group's own off; and the authorities
 * of all matches, unfiltered.
 */
export function filterCounts(input: Filters): { fields: string[]; queries: string[] } & {
  parameters: EngineParameters;
} {
  const on = new Set([court, ...groups].filter((group) => isOn(input, group)).map(({ tag }) => tag));
  const fields = groups.flatMap(({ tag, counted }) => {
    if (!on.has(tag)) return [counted];
    const without = `{!ex=${tag} key=${counted}_any}${counted}`;
    return tag === 'issuer' ? [counted, without] : [without];
  });
  return {
    fields,
    queries: [
      ...(on.has('issuer') ? ['{!ex=issuer key=court_0}*:*'] : []),
      ...([1, 2] as const).map(
        (area) => `{!terms f=issuer_type_id ex=issuer key=court_${area} v=$court_${area}}`,
      ),
    ],
    parameters: Object.fromEntries(
      ([1, 2] as const).map((area) => [`court_${area}`, issuerTypesOfArea[area].join(',')]),
    ),
  };
}
