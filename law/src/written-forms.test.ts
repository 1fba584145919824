import { describe, expect, test } from 'vitest';
import { findReferences } from './find-references.ts';
import { parseQuery } from './parse-query.ts';
import { acts } from './forms/acts.ts';
import { articles } from './forms/articles.ts';
import { courts } from './forms/courts.ts';
import { european } from './forms/european.ts';
import { none } from './forms/none.ts';
import { numbers } from './forms/numbers.ts';
import { sections } from './forms/sections.ts';
import { texts } from './forms/texts.ts';
import { years } from './forms/years.ts';
import type { Reference } from './types.ts';

const shown = (one: Reference) =>
  one.kind === 'ruling'
    ? [one.key, ...(one.section ? [`@${one.section}`] : []), ...(one.date ? [`=${one.date}`] : [])]
    : [one.parts.length > 0 ? `${one.key}+${one.parts.join(',')}` : one.key];
const lines = (table: string) =>
  table
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [written = '', read = '', asked = read] = line.split(/ \??=> ?/);
      return { written: written.replaceAll('⏎', '\n'), read, asked };
    });

/** Sections and dates that a line does not say may be read or not. */
const asExpected = (found: readonly Reference[], read: string) => {
  const wanted = new Set(read.split(' '));
  return found
    .flatMap(shown)
    .filter((word) => !/^[@=]/.test(word) || wanted.has(word))
    .join(' ');
};

describe.each(Object.entries({ sections, years, numbers, courts, european, articles, acts, texts, none }))(
  '%s',
  (_, table) => {
    test.each(lines(table))('$written', ({ written, read, asked }) => {
      expect(asExpected(findReferences(written), read), 'in a brief').toBe(read);
      expect(asExpected(parseQuery(written).references, asked), 'as a question').toBe(asked);
    });
  },
);
