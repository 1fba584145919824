import { expect, test } from 'vitest';
import type { ActFile } from './act-file.ts';
import { timelineOf } from './act-timeline.ts';

const file = (day: string, texts: Record<string, string>, changes: string[] = []): ActFile => ({
  act: 'l:1999:9991',
  title: '',
  isFictional: false,
  day,
  changes,
  left: [],
  articles: Object.entries(texts).map(([key, text]) => ({
    ...{ key, rubric: '', notes: [] },
    commi: [{ number: '1', text }],
  })),
});
const timelineFor = (files: ActFile[]) => {
  const { articles, gaps } = timelineOf(files);
  return {
    gaps,
    versions: articles.map(({ key, versions }) => [
      key,
      ...versions.map(({ from, to }) => `${from} ${to ?? ''}`.trim()),
    ]),
  };
};

test('ends a version when a later file has a different text', () => {
  const { versions, gaps } = timelineFor([
    file('2000-01-01', { a: 'uno', b: 'sempre' }),
    file('2005-01-01', { a: 'uno', b: 'sempre' }),
    file('2010-01-01', { a: 'due', b: 'sempre' }),
  ]);
  expect(versions).toEqual([
    ['a', '2000-01-01 2009-12-31', '2010-01-01'],
    ['b', '2000-01-01'],
  ]);
  expect(gaps).toEqual([]);
});

test('handles articles that are inserted, repealed and restored', () => {
  const { versions } = timelineFor([
    file('2000-01-01', { a: 'uno', z: 'ultimo' }),
    file('2005-01-01', { a: 'uno', abis: 'nuovo', z: 'ultimo' }),
    file('2010-01-01', { abis: 'nuovo', z: 'ultimo' }),
    file('2015-01-01', { a: 'uno', abis: 'nuovo', z: 'ultimo' }),
  ]);
  expect(versions).toEqual([
    ['a', '2000-01-01 2009-12-31', '2015-01-01'],
    ['abis', '2005-01-01'],
    ['z', '2000-01-01'],
  ]);
});

test('keeps the order of articles that the latest file lacks', () => {
  const { versions } = timelineFor([
    file('2000-01-01', { a: 'uno', b: 'due', c: 'tre' }),
    file('2005-01-01', { a: 'uno', c: 'tre' }),
  ]);
  expect(versions.map(([key]) => key)).toEqual(['a', 'b', 'c']);
});

test('leaves a gap if the act changed several times between two files', () => {
  const changes = ['2000-01-01', '2003-06-15', '2008-02-01', '2010-01-01'];
  const { versions, gaps } = timelineFor([
    file('2000-01-01', { a: 'uno', b: 'sempre' }, changes),
    file('2010-01-01', { a: 'due', b: 'sempre' }, changes),
  ]);
  expect(versions).toEqual([
    ['a', '2000-01-01 2003-06-14', '2010-01-01'],
    ['b', '2000-01-01'],
  ]);
  expect(gaps).toEqual([{ key: 'a', after: '2003-06-14', before: '2010-01-01' }]);
});
