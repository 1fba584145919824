import { issuerTypesOfArea } from '@massima/contract/constants';
import type { Filters } from '../query/search-query.ts';
import type { EngineParameters } from './engine-answer.ts';

/** A group of filters. The clause is tagged, so that the group's counts can exclude it. */
interface Group {
  name: string;
  tag: string;
  /** Filtered field, and field whose values are counted. */
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
/**
 * Filter by area of courts, as specified for the API. It shares its tag with the authorities, of
 * which it is the upper level.
 */
const court: Group = {
  name: 'court',
  tag: 'issuer',
  field: 'issuer_type_id',
  counted: '',
  valuesOf: ({ selectedArea }) => (selectedArea ? issuerTypesOfArea[selectedArea] : undefined),
};

/** Returns a day for Solr's syntax, and `*` for any other input. */
const dayOf = (day: string | undefined, time: string) =>
  day !== undefined && /^\d{4}-\d\d-\d\d$/.test(day) ? day + time : '*';

const isOn = (input: Filters, { valuesOf }: Group) => (valuesOf(input)?.length ?? 0) > 0;

/**
 * Builds one clause per group in use. Groups narrow together; values of one group are alternatives.
 */
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
 * Builds the counts of each group with all other filters applied and its own excluded, and the
 * counts of the authorities with all filters.
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
