import { describe, expect, it } from 'vitest';
import { courtLines, toggleCourts } from './court-lines.ts';
import { choiceOf, chosenCourts } from './courts.ts';

const facets = {
  years: [],
  choices: {
    courts: [
      { area: 0 as const, count: 20 },
      { area: 1 as const, count: 9 },
      { area: 2 as const, count: 7 },
    ],
    authorities: [
      { issuer_type_id: 3, document_emanante: 'Corte di cassazione', count: 9 },
      { issuer_type_id: 1, document_emanante: 'Tribunale', count: 4 },
      { issuer_type_id: 4, document_emanante: 'Corte costituzionale', count: 4 },
      { issuer_type_id: 2, document_emanante: 'Corte di appello', count: 2 },
      { issuer_type_id: 1, document_emanante: 'Tribunale per i minorenni', count: 1 },
    ],
    areas: [],
    sections: [],
  },
};

describe('the court filter', () => {
  it('lists each court once: areas, their kinds, and courts outside them', () => {
    const lines = courtLines(facets, []);
    expect(lines.map(({ of, count }) => ({ of, count }))).toEqual([
      { of: { area: 1 }, count: 9 },
      { of: { area: 2 }, count: 7 },
      { of: { issuer: 4 }, count: 4 },
    ]);
    expect(lines[0]!.below).toEqual([]);
    expect(lines[1]!.below.map(({ of, count }) => ({ of, count }))).toEqual([
      { of: { issuer: 1 }, count: 5 },
      { of: { issuer: 2 }, count: 2 },
    ]);
    const all = lines.flatMap((line) => (line.below.length > 0 ? line.below : [line]));
    expect(all.reduce((sum, { count }) => sum + (count ?? 0), 0)).toBe(20);
  });

  it('keeps selected courts without results visible', () => {
    expect(courtLines(facets, [5]).at(-1)).toMatchObject({ of: { issuer: 5 }, count: 0 });
  });

  it('has no counts while the response is pending', () => {
    const nothing = { years: [], choices: { courts: [], authorities: [], areas: [], sections: [] } };
    expect(courtLines(nothing, []).map(({ count }) => count)).toEqual([undefined, undefined]);
  });
});

describe('a selection of courts', () => {
  const [cassation, trial] = courtLines(facets, []);
  it('combines courts, and never becomes empty', () => {
    const single = toggleCourts([], trial!.below[0]!);
    expect(single).toEqual({ area: 0, issuers: [1] });
    const two = toggleCourts(chosenCourts(single), cassation!);
    expect(two).toEqual({ area: 0, issuers: [1, 3] });
    expect(toggleCourts(chosenCourts(two), trial!)).toEqual({ area: 0, issuers: [1, 2, 3] });
  });

  it('is an area if all its kinds are selected, and is removed with the area', () => {
    expect(toggleCourts([1], trial!.below[1]!)).toEqual({ area: 2, issuers: [] });
    expect(toggleCourts(chosenCourts({ area: 2, issuers: [] }), trial!)).toEqual(choiceOf([]));
    expect(toggleCourts(chosenCourts({ area: 2, issuers: [] }), trial!.below[0]!)).toEqual({
      area: 0,
      issuers: [2],
    });
  });
});
