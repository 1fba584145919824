import { expect, it } from 'vitest';
import { actOfKey, namedActs } from './act-table.ts';
import { articleOfCodes, completeActs } from './complete-acts.ts';
import { parseQuery } from './parse-query.ts';

const texts = (input: string, most = 4) =>
  completeActs(input)
    .acts.slice(0, most)
    .map(({ text }) => text);

it.each([
  ['cod', ['codice civile', 'codice di procedura civile', 'codice penale', 'codice di procedura penale']],
  ['statuto lav', ['statuto dei lavoratori']],
  ['Statuto dei Lav', ['statuto dei lavoratori']],
  ['st. lav', ['statuto dei lavoratori']],
  ['art 18 st', ['art. 18 d.P.R. 3/1957', 'art. 18 st. lav.', 'art. 18 st. contr.']],
  ['articolo 18 dello statuto dei lavor', ['art. 18 st. lav.']],
  ['2051 c.c', ['art. 2051 c.c.', 'art. 2051 c.c.i.i.']],
  ['cpc', ['codice di procedura civile']],
  ['legge 104', ['legge 104']],
  ['consumo', ['codice del consumo']],
  ['xylofono', []],
  ['c', []],
  ['', []],
  ['art. 18', []],
])('completes %s to %j', (input, expected) => {
  const found = texts(input, 40);
  expect(found.slice(0, expected.length)).toEqual(expected);
  if (expected.length === 0) expect(found).toEqual([]);
});

it('formats suffixes as cited and as in index keys', () => {
  expect(completeActs('131 bis c.p.').acts[0]).toMatchObject({ text: 'art. 131-bis c.p.', key: 'cp:131bis' });
});

it('returns texts that parse as the suggested act', () => {
  for (const { key, names, general } of namedActs) {
    for (const input of [names[0] ?? '', `art. 7 ${names[0]}`]) {
      const completion = completeActs(input).acts.find((act) => act.key.replace(/:7$/, '') === key);
      expect(completion, input).toBeDefined();
      if (general && input === names[0]) continue;
      const [found] = parseQuery(completion?.text ?? '').references;
      expect(found, completion?.text).toMatchObject({ act: key, key: completion?.key });
    }
    expect(actOfKey(key)).not.toBeNull();
  }
});

it.each([
  ['art 2051', 'art. 2051 c.c.'],
  ['Articolo 131 bis', 'art. 131-bis c.p.'],
  ['art. 111', 'art. 111 Cost.'],
])('completes %s without an act to %s', (input, expected) => {
  const completion = articleOfCodes(input);
  expect(completion.map(({ text }) => text)).toContain(expected);
  for (const { text, key } of completion) expect(parseQuery(text).references).toMatchObject([{ key }]);
});

it.each(['2051', 'art 2051 c', 'art', 'art. 2051 c.c.', 'articolo', ''])(
  'offers no article for %s',
  (input) => {
    expect(articleOfCodes(input)).toEqual([]);
  },
);
