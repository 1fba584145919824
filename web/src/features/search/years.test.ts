import { expect, it } from 'vitest';
import { readYears, writeYears, yearSpans } from './years.ts';

it('reads years and spans within the valid range', () => {
  expect(readYears(['2019', '2015-2017', '2016'], 2000, 2026)).toEqual([2015, 2016, 2017, 2019]);
  expect(readYears(['1990-2001', '2025-9999'], 2000, 2026)).toEqual([2000, 2001, 2025, 2026]);
  expect(readYears(['2020-2015', 'x', '', '20', '2019-'], 2000, 2026)).toEqual([]);
});

it('writes three or more consecutive years as a range', () => {
  const years = [2020, 2015, 2016, 2017, 2019];
  expect(yearSpans(years)).toEqual([
    { from: 2015, to: 2017 },
    { from: 2019, to: 2019 },
    { from: 2020, to: 2020 },
  ]);
  expect(writeYears(years)).toEqual(['2015-2017', '2019', '2020']);
  expect(readYears(writeYears(years), 2000, 2026)).toEqual([...years].sort());
});
