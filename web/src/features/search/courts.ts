import { issuerTypesOfArea } from '@massima/contract/constants';

/** Selected courts as in the address: an area of the product specification, or kinds of courts. */
export interface ChosenCourts {
  area: 0 | 1 | 2;
  issuers: readonly number[];
}

const isSame = (a: readonly number[], b: readonly number[]) =>
  a.length === b.length && a.every((value) => b.includes(value));

/**
 * Returns the selected kinds of courts. If area and authorities are both set, the result is their
 * intersection.
 */
export function chosenCourts({ area, issuers }: ChosenCourts): readonly number[] {
  if (area === 0) return issuers;
  const ofArea: readonly number[] = issuerTypesOfArea[area];
  const both = ofArea.filter((type) => issuers.includes(type));
  return both.length > 0 ? both : ofArea;
}

/**
 * Returns the canonical form of a selection. All kinds of an area become that area, so that it has
 * one address and one chip.
 */
export function choiceOf(types: readonly number[]): ChosenCourts {
  const area = ([1, 2] as const).find((area) => isSame(issuerTypesOfArea[area], types));
  return area ? { area, issuers: [] } : { area: 0, issuers: [...types].sort((a, b) => a - b) };
}
