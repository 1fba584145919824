import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sectionCode } from '@massima/contract/section-code';
import { anyQuestion } from '../../testing/any-question.ts';
import type { Filters } from '../query/search-query.ts';
import { withImpliedFilters } from '../query/implied-filters.ts';
import { readQuestion } from '../query/read-question.ts';
import { solrQuery } from './solr-query.ts';

/** What the contract lets in: nothing that the engine reads as syntax. */
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
/** Texts of the user, never read as syntax: what looks like a mention in them is none. */
const typed =
  /^(?:words|plain_words|other_words|also_words|also_term\d+|phrase\d+|without\d+|quoted\d+|left\d+|meaning)$/;
/** Named by the handler itself: solrconfig.xml. */
const handlers = new Set([
  'all_fields',
  'fields_of_texts',
  'exact_of_texts',
  'quotes_of_texts',
  'fields_behind',
]);
/** What the handler reads by itself. Its own `q` asks for the words, and knows what to do where there are none. */
const roots = ['q', 'fq', 'sort', 'facet.query', 'hl.q'];

/** Clauses that say nothing, and names of parameters that are not there. */
function faultsOf(parameters: ReturnType<typeof solrQuery>): string[] {
  const seen = new Set<string>();
  const faults: string[] = [];
  const follow = (name: string, by: string) => {
    if (!(name in parameters) && by !== '' && !handlers.has(name)) faults.push(`${by} speaks of ${name}`);
    if (seen.has(name)) return;
    seen.add(name);
    for (const value of [parameters[name] ?? []].flat()) {
      if (/^\s*$|\{!bool\s*\}/.test(value)) faults.push(`${name} is empty`);
      if (!typed.test(name)) for (const other of mentions(value)) follow(other, name);
    }
  };
  for (const root of roots) follow(root, '');
  return faults;
}

test('whatever is typed, no clause is empty, and none speaks of a parameter that is not there', () => {
  fc.assert(
    fc.property(input, (given) => {
      const faults = faultsOf(solrQuery(given));
      // A thousand assertions a question take longer than all else.
      if (faults.length > 0) expect(faults).toEqual([]);
    }),
    { numRuns: 3000 },
  );
});

test('filters reach the engine as the values that were chosen, and no others', () => {
  fc.assert(
    fc.property(input, (given) => {
      const parameters = solrQuery(given);
      // What the question says itself narrows where nothing of its group was chosen.
      const said = withImpliedFilters<Filters>(
        { selectedArea: given.selectedArea },
        readQuestion(given.query).facts,
      );
      for (const [name, values, read = []] of [
        ['only_issuer', given.issuerTypes, said.issuerTypes],
        ['only_year', given.yearDoc, said.yearDoc],
        ['only_area', given.areas, []],
        ['only_section', given.sections, said.sections],
      ] as const) {
        const sent = parameters[name];
        const wanted = values.length > 0 ? values : read;
        expect(sent).toBe(wanted.length > 0 ? wanted.join(',') : undefined);
        if (wanted.length > 0) expect(String(sent).split(',')).toEqual(wanted.map(String));
      }
    }),
    { numRuns: 500 },
  );
});

test('the size of what is asked is bounded by the size of the question', () => {
  fc.assert(
    fc.property(input, (given) => {
      const { fq } = solrQuery(given);
      // Quotes need a word each, exclusions two characters and a blank.
      expect([fq].flat().length).toBeLessThan(10 + given.query.length / 3);
    }),
    { numRuns: 1000 },
  );
});
