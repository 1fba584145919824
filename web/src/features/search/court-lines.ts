import { issuerTypesOfArea } from '@massima/contract/constants';
import { choiceOf, type ChosenCourts } from './courts.ts';
import { byIssuer, type Facets } from './facets.ts';

/** One line of the filter: the kinds of courts that it takes together, and the lines below it. */
export interface CourtLine {
  /** What names it: an area of the product's spec, or one kind of court. */
  of: { area: 1 | 2 } | { issuer: number };
  types: readonly number[];
  /** How many results it would leave; undefined until counted. */
  count: number | undefined;
  below: readonly CourtLine[];
}

/** With the kinds of this line, or without any of them where all are on. */
export function toggleCourts(chosen: readonly number[], { types }: CourtLine): ChosenCourts {
  const others = chosen.filter((type) => !types.includes(type));
  return choiceOf(types.every((type) => chosen.includes(type)) ? others : [...others, ...types]);
}

/** The areas first, with their kinds below them where there are several; then the courts that no area takes in, most first. */
export function courtLines({ choices }: Facets, chosen: readonly number[]): CourtLine[] {
  const { courts } = choices;
  const isKnown = courts.length > 0;
  const counted = byIssuer(choices.authorities);
  const lineOf = (type: number): CourtLine => ({
    of: { issuer: type },
    types: [type],
    count: isKnown ? (counted.find((one) => one.issuer_type_id === type)?.count ?? 0) : undefined,
    below: [],
  });
  const offered = [...new Set([...counted.map((one) => one.issuer_type_id), ...chosen])];
  const areas = ([1, 2] as const).map((area): CourtLine => {
    const types: readonly number[] = issuerTypesOfArea[area];
    const below = types.length > 1 ? types.filter((type) => offered.includes(type)).map(lineOf) : [];
    const count = courts.find((one) => one.area === area)?.count;
    // The only one says nothing that the line above it does not.
    return { of: { area }, types, count, below: below.length > 1 ? below : [] };
  });
  const inAreas = areas.flatMap(({ types }) => types);
  return [...areas, ...offered.filter((type) => !inAreas.includes(type)).map(lineOf)];
}
