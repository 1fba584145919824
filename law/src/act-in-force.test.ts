import { describe, expect, test } from 'vitest';
import { findProvisions } from './find-provisions.ts';
import { provisionKeys, provisionLabel } from './provision-keys.ts';
import { earlierArticles } from './replaced-acts.ts';

const keysOf = (text: string, day?: string) => findProvisions(text, { day }).map(({ key }) => key);

describe('act of a name that several acts had', () => {
  test.each([
    ['art. 376 c.p.p.', '1985-03-01', 'cpp1930:376'],
    ['art. 376 c.p.p.', '1989-10-23', 'cpp1930:376'],
    ['art. 376 c.p.p.', '1989-10-24', 'cpp:376'],
    ['art. 376 c.p.p.', undefined, 'cpp:376'],
    ['art. 23 disp. att. c.p.p.', '1985-03-01', 'dispatt-cpp1930:23'],
    ['art. 91 del codice della strada', '1975-01-10', 'cds1959:91'],
    ['art. 38 del codice dei contratti pubblici', '2010-05-05', 'dlgs:2006:163:38'],
    ['art. 80 del codice dei contratti pubblici', '2018-05-05', 'dlgs:2016:50:80'],
    ['art. 94 del codice dei contratti pubblici', '2024-05-05', 'dlgs:2023:36:94'],
    ['art. 2043 c.c.', '1985-03-01', 'cc:2043'],
    ['art. 10 del regolamento penitenziario', '1990-01-01', 'dpr:1976:431:10'],
  ])('%s on %s is %s', (text, day, key) => expect(keysOf(text, day)).toEqual([key]));

  test.each([
    ['art. 376 c.p.p. del 1930', '2020-01-01', 'cpp1930:376'],
    ['art. 376 c.p.p. 1930', '2020-01-01', 'cpp1930:376'],
    ['art. 376 cod. proc. pen. (1930)', '2020-01-01', 'cpp1930:376'],
    ['art. 376 del codice di procedura penale abrogato', '1992-01-01', 'cpp1930:376'],
    ['art. 376 del previgente codice di procedura penale', '1992-01-01', 'cpp1930:376'],
    ['art. 376 del vecchio c.p.p.', '1992-01-01', 'cpp1930:376'],
    ['art. 376 del nuovo codice di procedura penale', '1989-02-01', 'cpp:376'],
    ['art. 376 del nuovo codice di procedura penale', '1985-02-01', 'cpp1930:376'],
    ['art. 1151 del codice civile del 1865', undefined, 'cc1865:1151'],
    ["art. 1151 dell'abrogato codice civile", undefined, 'cc1865:1151'],
    ['art. 517 c.p.c. del 1865', undefined, 'cpc1865:517'],
    ['art. 174 del codice penale del 1889', undefined, 'cp1889:174'],
    ['art. 80 del codice dei contratti pubblici (d.lgs. n. 50 del 2016)', '2024-01-01', 'dlgs:2016:50:80'],
    [
      'art. 38 del codice dei contratti di cui al d.lgs. 12 aprile 2006, n. 163',
      undefined,
      'dlgs:2006:163:38',
    ],
    ['art. 5 del codice della strada del 1959', undefined, 'cds1959:5'],
    ['art. 376 r.d. 19 ottobre 1930, n. 1399', undefined, 'cpp1930:376'],
  ])('the wording takes precedence over the day: %s (%s) is %s', (text, day, key) =>
    expect(keysOf(text, day)[0]).toBe(key),
  );

  test.each([
    // an earlier text of the same code, or an article that was repealed
    ['art. 183 c.p.c. previgente', '2010-01-01', 'cpc:183'],
    ['art. 708 c.p., abrogato dalla legge', '2010-01-01', 'cp:708'],
    ['art. 376 c.p.p., abrogato dal d.lgs.', '2010-01-01', 'cpp:376'],
    // a number that is no year of that name
    ['artt. 2043 c.c. e 1942 c.c.', undefined, 'cc:2043'],
    ['art. 5 c.p.p. 2010', undefined, 'cpp:5'],
  ])('the day decides if the wording is ambiguous: %s', (text, day, key) =>
    expect(keysOf(text, day)[0]).toBe(key),
  );

  test('reads a number after a long code as an article and after a short code as a year in a query', () => {
    const keysOf = (text: string) => findProvisions(text, { question: true }).map(({ key }) => key);
    expect(keysOf('c.c. 1942')).toEqual(['cc:1942']);
    expect(keysOf('c.c. 1865')).toEqual(['cc:1865']);
    expect(keysOf('art. 376 c.p.p. 1930')).toEqual(['cpp1930:376']);
    expect(keysOf('art. 376 c.p.p.')).toEqual(['cpp:376']);
  });

  test('includes the year in labels, which parse as the same act', () => {
    for (const key of [
      'cpp1930:376',
      'cc1865:1151',
      'cpc1865:517',
      'cp1889:174',
      'cds1959:5',
      'dlgs:2016:50:80',
    ]) {
      const label = provisionLabel(key) ?? '';
      expect(label).toMatch(/\d{4}$/);
      expect(keysOf(label)).toEqual([key]);
    }
    expect(provisionLabel('dispatt-cpp1930:23')).toBe('art. 23 disp. att. c.p.p. 1930');
    expect(provisionLabel('codcontr:80')).toBe('art. 80 cod. contr. pubbl.');
  });

  test('returns no reference for a code without an article', () => {
    expect(keysOf('il codice di procedura penale del 1930 e il codice civile del 1865')).toEqual([]);
    const [reference] = findProvisions('art. 5 c.p.p. 1930');
    expect(reference && provisionKeys(reference)).toEqual(['cpp1930:5']);
  });

  test('returns the article of this number in earlier acts of the name', () => {
    expect(earlierArticles('cpp:30')).toEqual(['cpp1930:30', 'cpp1913:30']);
    expect(earlierArticles('dispatt-cpp:30')).toEqual(['dispatt-cpp1930:30', 'dispatt-cpp1913:30']);
    expect(earlierArticles('dlgs:2023:36:80')).toEqual([
      'dlgs:2016:50:80',
      'dlgs:2006:163:80',
      'codcontr:80',
    ]);
    for (const key of ['cpp1930:30', 'cost:3', 'cc:2043', 'cpp', 'l:1990:241:2'])
      expect(earlierArticles(key)).toEqual([]);
  });
});
