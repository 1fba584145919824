import { describe, expect, test } from 'vitest';
import { actOfKey, namedActs } from './act-table.ts';
import { findProvisions } from './find-provisions.ts';
import { provisionKeys, provisionLabel } from './provision-keys.ts';

const keyOf = (act: string) => findProvisions(`art. 7 ${act}`, { question: true })[0]?.key;

describe('the table of acts', () => {
  test('contains no key, number or name twice', () => {
    for (const values of [
      namedActs.map(({ key }) => key),
      namedActs.flatMap(({ numbered }) => numbered ?? []),
      namedActs.flatMap(({ names }) => names.map((name) => name.toLowerCase())),
    ])
      expect(values.filter((value, i) => values.indexOf(value) !== i)).toEqual([]);
    expect(namedActs.length).toBeGreaterThan(120);
  });

  test.each(namedActs)('$label: every name, the number and the label parse as its key', (act) => {
    const { key, label, names, numbered } = act;
    for (const name of [label, ...names]) expect([name, keyOf(name)]).toEqual([name, `${key}:7`]);
    const [type, year, number] = numbered?.split(':') ?? [];
    if (type && !type.endsWith('ue')) expect(actOfKey(key)?.label).toBe(label);
    if (type)
      expect(
        keyOf(
          `${type === 'regue' ? 'reg. UE' : type === 'lcost' ? 'l. cost.' : type === 'l' ? 'l.' : type} ${number}/${year}`,
        ),
      ).toBe(`${key}:7`);
    // also in capitals and with its accents lost, as titles are written
    const [name = ''] = names;
    expect(keyOf(name.toUpperCase().normalize('NFD').replace(/\p{M}/gu, ''))).toBe(`${key}:7`);
  });
});

test.each([
  ['cp:131bis', 'art. 131-bis c.p.'],
  ['l:1990:241', 'l. 241/1990'],
  ['dlgs:2008:81:2', 'art. 2 d.lgs. 81/2008'],
  ['dispatt-cpp:23', 'art. 23 disp. att. c.p.p.'],
  ['codcons', 'cod. cons.'],
])('%s has the label %s, which parses as the key', (key, label) => {
  expect(provisionLabel(key)).toBe(label);
  expect(findProvisions(label)[0]?.key).toBe(key);
});

test('returns no label for an invalid key', () => {
  for (const key of ['', 'cc:', 'cc:x', 'nonsense', 'cpc:360/n5', 'cc:1:2:3'])
    expect(provisionLabel(key)).toBeNull();
});

test('returns all keys of a provision', () => {
  const [reference] = findProvisions('art. 360, primo comma, n. 5, c.p.c.');
  expect(reference && provisionKeys(reference)).toEqual(['cpc:360', 'cpc:360/co1', 'cpc:360/n5']);
  const [article] = findProvisions('art. 18 st. lav.');
  expect(article && provisionKeys(article)).toEqual(['stlav:18', 'stlav']);
  const [act] = findProvisions('l. 241/90');
  expect(act && provisionKeys(act)).toEqual(['l:1990:241']);
});
