import { sampleReceipt } from '../../testing/samples/receipt.ts';
import { expect, it } from 'vitest';
import { newEntry } from './cached-answer.ts';
import { byIssuer, facetsOf, previousAnswer } from './facets.ts';
import { newSearchState } from './search-state.ts';
import { sampleResult } from '../../testing/sample-result.ts';

const authority = (issuer_type_id: number, document_emanante: string, count: number) => ({
  issuer_type_id,
  document_emanante,
  count,
});
const facts = (autList: ReturnType<typeof authority>[]) => ({
  autList,
  years: [],
  choices: { courts: [], authorities: autList, areas: [], sections: [] },
  total: 9,
  other_total: 7,
  maxscore: 1,
  by_meaning: false,
  matched: 'all' as const,
  with_every_word: 9,
  silent_on: [],
  near_total: null,
  near_is_paid: false,
  did_you_mean: null,
  corrected: false,
  corrections: [],
  also_searched: [],
  excluded: [],
  not_excluded: [],
  narrowed_by: [],
  references: [],
  charged: true,
  receipt: sampleReceipt(),
});

it('merges courts that the filter cannot distinguish', () => {
  const list = [
    authority(3, 'Corte di cassazione', 5),
    authority(1, 'Tribunale', 4),
    authority(1, 'Tribunale per i minorenni', 3),
  ];
  expect(byIssuer(list)).toEqual([authority(1, 'Tribunale', 7), authority(3, 'Corte di cassazione', 5)]);
});

it('offers the facets of the visible results, regardless of earlier queries', () => {
  const all = newSearchState('danno');
  const filtered = { ...all, issuers: [3] };
  const before = {
    ...newEntry(all),
    facts: facts([authority(3, 'C', 5), authority(1, 'T', 4)]),
    results: [sampleResult()],
  };
  const state = { order: ['a', 'b'], entries: { a: before, b: newEntry(filtered) } };
  expect(previousAnswer(state, filtered)).toBe(before);
  expect(facetsOf(before).choices.authorities).toHaveLength(2);
  expect(facetsOf(undefined).choices.authorities).toHaveLength(0);
});
