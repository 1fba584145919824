import { issuerTypesOfArea } from '@massima/contract/constants';
import { choiceOf, type ChosenCourts } from './courts.ts';
import { byIssuer, type Facets } from './facets.ts';

/** Line of the court filter: its kinds of courts, and its sub-lines. */
export interface CourtLine {
  /** Area of the product's spec, or kind of court. */
  of: { area: 1 | 2 } | { issuer: number };
  types: readonly number[];
  /** Number of results with this filter; undefined until counted. */
  count: number | undefined;
  below: readonly CourtLine[];
}

/** Adds the kinds of this line to the selection, or removes them if all are selected. */
export function toggleCourts(chosen: readonly number[], { types }: CourtLine): ChosenCourts {
  const remaining = chosen.filter((type) => !types.includes(type));
  return choiceOf(types.every((type) => chosen.includes(type)) ? remaining : [...remaining, ...types]);
}

/** Returns the areas with their kinds, then the courts outside every area, by number of results. */
export function courtLines({ choices }: Facets, chosen: readonly number[]): CourtLine[] {
  const { courts } = choices;
  const isKnown = courts.length > 0;
  const counted = byIssuer(choices.authorities);
  const lineOf = (type: number): CourtLine => ({
    of: { issuer: type },
    types: [type],
    count: isKnown ? (counted.find((facet) => facet.issuer_type_id === type)?.count ?? 0) : undefined,
    below: [],
  });
  const offered = [...new Set([...counted.map((facet) => facet.issuer_type_id), ...chosen])];
  const areas = ([1, 2] as const).map((area): CourtLine => {
    const types: readonly number[] = issuerTypesOfArea[area];
    const below = types.length > 1 ? types.filter((type) => offered.includes(type)).map(lineOf) : [];
    const count = courts.find((facet) => facet.area === area)?.count;
    // A single sub-line would repeat the line above it.
    return { of: { area }, types, count, below: below.length > 1 ? below : [] };
  });
  const inAreas = areas.flatMap(({ types }) => types);
  return [...areas, ...offered.filter((type) => !inAreas.includes(type)).map(lineOf)];
}
