import { describe, expect, it } from 'vitest';
import {
  newSearchState,
  filterCount,
  readAddress,
  toggle,
  withoutFilters,
  writeAddress,
} from './search-state.ts';

describe('the address of a search', () => {
  it('restores the search', () => {
    const question = {
      ...newSearchState('art. 2043 c.c. & "danno, morale"', 'sentenza'),
      years: [2019, 2020],
      area: 0 as const,
      issuers: [1, 3],
      matters: [1, 6],
      sections: ['3', 'U'],
      sort: 'date' as const,
      asTyped: true,
    };
    expect(readAddress(writeAddress(question), 2026)).toEqual(question);
    const byWords = { ...question, sort: 'words' as const };
    expect(readAddress(writeAddress(byWords), 2026)).toEqual(byWords);
    const near = { ...question, near: true };
    expect(readAddress(writeAddress(near), 2026)).toEqual(near);
    expect(writeAddress({ ...newSearchState('cane'), near: true })).toBe('?q=cane&risultati=vicini');
  });

  it('is the same regardless of the order in which filters were selected', () => {
    const question = newSearchState('locazione');
    expect(writeAddress({ ...question, years: [2020, 2019] })).toBe(
      writeAddress({ ...question, years: [2019, 2020] }),
    );
    expect(writeAddress(question)).toBe('?q=locazione');
  });

  it('is empty without a query', () => {
    expect(readAddress('', 2026)).toBeNull();
    expect(readAddress('?q=%20%20&tipo=sentenza', 2026)).toBeNull();
  });

  it('omits invalid values', () => {
    expect(
      readAddress('?q=x&tipo=y&anno=1999,abc,2005,2005,2101&area=7&autorita=11,3&ordine=z', 2026),
    ).toEqual({
      ...newSearchState('x'),
      years: [2005],
      area: 1,
    });
  });

  it('writes a range of years as first and last', () => {
    const address = writeAddress({ ...newSearchState('x'), years: [2015, 2016, 2017, 2020] });
    expect(address).toBe('?q=x&anno=2015-2017,2020');
    expect(readAddress(address, 2026)?.years).toEqual([2015, 2016, 2017, 2020]);
    expect(readAddress('?q=x&sezione=3,<b>,U,3&materia=2,9&materia=1', 2026)).toEqual({
      ...newSearchState('x'),
      sections: ['3', 'U'],
      matters: [1, 2],
    });
  });

  it('reads repeated filter parameters', () => {
    expect(readAddress('?q=x&anno=2019&anno=2021,2020&autorita=3&autorita=1', 2026)).toEqual({
      ...newSearchState('x'),
      years: [2019, 2020, 2021],
      issuers: [1, 3],
    });
  });
});

it('reads area and authorities as one selection', () => {
  const read = (address: string) => {
    const { area, issuers } = readAddress(`?q=x&${address}`, 2026)!;
    return { area, issuers };
  };
  expect(read('area=2&autorita=1')).toEqual({ area: 0, issuers: [1] });
  expect(read('autorita=1,2')).toEqual({ area: 2, issuers: [] });
  expect(read('area=1&autorita=3')).toEqual({ area: 1, issuers: [] });
  // The intersection is empty, so it never had results.
  expect(read('area=1&autorita=1')).toEqual({ area: 1, issuers: [] });
});

it('contains the disabled filters', () => {
  const off = { ...newSearchState('cassazione danno 2019'), factsOff: ['year', 'court'] as const };
  expect(writeAddress(off)).toBe('?q=cassazione+danno+2019&senza=corte,anno');
  expect(readAddress('?q=cassazione+danno+2019&senza=anno,corte,altro', 2026)).toEqual({
    ...off,
    factsOff: ['court', 'year'],
  });
  // Disabled implied filters are not filters, so clearing filters leaves them unchanged.
  expect(filterCount(off)).toBe(0);
  expect(withoutFilters(off).factsOff).toEqual(off.factsOff);
});

it('counts and clears filters', () => {
  const question = { ...newSearchState('x'), years: [2001, 2002], area: 1 as const };
  expect(filterCount(question)).toBe(3);
  expect(filterCount(withoutFilters(question))).toBe(0);
  expect(toggle([2001], 2000)).toEqual([2000, 2001]);
  expect(toggle([2000, 2001], 2000)).toEqual([2001]);
});
