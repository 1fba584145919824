import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sectionCode } from '@massima/contract/section-code';
import { anyQuestion } from '../../testing/any-question.ts';
import type { Filters } from '../query/search-query.ts';
import { withImpliedFilters } from '../query/implied-filters.ts';
import { readQuestion } from '../query/read-question.ts';
import { solrQuery } from './solr-query.ts';

/** Values that the contract accepts. They contain no query syntax. */
const section = fc
  .string({ unit: fc.constantFrom(...'3ULàß中 .°\'/-,;{}$=!"\\*\n'), minLength: 1, maxLength: 50 })
  .filter((code) => sectionCode.safeParse(code).success);
const input = fc.record({
  query: anyQuestion,
  kind: fc.constantFrom('principle' as const, 'verdict' as const),
  mode: fc.constantFrom('all' as const, 'some' as const, 'loose' as const),
  sort: fc.constantFrom('relevance' as const, 'date' as const),
  offset: fc.nat(50),
  size: fc.integer({ min: 1, max: 50 }),
  yearDoc: fc.array(fc.integer({ min: 2000, max: 2030 }), { maxLength: 100 }),
  selectedArea: fc.constantFrom(0 as const, 1 as const, 2 as const, null),
  issuerTypes: fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 12 }),
  areas: fc.array(fc.integer({ min: 1, max: 8 }), { maxLength: 8 }),
  sections: fc.array(section, { maxLength: 20 }),
  asTyped: fc.boolean(),
});

/** The parameters that a value refers to, as in `v=$words` or `must=$by_plain`. */
const mentions = (value: string) => [...value.matchAll(/=\$(\w+)/g)].map(([, name]) => name!);
/** Parameters with user input, which is never parsed, so `$name` in them is not a reference. */
const userText =
  /^(?:words|plain_words|other_words|also_words|also_term\d+|phrase\d+|without\d+|quoted\d+|left\d+|meaning)$/;
/** Named by the handler itself: solrconfig.xml. */
const handlers = new Set([
  'all_fields',
  'fields_of_texts',
  'exact_of_texts',
  'quotes_of_texts',
  'fields_behind',
]);
/**
 * Parameters that the handler evaluates. The default `q` searches the words and handles an empty
 * query.
 */
const roots = ['q', 'fq', 'sort', 'facet.query', 'hl.q'];

/** Finds empty clauses and references to missing parameters. */
function errorsOf(parameters: ReturnType<typeof solrQuery>): string[] {
  const seen = new Set<string>();
  const errors: string[] = [];
  const follow = (name: string, by: string) => {
    if (!(name in parameters) && by !== '' && !handlers.has(name)) errors.push(`${by} speaks of ${name}`);
    if (seen.has(name)) return;
    seen.add(name);
    for (const value of [parameters[name] ?? []].flat()) {
      if (/^\s*$|\{!bool\s*\}/.test(value)) errors.push(`${name} is empty`);
      if (!userText.test(name)) for (const other of mentions(value)) follow(other, name);
    }
  };
  for (const root of roots) follow(root, '');
  return errors;
}

test('builds no empty clause and refers to no missing parameter for any input', () => {
  fc.assert(
    fc.property(input, (sample) => {
      const errors = errorsOf(solrQuery(sample));
      // A thousand assertions a question take longer than all else.
      if (errors.length > 0) expect(errors).toEqual([]);
    }),
    { numRuns: 3000 },
  );
});

test('sends exactly the values of the filters to Solr', () => {
  fc.assert(
    fc.property(input, (sample) => {
      const parameters = solrQuery(sample);
      // Implied filters apply only if no filter of the same group is set.
      const resolved = withImpliedFilters<Filters>(
        { selectedArea: sample.selectedArea },
        readQuestion(sample.query).facts,
      );
      for (const [name, values, read = []] of [
        ['only_issuer', sample.issuerTypes, resolved.issuerTypes],
        ['only_year', sample.yearDoc, resolved.yearDoc],
        ['only_area', sample.areas, []],
        ['only_section', sample.sections, resolved.sections],
      ] as const) {
        const sent = parameters[name];
        const expected = values.length > 0 ? values : read;
        expect(sent).toBe(expected.length > 0 ? expected.join(',') : undefined);
        if (expected.length > 0) expect(String(sent).split(',')).toEqual(expected.map(String));
      }
    }),
    { numRuns: 500 },
  );
});

test('bounds the size of a request by the size of the query', () => {
  fc.assert(
    fc.property(input, (sample) => {
      const { fq } = solrQuery(sample);
      // Quotes need a word each, exclusions two characters and a blank.
      expect([fq].flat().length).toBeLessThan(10 + sample.query.length / 3);
    }),
    { numRuns: 1000 },
  );
});
